import { rmSync } from 'node:fs';
import { findChromium } from '../lib/chromium.mjs';
import { readJson } from '../lib/files.mjs';
import { npmCommand } from '../lib/install.mjs';
import { inData, root } from '../lib/paths.mjs';
import { Stopped } from '../lib/run.mjs';
import { median, milliseconds, table, verdict } from './figures.mjs';

const PACKAGE = 'lighthouse@12.8.2';

/** Least scores of 100, the most that a layout may shift, and the latest first and largest paint in ms. */
const BUDGETS = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };
const MAX_CLS = 0.01;
const MAX_FCP = 1000;
const MAX_LCP = 1600;

/** Runs that may fail, as browsers on busy machines do. */
const SPARE_RUNS = 3;

const PAGES = ['home', 'listing', 'product', 'FAQ', 'cart', 'contact form', 'search'];

/** @typedef {import('./servers.mjs').Context} Context */
/** @typedef {import('./pages.mjs').Page} Page */
/** @typedef {keyof typeof BUDGETS} Category */

/**
 * A report of Lighthouse, as far as it is read here.
 * @typedef {object} Report
 * @property {unknown} [runtimeError]
 * @property {Record<string, {score: number, auditRefs: {id: string, weight: number}[]}>} categories
 * @property {Record<string, Audit>} audits
 */

/**
 * @typedef {object} Audit
 * @property {number | null} score
 * @property {number} numericValue
 * @property {string} title
 * @property {string} [displayValue]
 * @property {{items?: {node?: {selector?: string}, url?: string}[]}} [details]
 */

/**
 * Runs a command of npm's package runner.
 * @param {Pick<Context, 'run'>} context
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env] beside this process's own
 * @returns {Promise<boolean>} whether it succeeded
 */
async function npx({ run }, args, env) {
  const npm = npmCommand();
  const { exited } = run.spawn('lighthouse', npm.command, [...npm.args, 'exec', '--yes', '--', PACKAGE, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    log: inData('logs', 'lighthouse.log'),
  });
  const { code } = await exited;
  if (run.stopping) throw new Stopped();
  return code === 0;
}

/**
 * What Lighthouse says of the pages on a phone.
 * @param {import('./servers.mjs').Context} context
 * @param {{shopUrl: string, pages: readonly import('./pages.mjs').Page[], runs: number}} options
 * @returns {Promise<string>} a table with what keeps a score below its budget, or a sentence why there is none
 */
export async function measureLighthouse(context, { shopUrl, pages, runs }) {
  const browser = await findChromium();
  if (!browser) return 'Not measured: there is no Chromium (CHROMIUM_PATH names one).';
  if (!(await npx(context, ['--version']))) return `Not measured: npx could not get ${PACKAGE}.`;
  const env = { CHROME_PATH: browser.executablePath };
  const rows = [];
  const remarks = new Set();
  for (const page of pages.filter(({ name }) => PAGES.includes(name))) {
    const reports = await context.progress.step(`Lighthouse: ${page.name}, ${runs} runs`, () =>
      reportsOf(context, { url: shopUrl + page.path, headers: page.headers, runs, env }),
    );
    if (reports.length < runs) remarks.add(`${page.name}: ${runs - reports.length} runs failed`);
    if (reports.length === 0) continue;
    rows.push(row(page, reports));
    for (const remark of shortcomings(page, reports)) remarks.add(remark);
  }
  const head = ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'FCP', 'LCP', 'TBT', 'CLS', 'budget'];
  return [table(head, rows), ...[...remarks].map((remark) => `- ${remark}`)].join('\n');
}

/**
 * @param {Context} context
 * @param {{url: string, headers: Record<string, string>, runs: number, env: NodeJS.ProcessEnv}} options
 * @returns {Promise<Report[]>} fewer than `runs` where too many failed
 */
async function reportsOf(context, { url, headers, runs, env }) {
  const file = inData('lighthouse.json');
  const sandbox = process.getuid?.() === 0 ? ' --no-sandbox' : '';
  const options = [
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${CATEGORIES.join(',')}`,
    `--chrome-flags=--headless=new${sandbox}`,
    ...(headers.Cookie ? [`--extra-headers=${JSON.stringify({ Cookie: headers.Cookie })}`] : []),
  ];
  /** @type {Report[]} */
  const reports = [];
  for (let attempt = 0; reports.length < runs && attempt < runs + SPARE_RUNS; attempt += 1) {
    rmSync(file, { force: true });
    await npx(context, [url, ...options], env);
    const report = /** @type {Report | undefined} */ (readJson(file));
    if (report && !report.runtimeError) reports.push(report);
  }
  return reports;
}

/** @type {readonly Category[]} */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** @param {readonly Report[]} reports @param {Category} category @returns {number} of 100; NaN where it was not measured */
const scoreOf = (reports, category) =>
  Math.round(median(reports.map(({ categories }) => (categories[category]?.score ?? Number.NaN) * 100)));
/** @param {readonly Report[]} reports @param {string} audit */
const valueOf = (reports, audit) => median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
/** @param {Page} page */
const judged = ({ indexed }) => CATEGORIES.filter((category) => category !== 'seo' || indexed);

/** @param {Page} page @param {readonly Report[]} reports */
function row(page, reports) {
  const fcp = valueOf(reports, 'first-contentful-paint');
  const lcp = valueOf(reports, 'largest-contentful-paint');
  const cls = valueOf(reports, 'cumulative-layout-shift');
  const holds =
    judged(page).every((category) => scoreOf(reports, category) >= BUDGETS[category]) &&
    fcp <= MAX_FCP &&
    lcp <= MAX_LCP &&
    cls <= MAX_CLS;
  return [
    page.name,
    ...CATEGORIES.map((category) => (judged(page).includes(category) ? String(scoreOf(reports, category)) : '–')),
    milliseconds(fcp),
    milliseconds(lcp),
    milliseconds(valueOf(reports, 'total-blocking-time')),
    cls.toFixed(3),
    verdict(holds, '99/100/100/100, 1.0 s, 1.6 s, 0.01'),
  ];
}

/**
 * The audits that cost points where a category stays below its budget, with the first place that they name.
 * @param {Page} page
 * @param {readonly Report[]} reports
 * @returns {string[]} sentences
 */
function shortcomings(page, reports) {
  const report = reports.at(-1);
  return judged(page)
    .filter((category) => scoreOf(reports, category) < BUDGETS[category])
    .flatMap((category) =>
      (report?.categories[category]?.auditRefs ?? [])
        .filter(({ weight }) => weight > 0)
        .flatMap(({ id }) => report?.audits[id] ?? [])
        .filter(({ score }) => score !== null && score < 0.95)
        .map(({ title, displayValue, details }) => {
          const place = details?.items?.[0]?.node?.selector ?? details?.items?.[0]?.url ?? '';
          return `${page.name}, ${category}: ${[title, displayValue, place].filter(Boolean).join(' · ')}`;
        }),
    );
}
