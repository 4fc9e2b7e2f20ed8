import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/lib/chromium.mjs';
import { readJson } from '../../scripts/lib/files.mjs';
import { npmCommand } from '../../scripts/lib/install.mjs';
import { inData, root } from '../../scripts/lib/paths.mjs';
import { anyFreePort } from '../../scripts/lib/ports.mjs';
import { Stopped } from '../../scripts/lib/run.mjs';
import { median, milliseconds, table, verdict } from './figures.mjs';
import { askOnce } from './load.mjs';
import { startBareServer } from './servers.mjs';

const PACKAGE = 'lighthouse@12.8.2';

/** Least scores of 100, the most that a layout may shift, and the latest first and largest paint in ms. */
const BUDGETS = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };
const MAX_CLS = 0.01;
const MAX_FCP = 1000;
const MAX_LCP = 1600;

/** Runs that may fail, as browsers on busy machines do. */
const SPARE_RUNS = 3;

const PAGES = ['home', 'listing', 'product', 'FAQ', 'cart', 'contact form', 'search'];

/** The reference: a nearly empty page, which shows the machine's share of every figure. */
const HEADING = Buffer.from(
  '<!doctype html><html lang="de"><meta name="viewport" content="width=device-width"><title>Reference</title><main><h1>Reference</h1></main></html>',
).toString('base64');

/** @typedef {import('./servers.mjs').Context} Context */
/** @typedef {import('./pages.mjs').Page} Page */
/** @typedef {keyof typeof BUDGETS} Category */

/**
 * A report of Lighthouse, as far as it is read here.
 * @typedef {object} Report
 * @property {unknown} [runtimeError]
 * @property {string} finalDisplayedUrl
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
 * @returns {Promise<boolean>} whether it succeeded
 */
async function npx({ run }, args) {
  const npm = npmCommand();
  const { exited } = run.spawn('lighthouse', npm.command, [...npm.args, 'exec', '--yes', '--', PACKAGE, ...args], {
    cwd: root,
    env: process.env,
    log: inData('logs', 'lighthouse.log'),
  });
  const { code } = await exited;
  if (run.stopping) throw new Stopped();
  return code === 0;
}

/**
 * Lighthouse's scores for the pages on a phone.
 * @param {import('./servers.mjs').Context} context
 * @param {{shopUrl: string, pages: readonly import('./pages.mjs').Page[], runs: number}} options
 * @returns {Promise<string>} a table with what keeps a score below its budget, or a sentence why there is none
 */
export async function measureLighthouse(context, { shopUrl, pages, runs }) {
  const browser = await findChromium();
  if (!browser) return 'Not measured: there is no Chromium (CHROMIUM_PATH names one).';
  if (!(await npx(context, ['--version']))) return `Not measured: npx could not get ${PACKAGE}.`;
  const rows = [];
  const remarks = new Set();
  for (const page of pages.filter(({ name }) => PAGES.includes(name))) {
    const reports = await context.progress.step(`Lighthouse: ${page.name}, ${runs} runs`, () =>
      reportsOf(context, {
        url: shopUrl + page.path,
        cookie: page.headers.Cookie ?? '',
        runs,
        executablePath: browser.executablePath,
      }),
    );
    if (reports.length < runs) remarks.add(`${page.name}: ${runs - reports.length} runs failed`);
    if (reports.length === 0) continue;
    rows.push(row(page, reports));
    for (const remark of shortcomings(page, reports)) remarks.add(remark);
  }
  const reference = await context.progress.step(`Lighthouse: reference, ${runs} runs`, () =>
    referenceReports(context, { runs, executablePath: browser.executablePath }),
  );
  if (reference.length > 0) rows.push(figures({ name: '  a page of one heading', indexed: false }, reference));
  const head = ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'FCP', 'LCP', 'TBT', 'CLS', 'budget'];
  return [table(head, rows), ...[...remarks].map((remark) => `- ${remark}`)].join('\n');
}

/**
 * @param {Context} context
 * @param {{runs: number, executablePath: string}} options
 * @returns {Promise<Report[]>} of a page of one heading from a bare server
 */
async function referenceReports(context, options) {
  const headers = /** @type {[string, string][]} */ ([['Content-Type', 'text/html; charset=utf-8']]);
  const server = await startBareServer(context, { '/': { headers, body: HEADING } });
  try {
    return await reportsOf(context, { url: `${server.url}/`, cookie: '', ...options });
  } finally {
    await context.run.end(server.child);
  }
}

/**
 * @param {Context} context
 * @param {{url: string, cookie: string, runs: number, executablePath: string}} options `cookie`: the header's text
 * @returns {Promise<Report[]>} fewer than `runs` where too many failed
 */
async function reportsOf(context, { url, cookie, runs, executablePath }) {
  const file = inData('lighthouse.json');
  const options = ['--quiet', '--output=json', `--output-path=${file}`, `--only-categories=${CATEGORIES.join(',')}`];
  await askOnce(url, cookie ? { Cookie: cookie } : {});
  /** @type {Report[]} */
  const reports = [];
  for (let attempt = 0; reports.length < runs && attempt < runs + SPARE_RUNS; attempt += 1) {
    rmSync(file, { force: true });
    await withBrowser({ executablePath, url, cookie }, (port) => npx(context, [url, ...options, `--port=${port}`]));
    const report = /** @type {Report | undefined} */ (readJson(file));
    // A page that has led elsewhere is not the one to measure.
    if (report && !report.runtimeError && report.finalDisplayedUrl === url) reports.push(report);
  }
  return reports;
}

/**
 * A browser with a visitor's cookies in its jar, to which the page's scripts may add. As headers of every request,
 * which Lighthouse offers, they are lost with the first cookie that a script sets.
 * @param {{executablePath: string, url: string, cookie: string}} options
 * @param {(port: number) => Promise<unknown>} use receives the port of its debugger
 */
async function withBrowser({ executablePath, url, cookie }, use) {
  const profile = mkdtempSync(path.join(tmpdir(), 'velory-lighthouse-'));
  const port = await anyFreePort();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    viewport: null,
    chromiumSandbox: process.getuid?.() !== 0,
    args: [`--remote-debugging-port=${port}`],
  });
  try {
    const pairs = cookie.split('; ').filter(Boolean);
    await context.addCookies(
      pairs.map((pair) => {
        const [name = '', ...value] = pair.split('=');
        // A cookie's path is its address's folder: of the page's own, no call of its scripts would have it.
        return { name, value: value.join('='), url: new URL('/', url).href };
      }),
    );
    await use(port);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** @type {readonly Category[]} */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * @param {readonly Report[]} reports
 * @param {Category} category
 * @returns {number} of 100; NaN where it was not measured
 */
const scoreOf = (reports, category) =>
  Math.round(median(reports.map(({ categories }) => (categories[category]?.score ?? Number.NaN) * 100)));
/** @param {readonly Report[]} reports @param {string} audit */
const valueOf = (reports, audit) => median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
/** @typedef {Pick<Page, 'name' | 'indexed'>} Judged */

/** @param {Judged} page */
const judged = ({ indexed }) => CATEGORIES.filter((category) => category !== 'seo' || indexed);

/** @param {Page} page @param {readonly Report[]} reports */
function row(page, reports) {
  const holds =
    judged(page).every((category) => scoreOf(reports, category) >= BUDGETS[category]) &&
    valueOf(reports, 'first-contentful-paint') <= MAX_FCP &&
    valueOf(reports, 'largest-contentful-paint') <= MAX_LCP &&
    valueOf(reports, 'cumulative-layout-shift') <= MAX_CLS;
  return figures(page, reports, verdict(holds, '99/100/100/100, 1.0 s, 1.6 s, 0.01'));
}

/** @param {Judged} page @param {readonly Report[]} reports @param {string} [budget] */
function figures(page, reports, budget = '–') {
  return [
    page.name,
    ...CATEGORIES.map((category) => (judged(page).includes(category) ? String(scoreOf(reports, category)) : '–')),
    milliseconds(valueOf(reports, 'first-contentful-paint')),
    milliseconds(valueOf(reports, 'largest-contentful-paint')),
    milliseconds(valueOf(reports, 'total-blocking-time')),
    valueOf(reports, 'cumulative-layout-shift').toFixed(3),
    budget,
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
