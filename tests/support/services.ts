import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { storefrontBuildState } from '../../scripts/lib/builds.mjs';
import { anyFreePort } from '../../scripts/lib/ports.mjs';
import { shopRoleUrl } from '../../scripts/lib/shop-role.mjs';
import { createCmsDatabase } from './databases.ts';
import { runFolder, shopSettings, testSecrets } from './environment.ts';
import { type ServiceProcess, startService } from './service-process.ts';
import { launchStrapi, type StrapiOptions } from './strapi-process.ts';

export { stopServices, type ServiceProcess } from './service-process.ts';

export interface ShopOptions {
  /** A database of the test's own, see `createTestDatabase`. */
  databaseUrl: string;
  /** Settings beyond those of every test, such as `CMS_URL`. */
  env?: Record<string, string>;
  port?: number;
  /** Folder of the build, from the root. */
  build?: string;
}

/**
 * Starts the production build of the shop, including its jobs, with the login of its role, and waits until it is ready.
 * @throws Error if there is no build
 */
export async function startShop({
  databaseUrl,
  env = {},
  port,
  build = 'apps/storefront/build',
}: ShopOptions): Promise<ServiceProcess> {
  const state = storefrontBuildState();
  if (state === 'missing') throw new Error('The storefront is not built: npm run build');
  if (state === 'older') console.warn("The storefront's build is older than its sources: npm run build");
  const listenOn = port ?? (await anyFreePort());
  const dataFolder = await mkdtemp(path.join(runFolder(), 'shop-'));
  return startService({
    script: `${build}/main.js`,
    port: listenOn,
    readyPath: '/readyz',
    env: {
      ...shopSettings(shopRoleUrl(databaseUrl, testSecrets.SHOP_DATABASE_PASSWORD)),
      PUBLIC_URL: `http://127.0.0.1:${listenOn}`,
      HOST: '127.0.0.1',
      DATA_DIR: dataFolder,
      ...env,
    },
  });
}

/**
 * Starts Strapi on a copy of a database with its seed content, which saves the work of a first start.
 * @param options databaseUrl: one of the test's own instead
 */
export async function startStrapi(options: Partial<StrapiOptions> = {}): Promise<ServiceProcess> {
  return launchStrapi({ ...options, databaseUrl: options.databaseUrl ?? (await createCmsDatabase()) });
}
