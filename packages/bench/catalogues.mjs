import { readFileSync, rmSync } from 'node:fs';
import { migrateDatabase, seedDatabase } from '../../scripts/lib/builds.mjs';
import { ensureDatabase, withDatabase } from '../../scripts/lib/databases.mjs';
import { lastLines } from '../../scripts/lib/files.mjs';
import { inData, inRoot, root } from '../../scripts/lib/paths.mjs';
import { Problem } from '../../scripts/lib/problem.mjs';
import { milliseconds, table, whole } from './figures.mjs';
import { environment } from './servers.mjs';

/**
 * A catalogue in a database of its own.
 * @typedef {{name: string, databaseUrl: string, products: number}} Catalogue
 */

const tsx = inRoot('node_modules', 'tsx', 'dist', 'cli.mjs');

/**
 * Fills an empty database with the demonstration catalogue.
 * @param {import('./servers.mjs').Context} context
 * @param {import('../../scripts/lib/postgres.mjs').Postgres} postgres
 * @returns {Promise<Catalogue>}
 */
export async function seedDemo(context, postgres) {
  const databaseUrl = await migrated(context, postgres.url('bench_demo'));
  await context.progress.step('Writing the demonstration catalogue', () =>
    seedDatabase(context.run, environment(context, databaseUrl)),
  );
  return describe('demonstration catalogue', databaseUrl);
}

/**
 * Fills an empty database with a generated feed, by the importer's command, then imports the same feed again.
 * @param {import('./servers.mjs').Context} context
 * @param {import('../../scripts/lib/postgres.mjs').Postgres} postgres
 * @param {number} products
 * @returns {Promise<{catalogue: Catalogue, report: string[]}>} report: a row of the importer's table
 */
export async function importGenerated(context, postgres, products) {
  const databaseUrl = await migrated(context, postgres.url(`bench_${products}`));
  const feed = await generateFeed(context, databaseUrl, products);
  /** @param {string} name @param {string} step */
  const importNow = (name, step) => context.progress.step(step, () => importFeed(context, databaseUrl, { name, feed }));
  const first = await importNow(`import-${products}`, `Importing ${whole(products)} products`);
  const copied = await copyOfRows(databaseUrl);
  const again = await importNow(`import-${products}-again`, `Importing ${whole(products)} products again`);
  rmSync(feed);
  return {
    catalogue: await describe(`${whole(products)} products`, databaseUrl),
    report: [whole(products), ...first, again[1] ?? '–', again[3] ?? '–', milliseconds(copied)],
  };
}

/**
 * Writes a feed of generated products; a longer one has those of a shorter one first.
 * @param {import('./servers.mjs').Context} context
 * @param {string} databaseUrl
 * @param {number} products
 * @returns {Promise<string>} its file
 */
export async function generateFeed(context, databaseUrl, products) {
  const { run, progress } = context;
  const feed = inData(`feed-${products}.ndjson`);
  await progress.step(`Generating a feed of ${whole(products)} products`, async () => {
    const generator = [tsx, inRoot('packages', 'demo-catalogue', 'src', 'generate.ts'), '--products', String(products)];
    const env = environment(context, databaseUrl);
    const { exited } = run.spawn('generate-feed', process.execPath, generator, { cwd: root, env, log: feed });
    const { code } = await exited;
    if (code !== 0 && !run.stopping) throw new Problem('The feed could not be generated.', '', lastLines(feed));
  });
  return feed;
}

/**
 * Imports a feed by the importer's command.
 * @param {import('./servers.mjs').Context} context
 * @param {string} databaseUrl
 * @param {{name: string, feed: string}} what name: of its log
 * @returns {Promise<string[]>} items, time, products/s, memory
 */
export async function importFeed(context, databaseUrl, { name, feed }) {
  await context.run.command(name, process.execPath, [inRoot('scripts', 'catalog-import.mjs'), feed], {
    cwd: root,
    env: environment(context, databaseUrl),
    failure: 'The catalogue could not be imported.',
  });
  return importFigures(readFileSync(inData('logs', `${name}.log`), 'utf8'));
}

/** Tables that an import fills. */
const IMPORTED = [
  'product', 'product_text', 'product_category', 'product_attribute', 'product_image', 'product_source', 'variant', 'price_period',
  'search.product',
]; // prettier-ignore

/**
 * The reference for an import: `COPY` of all rows that it wrote into one table without an index.
 * @param {string} databaseUrl of a Postgres on this machine, as its superuser
 * @returns {Promise<number>} ms
 */
function copyOfRows(databaseUrl) {
  return withDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query(`SELECT current_setting('data_directory') || '/bench-rows' AS file`);
    const file = client.escapeLiteral(rows[0].file);
    const all = IMPORTED.map((name) => `SELECT own::text FROM ${name} own`).join(' UNION ALL ');
    await client.query(`COPY (${all}) TO ${file}`);
    await client.query('CREATE TABLE bench_rows (line text)');
    const started = performance.now();
    await client.query(`COPY bench_rows FROM ${file}`);
    const passed = performance.now() - started;
    await client.query('DROP TABLE bench_rows');
    return passed;
  });
}

/**
 * The importer's own figures out of its summary.
 * @param {string} log
 * @returns {string[]} items, time, products/s, memory
 */
export function importFigures(log) {
  /** @param {string} name */
  const value = (name) => new RegExp(`^${name}\\s{2,}(.+)$`, 'm').exec(log)?.[1] ?? '–';
  const [seconds = '–', perSecond = '–'] = value('time').split(', ');
  return [value('items read'), seconds, perSecond, value('peak memory')];
}

/** @param {readonly string[][]} reports */
export const importTable = (reports) =>
  table(
    ['products', 'items', 'time', 'speed', 'memory at most', 'again, unchanged', 'memory at most', 'COPY of the rows'],
    reports,
  );

/**
 * @param {import('./servers.mjs').Context} context
 * @param {string} databaseUrl
 * @returns {Promise<string>} the same address
 */
async function migrated(context, databaseUrl) {
  await ensureDatabase(databaseUrl, 'DATABASE_URL');
  await migrateDatabase(context.run, environment(context, databaseUrl));
  return databaseUrl;
}

/**
 * Counts what is shown, after the upkeep that Postgres does by itself within a minute.
 * @param {string} name
 * @param {string} databaseUrl
 * @returns {Promise<Catalogue>}
 */
function describe(name, databaseUrl) {
  return withDatabase(databaseUrl, async (client) => {
    await client.query('VACUUM ANALYZE');
    const { rows } = await client.query(`SELECT count(*)::int AS products FROM product WHERE status = 'published'`);
    return { name, databaseUrl, products: rows[0].products };
  });
}
