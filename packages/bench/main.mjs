import { rmSync } from 'node:fs';
import { cpus, release, totalmem, type } from 'node:os';
import { buildStorefront, generatePrismaClient } from '../../scripts/lib/builds.mjs';
import { dataFolder } from '../../scripts/lib/paths.mjs';
import { anyFreePort } from '../../scripts/lib/ports.mjs';
import { defaultStateFolder } from '../../scripts/lib/postgres-state.mjs';
import { startPostgres, stopLeftPostgres } from '../../scripts/lib/postgres.mjs';
import { printProblem } from '../../scripts/lib/problem.mjs';
import { Progress } from '../../scripts/lib/progress.mjs';
import { Run, Stopped } from '../../scripts/lib/run.mjs';
import { loadSecrets } from '../../scripts/lib/secrets.mjs';
import { serviceUser } from '../../scripts/lib/service-user.mjs';
import { stopOnSignals } from '../../scripts/lib/stop.mjs';
import { measureBodies } from './bodies.mjs';
import { measureBesideImport } from './beside-import.mjs';
import { importGenerated, importTable, seedDemo } from './catalogues.mjs';
import { keepContent, startContent } from './content.mjs';
import { whole } from './figures.mjs';
import { closeConnections } from './http.mjs';
import { measureHostile } from './hostile.mjs';
import { measureInstances } from './instances.mjs';
import { measureLighthouse } from './lighthouse.mjs';
import { readOptions, USAGE } from './options.mjs';
import { findPages } from './pages.mjs';
import { measureRelevance } from './relevance.mjs';
import { startShop } from './servers.mjs';
import { measureSizes } from './sizes.mjs';
import { measureSpeed } from './speed.mjs';
import { measureUploads } from './uploads.mjs';
import { measureUseCases } from './use-cases.mjs';

/** Products of the small catalogue that a large one is compared with. */
const SMALL = 1000;

/** The benchmark's own data folder is removed at the end; what a killed run has left is removed before. */
async function ownFolders() {
  const state = defaultStateFolder(serviceUser());
  await stopLeftPostgres(state);
  rmSync(state, { recursive: true, force: true });
  process.once('exit', () => {
    for (const folder of [state, dataFolder]) rmSync(folder, { recursive: true, force: true });
  });
}

/**
 * Measures the shop and prints tables, then ends everything that it started.
 * @param {readonly string[]} argv
 */
export async function main(argv) {
  const progress = new Progress();
  /** @param {string} sentence */
  const say = (sentence) => progress.say(sentence);
  /** @type {Run | undefined} */
  let run;
  try {
    const options = readOptions(argv);
    if (options.help) {
      process.stdout.write(USAGE);
      return;
    }
    run = await Run.begin('bench', {}, say);
    stopOnSignals(run, say, 130);
    await ownFolders();
    await bench(await prepare(run, progress), options);
  } catch (error) {
    if (!(error instanceof Stopped)) {
      printProblem(error);
      process.exitCode = 1;
    }
  }
  closeConnections();
  await run?.stop();
  process.exit();
}

/** Room for the indexes of a large catalogue, as docs/operations.md advises. */
const POSTGRES_SETTINGS = ['shared_preload_libraries=pg_stat_statements', 'shared_buffers=1GB'];

/** @typedef {import('./servers.mjs').Context} Context */
/** @typedef {import('../../scripts/lib/postgres.mjs').Postgres} Postgres */
/** @typedef {import('./catalogues.mjs').Catalogue} Catalogue */
/** @typedef {import('./options.mjs').Options} Options */

/** @param {Run} run @param {Progress} progress @returns {Promise<{context: Context, postgres: Postgres}>} */
async function prepare(run, progress) {
  const port = await anyFreePort();
  const cmsPort = await anyFreePort();
  const shopUrl = `http://127.0.0.1:${port}`;
  const settings = { host: '127.0.0.1', port, cmsPort, shopUrl, cmsUrl: `http://127.0.0.1:${cmsPort}` };
  const postgres = await progress.step('Starting Postgres', () => startPostgres({ settings: POSTGRES_SETTINGS }));
  run.ownPostgres(postgres);
  await generatePrismaClient(run);
  await progress.step('Storefront build', () => buildStorefront(run));
  return { context: { run, progress, settings, secrets: loadSecrets(), mode: 'demo' }, postgres };
}

/** Prints one table of figures. @param {string} title @param {string} text */
function show(title, text) {
  process.stdout.write(`\n### ${title}\n\n${text}\n\n`);
}

/** @param {{context: Context, postgres: Postgres}} prepared @param {Options} options */
async function bench({ context, postgres }, options) {
  const { parts } = options;
  const gib = Math.round(totalmem() / 1024 ** 3);
  const machine = `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), ${gib} GiB, ${type()} ${release()}`;
  context.progress.say(`${machine}, Node ${process.versions.node}`);
  const { main, all } = await fillDatabases(context, postgres, options);
  if (parts.has('use-cases')) show('Use cases without HTTP, no request twice', await measureUseCases(context, all));
  if (parts.has('relevance') && options.products === 0)
    show('What shoppers type, and what they meant', await measureRelevance(context, main.databaseUrl));
  if (parts.has('hostile')) {
    const figures = await context.progress.step('Hostile requests', () => measureHostile(context, main.databaseUrl));
    show(`Hostile requests, ${whole(main.products)} products`, figures);
  }
  if (parts.has('uploads')) {
    const figures = await context.progress.step('Uploads', () => measureUploads(context, main.databaseUrl));
    show('Uploads of photographs, and pages meanwhile', figures);
  }
  if (parts.has('bodies')) {
    const figures = await context.progress.step('Largest bodies', () => measureBodies(context, main.databaseUrl));
    show('Largest bodies of each route', figures);
  }
  if (['sizes', 'speed', 'instances', 'lighthouse', 'beside-import'].some((part) => parts.has(part))) {
    await benchStorefront(context, postgres, { catalogue: main, options });
  }
}

/**
 * @param {Context} context
 * @param {Postgres} postgres
 * @param {Options} options
 * @returns {Promise<{main: Catalogue, all: Catalogue[]}>} main: what the pages show
 */
async function fillDatabases(context, postgres, { products, parts }) {
  if (products === 0) {
    const demo = await seedDemo(context, postgres);
    return { main: demo, all: [demo] };
  }
  const small = parts.has('use-cases') && products > SMALL ? [await importGenerated(context, postgres, SMALL)] : [];
  const main = await importGenerated(context, postgres, products);
  const imports = [...small, main];
  show('Import of generated feeds', importTable(imports.map(({ report }) => report)));
  return { main: main.catalogue, all: imports.map(({ catalogue }) => catalogue) };
}

/** @param {Context} context @param {Postgres} postgres @param {{catalogue: Catalogue, options: Options}} what */
async function benchStorefront(context, postgres, { catalogue, options }) {
  const { progress, settings } = context;
  const { parts, seconds, lighthouseRuns } = options;
  const { databaseUrl } = catalogue;
  const strapi = await startContent(context, postgres);
  const shop = await progress.step('Starting the storefront', () =>
    startShop(context, databaseUrl, { port: settings.port }),
  );
  await keepContent(context, strapi, databaseUrl);
  const pages = await findPages({ url: shop.url, databaseUrl });
  const about = `${whole(catalogue.products)} products`;
  if (parts.has('sizes')) show(`Sizes of a first load, ${about}`, await measureSizes(shop.url, pages));
  if (parts.has('speed')) {
    const tables = await progress.step('Load', () => measureSpeed(context, { shop, databaseUrl, pages, seconds }));
    show(`Requests under load, ${about}`, tables.speed);
    show(`Pages rendered each time, ${about}`, tables.rendering);
    show(`Memory of the storefront, ${about}`, tables.memory);
  }
  if (parts.has('instances')) {
    const figures = await progress.step('Instances', () => measureInstances(context, { databaseUrl, seconds }));
    show('Instances of partners in one process', figures);
  }
  if (parts.has('lighthouse')) {
    show(
      `Lighthouse on a phone, median of ${lighthouseRuns}, ${about}`,
      await measureLighthouse(context, { shopUrl: shop.url, pages, runs: lighthouseRuns }),
    );
  }
  // The last, since the catalogue is another one after it.
  if (parts.has('beside-import'))
    show(
      `Shoppers beside an import, ${about}`,
      await measureBesideImport(context, { shop, catalogue, pages, seconds }),
    );
}
