import { findChromium } from '../../scripts/lib/chromium.mjs';
import { anyFreePort } from '../../scripts/lib/ports.mjs';
import { beginTestRun } from '../../scripts/test/test-runs.mjs';
import { createEmptyDatabase, createTestDatabase, ensureMigratedTemplate } from './databases.ts';
import { announceServer, testSecrets } from './environment.ts';
import { GoogleServer } from './google-server.ts';
import { startShop, startStrapi, stopServices } from './services.ts';

/**
 * Before the first end-to-end test: a Postgres with the demonstration catalogue, the production build of the shop and a
 * Strapi. With E2E_BASE_URL set, the tests run against that shop instead.
 *
 * Sets for the tests: E2E_BASE_URL, E2E_DATABASE_URL (the shop's database) and E2E_CMS_URL.
 * @returns a function that stops all of it
 */
export default async function setup(): Promise<() => Promise<void>> {
  process.env.CHROMIUM_PATH ??= (await findChromium())?.executablePath;
  if (process.env.E2E_BASE_URL) return async () => {};
  const { postgres, folder, stop } = await beginTestRun();
  const google = new GoogleServer();
  const stopAll = async (): Promise<void> => {
    await stopServices();
    await google.stop();
    await stop();
  };
  try {
    announceServer(postgres.url('postgres'), folder);
    const port = await anyFreePort();
    const cmsPort = await anyFreePort();
    const shopUrl = `http://127.0.0.1:${port}`;
    const databaseIsThere = ensureMigratedTemplate().then(() => createTestDatabase({ seeded: true }));
    // Its first start fills its database: a copy of a filled one would need a second start.
    const cmsIsThere = createEmptyDatabase('cms').then((cmsDatabase) =>
      startStrapi({ databaseUrl: cmsDatabase, shopUrl, port: cmsPort }),
    );
    await Promise.allSettled([databaseIsThere, cmsIsThere]); // neither is left running if the other fails
    const databaseUrl = await databaseIsThere;
    const cms = await cmsIsThere;
    const shop = await startShop({
      databaseUrl,
      port,
      env: {
        CMS_URL: cms.url,
        CMS_API_TOKEN: testSecrets.CMS_API_TOKEN,
        GOOGLE_URL: await google.start(),
        ADMIN_EMAILS: 'team@velory.example',
        GOOGLE_CLIENT_ID: 'velory-test',
        GOOGLE_CLIENT_SECRET: 'google-secret',
      },
    });
    process.env.E2E_DATABASE_URL = databaseUrl;
    process.env.E2E_CMS_URL = cms.url;
    process.env.E2E_BASE_URL = shop.url;
  } catch (error) {
    await stopAll();
    throw error;
  }
  return stopAll;
}
