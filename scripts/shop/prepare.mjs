import { buildStorefront, generatePrismaClient, migrateDatabase, seedDatabase } from '../lib/builds.mjs';
import { ensureDatabase, isMigrated, markSeeded, seedState } from '../lib/databases.mjs';
import { installCms, installedPackages, installWithoutCms, requireSpace } from '../lib/install.mjs';
import { dataFolder } from '../lib/paths.mjs';
import { startPostgres } from '../lib/postgres.mjs';
import { shopEnvironment } from '../lib/settings.mjs';
import { loginOfShop } from '../lib/shop-role.mjs';

/**
 * What the preparation works with.
 * @typedef {object} Context
 * @property {import('../lib/run.mjs').Run} run
 * @property {import('../lib/progress.mjs').Progress} progress
 * @property {import('../lib/settings.mjs').Settings} settings
 * @property {Record<string, string>} secrets
 * @property {'demo' | 'development'} mode
 */

/**
 * Connection strings of shop and CMS, and the Postgres of the checkout's own where one of them lies in it.
 * @typedef {{shop: string, cms: string, postgres?: import('../lib/postgres.mjs').Postgres}} Databases
 */

/** @typedef {Context['run']} Run */
/** @typedef {Context['progress']} Progress */

/** Space for databases, builds and logs beside the packages, in GiB. */
const WORKING_SPACE = 0.5;

/** Installs what the shop needs; the packages of the CMS come while it sells (decision 13). @param {Context} context */
export async function ensurePackages({ run, progress }) {
  if (installedPackages() !== 'none') return;
  await progress.step(
    'Installing packages of the shop (npm ci)',
    () => installWithoutCms(run),
    () => 'Packages of the shop installed',
  );
}

/** @param {Context} context */
export async function ensureCmsPackages({ run, progress }) {
  if (installedPackages() === 'all') return;
  await progress.step(
    'Installing packages of the CMS (npm install)',
    () => installCms(run),
    () => 'Packages of the CMS installed',
  );
}

/**
 * Brings up the databases of shop and CMS: those of the environment, or an embedded Postgres of the checkout's own.
 * @param {Context} context
 * @returns {Promise<Databases>}
 */
async function ensureDatabases({ run, progress }) {
  const { DATABASE_URL: shopUrl, CMS_DATABASE_URL: cmsUrl } = process.env;
  await requireSpace(dataFolder, WORKING_SPACE, 'databases and builds');
  const databases = await findDatabases(shopUrl, cmsUrl, () => startEmbedded(run, progress));
  await Promise.all([
    ensureDatabase(databases.shop, 'DATABASE_URL'),
    ensureDatabase(databases.cms, 'CMS_DATABASE_URL'),
  ]);
  return databases;
}

/**
 * @param {string | undefined} shopUrl
 * @param {string | undefined} cmsUrl
 * @param {() => Promise<import('../lib/postgres.mjs').Postgres>} startOwn asked only where an address is not given
 * @returns {Promise<Databases>}
 */
async function findDatabases(shopUrl, cmsUrl, startOwn) {
  if (shopUrl && cmsUrl) return { shop: shopUrl, cms: cmsUrl };
  const postgres = await startOwn();
  return { shop: shopUrl || postgres.url('velory'), cms: cmsUrl || postgres.url('velory_cms'), postgres };
}

/** @param {Run} run @param {Progress} progress */
async function startEmbedded(run, progress) {
  return progress.step(
    'Starting Postgres',
    async () => {
      const postgres = await startPostgres({ report: (sentence) => progress.say(sentence) });
      run.ownPostgres(postgres);
      return postgres;
    },
    ({ port, adopted }) =>
      adopted ? `Using Postgres of the previous run (port ${port})` : `Postgres started (port ${port})`,
  );
}

/**
 * Brings up the databases, fills that of the shop, and builds the storefront where the mode runs a build: side by side. What is
 * current is left alone.
 * @param {Context} context
 * @returns {Promise<Databases>}
 */
export async function prepareShop(context) {
  const { run, progress, mode } = context;
  const client = progress.step(
    'Generating the database client',
    () => generatePrismaClient(run),
    (made) => (made ? 'Database client generated' : 'Database client is up to date'),
  );
  const build = client.then(() => (mode === 'demo' ? buildWithProgress(run, progress) : undefined));
  const [databases] = await Promise.all([prepareData(context, client), build]);
  return databases;
}

/**
 * The address that the storefront itself works by: that of the role which owns nothing and sees one instance at a time.
 * @param {Context} context
 * @param {string} databaseUrl of the owner
 * @returns {Promise<string>}
 */
export async function storefrontAddress({ progress, secrets }, databaseUrl) {
  const { SHOP_DATABASE_PASSWORD: made = '' } = secrets;
  const url = await loginOfShop(databaseUrl, process.env.SHOP_DATABASE_PASSWORD || made);
  if (!url)
    progress.say('The user of DATABASE_URL may not create logins: the shop uses its connection and switches the role.');
  return url ?? databaseUrl;
}

/** @param {Run} run @param {Progress} progress */
async function buildWithProgress(run, progress) {
  await progress.step(
    'Building the storefront',
    () => buildStorefront(run),
    (made) => (made ? 'Storefront built' : 'Storefront build is up to date'),
  );
}

/** @param {Context} context @param {Promise<unknown>} client the database client, which the demonstration data need @returns {Promise<Databases>} */
async function prepareData(context, client) {
  const { run, progress, settings, secrets, mode } = context;
  const databases = await ensureDatabases(context);
  const env = shopEnvironment(settings, secrets, { databaseUrl: databases.shop, mode });
  if (!(await isMigrated(databases.shop))) {
    await progress.step(
      'Migrating the database',
      () => migrateDatabase(run, env),
      () => 'Database migrated',
    );
  }
  if ((await seedState(databases.shop, ownDatabase())) === 'missing') {
    await client;
    await writeSeed(run, progress, env);
  }
  return databases;
}

/**
 * Renews demonstration data of another day, whose delivery dates and offers are counted from then, while the shop runs.
 * @param {Context} context
 * @param {string} databaseUrl
 */
export async function renewSeed({ run, progress, settings, secrets, mode }, databaseUrl) {
  const env = shopEnvironment(settings, secrets, { databaseUrl, mode });
  if ((await seedState(databaseUrl, ownDatabase())) === 'of another day') await writeSeed(run, progress, env);
}

const ownDatabase = () => ({ own: Boolean(process.env.DATABASE_URL) });

/** @param {Run} run @param {Progress} progress @param {NodeJS.ProcessEnv & {DATABASE_URL: string}} env */
async function writeSeed(run, progress, env) {
  await progress.step(
    'Seeding demo data',
    async () => {
      await seedDatabase(run, env);
      if (!ownDatabase().own) await markSeeded(env.DATABASE_URL);
    },
    () => 'Demo data seeded',
  );
}
