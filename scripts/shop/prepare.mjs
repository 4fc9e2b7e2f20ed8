import { buildStorefront, generatePrismaClient, migrateDatabase, seedDatabase } from '../lib/builds.mjs';
import { ensureDatabase, isMigrated, markSeeded, seedState } from '../lib/databases.mjs';
import { installCms, installedPackages, installWithoutCms, requireSpace } from '../lib/install.mjs';
import { dataFolder } from '../lib/paths.mjs';
import { startPostgres } from '../lib/postgres.mjs';
import { shopEnvironment } from '../lib/settings.mjs';
import { loginOfShop } from '../lib/shop-role.mjs';

/**
 * Context of the preparation.
 * @typedef {object} Context
 * @property {import('../lib/run.mjs').Run} run
 * @property {import('../lib/progress.mjs').Progress} progress
 * @property {import('../lib/settings.mjs').Settings} settings
 * @property {Record<string, string>} secrets
 * @property {'demo' | 'development'} mode
 */

/**
 * Connection strings of shop and CMS, and the embedded Postgres if it is used.
 * @typedef {{shop: string, cms: string, postgres?: import('../lib/postgres.mjs').Postgres}} Databases
 */

/** @typedef {Context['run']} Run */
/** @typedef {Context['progress']} Progress */

/** Space for databases, builds and logs in addition to packages, in GiB. */
const WORKING_SPACE = 0.5;

/** Installs the shop's packages; those of the CMS follow while the shop runs (decision 13). @param {Context} context */
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
 * Prepares the databases of shop and CMS: those of the environment, or the embedded Postgres.
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
 * Prepares the databases, seeds the shop's, and builds the storefront if the mode needs it, in parallel. Steps that are
 * up to date are skipped.
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
 * The storefront's database URL: with the role that owns nothing and sees one instance at a time.
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

/**
 * @param {Context} context
 * @param {Promise<unknown>} client the database client, which the demonstration data need
 * @returns {Promise<Databases>}
 */
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
 * Renews demo data of another day, whose dates are relative to it, while the shop runs.
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
