import { buildCms, compileCms, isCmsAdminBuilt } from '../lib/builds.mjs';
import { printProblem, Problem } from '../lib/problem.mjs';
import { Progress } from '../lib/progress.mjs';
import { Run, Stopped } from '../lib/run.mjs';
import { loadSecrets } from '../lib/secrets.mjs';
import { cmsEnvironment, loadEnvFile, readSettings, requireFreePorts } from '../lib/settings.mjs';
import { stopOnSignals } from '../lib/stop.mjs';
import { keepPostgresRunning } from './postgres-watch.mjs';
import { ensureCmsPackages, ensurePackages, prepareShop, renewSeed, storefrontAddress } from './prepare.mjs';
import { resetData } from './reset.mjs';
import { startStorefront, startStrapi } from './services.mjs';
import { keepStorefrontRunning } from './storefront-watch.mjs';
import { summary } from './summary.mjs';

const USAGE = `Usage: npm start [-- --reset]    run the shop in demo mode (production build)
       npm run dev [-- --reset]  run the shop with hot reload

Options:
  --reset     delete databases and files of previous runs first
  -h, --help  show this help

Environment: PORT (3000), CMS_PORT (1337), DATABASE_URL, CMS_DATABASE_URL; .env.example explains all variables.
`;

/**
 * Runs the whole shop until Ctrl-C or SIGTERM. A storefront or Postgres that exits is restarted.
 * @param {'demo' | 'development'} mode demo: the production build with local adapters and demo logins; development: hot
 *   reload
 * @param {readonly string[]} argv
 */
export async function main(mode, argv) {
  const options = readOptions(argv);
  if (options.help) {
    process.stdout.write(USAGE);
    return;
  }
  const progress = new Progress();
  /** @type {Run | undefined} */
  let run;
  try {
    loadEnvFile();
    const settings = readSettings();
    run = await Run.begin('shop', { url: settings.shopUrl }, (sentence) => progress.say(sentence));
    stopOnSignals(run, (sentence) => progress.say(sentence));
    await start({ run, progress, settings, mode }, options);
  } catch (error) {
    if (!(error instanceof Stopped)) {
      printProblem(error);
      process.exitCode = 1;
    }
    await run?.stop();
    process.exit();
  }
}

/** @typedef {import('./prepare.mjs').Context} Context */
/** @typedef {import('./prepare.mjs').Databases} Databases */
/** @typedef {import('./services.mjs').Service} Service */

/** @param {readonly string[]} argv */
function readOptions(argv) {
  const known = new Set(['--reset', '--help', '-h']);
  const unknown = argv.filter((argument) => !known.has(argument));
  if (unknown.length > 0) {
    printProblem(new Problem(`Unknown option: ${unknown.join(' ')}`, USAGE));
    process.exit(2);
  }
  return { reset: argv.includes('--reset'), help: argv.includes('--help') || argv.includes('-h') };
}

/** @param {Omit<Context, 'secrets'>} parts @param {{reset: boolean}} options */
async function start({ run, progress, settings, mode }, { reset }) {
  await requireFreePorts(settings);
  if (reset) await progress.step('Deleting data of previous runs', resetData, () => 'Data of previous runs deleted');
  const context = { run, progress, settings, mode, secrets: loadSecrets() };
  await ensurePackages(context);
  const databases = await prepareShop(context);
  const address = await storefrontAddress(context, databases.shop);
  const storefront = await progress.step(
    'Starting the storefront',
    () => startStorefront(context, address),
    () =>
      `Shop ready: ${settings.shopUrl}/ (German), ${settings.shopUrl}/fr (French), ${settings.shopUrl}/dev/mailbox (mail)`,
  );
  progress.say(
    isCmsAdminBuilt() || mode === 'development'
      ? 'Next: Strapi'
      : `Next: Strapi with its panel at ${settings.cmsUrl}/admin, in one or two minutes`,
  );
  /** @param {string} sentence */
  const report = (sentence) => progress.say(sentence);
  const stopped = keepStorefrontRunning(run, storefront, {
    start: () => startStorefront(context, address, { again: true }),
    report,
  });
  stopped.catch(() => {}); // awaited below; it may come before that
  if (databases.postgres) keepPostgresRunning(run, databases.postgres, report);
  const strapi = await Promise.race([finish(context, databases), stopped]);
  process.stdout.write(`${summary(settings, { mode, strapi, elapsed: progress.elapsed() })}\n`);
  await stopped;
}

/**
 * Continues the start while the shop is already available.
 * @param {Context} context
 * @param {Databases} databases
 * @returns {Promise<boolean>} whether Strapi runs
 */
async function finish(context, databases) {
  try {
    await renewSeed(context, databases.shop);
  } catch (error) {
    if (error instanceof Stopped) throw error;
    printProblem(error);
  }
  return startCms(context, databases.cms);
}

/**
 * Builds and starts Strapi, without its admin panel if that cannot be built.
 * @param {Context} context
 * @param {string} databaseUrl of the CMS
 * @returns {Promise<boolean>} whether it runs; the shop can continue without it
 */
async function startCms(context, databaseUrl) {
  const { run, progress, mode } = context;
  try {
    await ensureCmsPackages(context);
    if (mode === 'demo') await buildCmsWithProgress(context, databaseUrl);
    const strapi = await progress.step(
      'Starting Strapi',
      () => startStrapi(context, databaseUrl),
      () => 'Strapi started',
    );
    if (mode === 'demo') reportExit(run, strapi, progress);
    return true;
  } catch (error) {
    if (error instanceof Stopped || run.stopping) throw error;
    printProblem(error);
    progress.say('The shop continues without Strapi, using the stored content.');
    return false;
  }
}

/** @param {Context} context @param {string} databaseUrl of the CMS */
async function buildCmsWithProgress({ run, progress, settings, secrets, mode }, databaseUrl) {
  try {
    await progress.step(
      'CMS build',
      () => buildCms(run, cmsEnvironment(settings, secrets, { databaseUrl, mode })),
      (made) => (made ? 'CMS and admin panel built' : 'CMS build is up to date'),
    );
  } catch (error) {
    if (error instanceof Stopped || run.stopping) throw error;
    printProblem(error);
    progress.say('Starting Strapi without its admin panel.');
    await compileCms(run);
  }
}

/**
 * @param {import('../lib/run.mjs').Run} run
 * @param {Service} service
 * @param {import('../lib/progress.mjs').Progress} progress
 */
function reportExit(run, service, progress) {
  service.exited.then(() => {
    if (!run.stopping)
      progress.say(
        'Strapi has stopped. The shop continues with the stored content. Restart npm start to run Strapi again.',
      );
  });
}
