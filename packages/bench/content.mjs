import { setTimeout as delay } from 'node:timers/promises';
import { compileCms } from '../../scripts/lib/builds.mjs';
import { ensureDatabase, withDatabase } from '../../scripts/lib/databases.mjs';
import { printProblem } from '../../scripts/lib/problem.mjs';
import { Stopped } from '../../scripts/lib/run.mjs';
import { startStrapi } from '../../scripts/shop/services.mjs';

const WAIT_MS = 60_000;

/**
 * Starts Strapi with its first content, so that pages are as long as they are in the shop.
 * @param {import('./servers.mjs').Context} context
 * @param {import('../../scripts/lib/postgres.mjs').Postgres} postgres
 * @returns {Promise<import('../../scripts/shop/services.mjs').Service | undefined>} undefined where it does not start
 */
export async function startContent(context, postgres) {
  const { run, progress } = context;
  try {
    return await progress.step('Starting Strapi for its content', async () => {
      await compileCms(run);
      const databaseUrl = postgres.url('bench_cms');
      await ensureDatabase(databaseUrl, 'CMS_DATABASE_URL');
      return startStrapi(context, databaseUrl);
    });
  } catch (error) {
    if (error instanceof Stopped || run.stopping) throw error;
    printProblem(error);
    return undefined;
  }
}

/**
 * Waits until the shop has fetched its content, and ends Strapi, which no page needs from then on.
 * @param {import('./servers.mjs').Context} context
 * @param {import('../../scripts/shop/services.mjs').Service | undefined} strapi
 * @param {string} databaseUrl
 */
export async function keepContent({ run, progress }, strapi, databaseUrl) {
  const end = Date.now() + (strapi ? WAIT_MS : 0);
  let hasFaq = await holdsFaq(databaseUrl);
  while (!hasFaq && Date.now() < end) {
    if (run.stopping) throw new Stopped();
    await delay(250);
    hasFaq = await holdsFaq(databaseUrl);
  }
  if (strapi) await run.end(strapi.child);
  if (!hasFaq) progress.say('No content of the CMS: the FAQ is measured without entries.');
}

/** @param {string} databaseUrl @returns {Promise<boolean>} */
function holdsFaq(databaseUrl) {
  return withDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query(
      `SELECT EXISTS (SELECT FROM content_document WHERE type = 'faq-entry') AS present`,
    );
    return rows[0].present;
  });
}
