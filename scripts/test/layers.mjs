import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { buildCms, buildStorefront, compileCms, generatePrismaClient } from '../lib/builds.mjs';
import { addShell, findChromium, installChromium, shellMissingTo } from '../lib/chromium.mjs';
import { install, installedPackages, npmCommand } from '../lib/install.mjs';
import { inRoot, root } from '../lib/paths.mjs';
import { printProblem, Problem } from '../lib/problem.mjs';
import { Stopped } from '../lib/run.mjs';
import { placeholderCmsEnvironment } from '../lib/settings.mjs';
import { readJson } from '../lib/files.mjs';
import { prepareFirefox } from './firefox.mjs';
import { opensPanel } from './panel.mjs';
import { counts, readPlaywrightReport, readVitestReport, sum } from './counts.mjs';

/**
 * @typedef {object} TestContext
 * @property {import('../lib/run.mjs').Run} run
 * @property {import('../lib/progress.mjs').Progress} progress
 * @property {string} folder of the reports
 * @property {readonly string[]} args of the layer's tool
 * @property {boolean} alone whether only this layer runs, started by a person
 */

/** Prepares what every layer needs. @param {TestContext} context */
export async function prepare({ run, progress }) {
  if (installedPackages() !== 'all')
    await progress.step(
      'Installing packages (npm ci)',
      () => install(run),
      () => 'Packages installed',
    );
  if (await generatePrismaClient(run)) progress.say('Prisma client generated');
}

/** @typedef {import('./counts.mjs').Counts} Counts */
/** Runs a part of the tests. @typedef {(context: TestContext) => Promise<Counts>} Layer */

/** The layers of the tests. @satisfies {Record<string, Layer>} */
export const LAYERS = {
  static: runStaticChecks,
  unit: (/** @type {TestContext} */ context) => runVitest(context, ['unit']),
  build: runBuilds,
  integration: async (/** @type {TestContext} */ context) => {
    if (context.alone && (await runBuilds(context)).failed > 0) return counts({ failed: 1 });
    return runVitest(context, ['integration', 'contract']);
  },
  e2e: runPlaywright,
};

/**
 * Order of the layers: stages run one after the other, the lanes of a stage in parallel, a lane's layers in order.
 * Static checks occupy one CPU about as long as unit tests, builds and the first integration tests.
 * @type {readonly (readonly (readonly (keyof typeof LAYERS)[])[])[]}
 */
export const STAGES = [[['static'], ['unit', 'build', 'integration']], [['e2e']]];

/** Layers that only run when they are asked for by name. @type {Record<string, Layer>} */
export const LAYERS_BY_NAME = {
  ...LAYERS,
  chaos: async (context) => {
    if ((await runBuilds(context)).failed > 0) return counts({ failed: 1 });
    return runVitest(context, ['chaos']);
  },
  lives: (context) => {
    // All histories of orders: 10,000 in memory, 200 against Postgres.
    process.env.LIVES ??= '10000';
    process.env.LIVES_DATABASE ??= '200';
    const paths = ['tests/unit/order-lives', 'tests/integration/orders/order-lives.test.ts'];
    return runVitest({ ...context, args: [...paths, ...context.args] }, ['unit', 'integration']);
  },
  'e2e-full': (context) => runPlaywright(context, { E2E_FULL: 'true' }),
  shots: (context) =>
    runPlaywright({ ...context, args: ['--config', 'tests/shots/playwright.config.ts', ...context.args] }),
  changed: runChanged,
  firefox: async (context) => {
    if ((await runBuilds(context)).failed > 0) return counts({ failed: 1 });
    Object.assign(process.env, await prepareFirefox(context.run));
    return runVitest(context, ['firefox']);
  },
};

/**
 * Tests affected by changes since a commit: unit, integration and contract tests that import a changed file, and
 * browser tests whose own files changed, since they do not import the shop.
 * @param {TestContext} context args: the commit (default HEAD: uncommitted changes), then Vitest's options
 */
async function runChanged(context) {
  const [since = 'HEAD', ...args] = context.args;
  if ((await runBuilds(context)).failed > 0) return counts({ failed: 1 });
  const vitest = await runVitest({ ...context, args: [`--changed=${since}`, '--passWithNoTests', ...args] }, [
    'unit',
    'integration',
    'contract',
  ]);
  /** @param {readonly string[]} words */
  const git = (...words) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
  const folders = ['tests/e2e', 'tests/support'];
  const changed =
    git('diff', '--name-only', since, '--', ...folders) +
    git('ls-files', '--others', '--exclude-standard', '--', ...folders);
  if (!changed) return vitest;
  return sum([vitest, await runPlaywright({ ...context, args: [`--only-changed=${since}`, '--pass-with-no-tests'] })]);
}

/** Runs the checks of `npm run verify` one by one, so that all failures are reported. @type {Layer} */
async function runStaticChecks(context) {
  const { verify } = /** @type {{scripts: {verify: string}}} */ (readJson(inRoot('package.json'))).scripts;
  const names = [...verify.matchAll(/npm run ([\w:-]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'generate');
  const failures = [];
  for (const name of names) {
    const npm = npmCommand();
    const ok = await attempt(context, `Checking: ${name}`, () =>
      context.run.command(`check-${name.replaceAll(':', '-')}`, npm.command, [...npm.args, 'run', '--silent', name], {
        cwd: root,
        failure: `The check "${name}" failed.`,
      }),
    );
    if (!ok) failures.push(`failed: npm run ${name}`);
  }
  return counts({ passed: names.length - failures.length, failed: failures.length, remarks: failures });
}

/**
 * Builds what tests and `npm start` need.
 * @param {TestContext} context
 * @param {{panel?: boolean}} [needs] whether Strapi's admin panel is built where a layer runs alone
 */
async function runBuilds(context, { panel = false } = {}) {
  const { run } = context;
  const withPanel = !context.alone || panel;
  /** @type {[title: string, build: () => Promise<boolean>][]} */
  const builds = [
    ['Building the storefront', () => buildStorefront(run)],
    withPanel
      ? ['Building the CMS', () => buildCms(run, placeholderCmsEnvironment())]
      : ['Compiling the CMS', () => compileCms(run)],
  ];
  const failures = [];
  for (const [title, build] of builds) if (!(await attempt(context, title, build))) failures.push(`failed: ${title}`);
  return counts({ passed: builds.length - failures.length, failed: failures.length, remarks: failures });
}

/**
 * Runs a step; prints a failure without ending the run.
 * @param {TestContext} context
 * @param {string} title
 * @param {() => Promise<unknown>} work
 * @returns {Promise<boolean>} whether it succeeded
 */
async function attempt({ progress }, title, work) {
  try {
    await progress.step(title, work);
    return true;
  } catch (error) {
    if (error instanceof Stopped) throw error;
    printProblem(error);
    return false;
  }
}

/** @param {TestContext} context @param {readonly string[]} projects of vitest.config.ts */
async function runVitest({ run, progress, folder, args, alone }, projects) {
  progress.say(`Running the ${projects.join(' and ')} tests`);
  const report = path.join(folder, `${projects[0]}.json`);
  const isWatching = args.some((argument) => argument === '--watch' || argument === '-w' || argument === '--ui');
  const exitCode = await run.tool(
    `vitest-${projects[0]}`,
    [
      inRoot('node_modules', 'vitest', 'vitest.mjs'),
      ...(isWatching ? [] : ['run']),
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      '--reporter=./tests/support/file-times.ts',
      // As with browser tests: in CI, tests with processes and databases are retried once and listed at the end.
      ...(process.env.CI && !projects.includes('unit') ? ['--retry=1'] : []),
      ...args,
    ],
    {
      interactive: alone,
      env: { ...process.env, TEST_TIMES_FILE: path.join(folder, `${projects[0]}-times.json`) },
    },
  );
  return readVitestReport(report) ?? counts({ failed: exitCode === 0 ? 0 : 1 });
}

/** @param {TestContext} context @param {Record<string, string>} [settings] of playwright.config.ts */
async function runPlaywright(context, settings = {}) {
  const { run, progress, folder, args, alone } = context;
  const panel = opensPanel(args, inRoot('tests', 'e2e'));
  if (alone && (await runBuilds(context, { panel })).failed > 0) return counts({ failed: 1 });
  const browser = await ensureChromium(context);
  progress.say(`Running the end-to-end tests in ${browser.executablePath} (${browser.origin})`);
  const report = path.join(folder, 'e2e.json');
  const exitCode = await run.tool(
    'playwright',
    [inRoot('node_modules', '@playwright', 'test', 'cli.js'), 'test', ...args],
    {
      interactive: alone,
      env: { ...process.env, ...settings, CHROMIUM_PATH: browser.executablePath, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    },
  );
  return readPlaywrightReport(report) ?? counts({ failed: exitCode === 0 ? 0 : 1 });
}

/** @param {TestContext} context */
async function ensureChromium({ run, progress }) {
  const version = shellMissingTo();
  if (version) {
    try {
      await progress.step('Installing headless Chromium', () => addShell(run, version));
    } catch (error) {
      if (error instanceof Stopped) throw error;
      progress.say('Headless Chromium could not be installed; using the full Chromium');
    }
  }
  const found = await findChromium();
  if (found) return found;
  await progress.step(
    'Installing Chromium for the end-to-end tests',
    () => installChromium(run),
    () => 'Chromium installed',
  );
  const installed = await findChromium();
  if (installed) return installed;
  throw new Problem(
    'Chromium was installed but was not found.',
    'Set its path: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}
