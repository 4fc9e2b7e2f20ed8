import { Stopped } from '../../scripts/lib/run.mjs';
import { milliseconds, percentile, table, verdict, whole } from './figures.mjs';
import { putUnderLoad, rate, together } from './load.mjs';
import { processorTimeOf, runMeasurement } from './servers.mjs';

/** Requests/s that a page must reach without caching, and its share of the speed of React alone. */
const BUDGETS = { listing: 130, product: 110 };
const MIN_SHARE = 0.7;

/** Requests of each page before it is measured, as many as React alone gets: V8 has compiled the code by then. */
const WARM_UP = 300;
const WARM_UP_SECONDS = 2;
/** Shop and React alone take turns, so that other load of the machine affects both. */
const ROUNDS = 2;

/** @typedef {import('./servers.mjs').Context} Context */
/** @typedef {import('./servers.mjs').Server} Server */
/** @typedef {import('./load.mjs').Load} Load */
/** @typedef {{name: string, cpu: number, perSecond: number}} Rendering cpu: ms for each */
/** @typedef {{context: Context, shop: Server, databaseUrl: string, seconds: number}} Measured */

/**
 * Measures pages that are rendered for each request, compared with React alone for the same elements.
 * @param {Context} context
 * @param {{shop: Server, databaseUrl: string, pathOf: (name: string) => string, seconds: number}} options shop: without
 * page cache
 * @returns {Promise<string>} a table
 */
export async function measureRendering(context, { shop, databaseUrl, pathOf, seconds }) {
  const names = /** @type {(keyof typeof BUDGETS)[]} */ (Object.keys(BUDGETS));
  const paths = Object.fromEntries(names.map((name) => [name, pathOf(name)]));
  /** @type {{name: string, load: Load, cpu: number}[]} */
  const loads = [];
  /** @type {Rendering[]} */
  const alone = [];
  for (const path of Object.values(paths)) await warmUp(context, shop, path);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of names)
      loads.push({ name, ...(await load(context, shop, pathOf(name), Math.max(1, Math.round(seconds / ROUNDS)))) });
    alone.push(...(await renderAlone(context, { shop, databaseUrl, paths, round })));
  }
  const rows = names.flatMap((name) =>
    rowsOf(
      name,
      loads.filter((each) => each.name === name),
      alone.filter((each) => each.name === name),
    ),
  );
  return table(['page', 'requests/s', 'p50', 'p99', 'budget', 'processor', 'React alone', 'budget '], rows);
}

/** @param {Context} context @param {Server} shop @param {string} path */
async function warmUp(context, shop, path) {
  for (let requests = 0; requests < WARM_UP;) {
    const { load: result } = await load(context, shop, path, WARM_UP_SECONDS);
    if (result.requests === 0) throw new Error(`${path} does not answer under load.`);
    requests += result.requests;
  }
}

/** @param {Context} context @param {Server} shop @param {string} path @param {number} seconds */
async function load({ run }, shop, path, seconds) {
  const before = processorTimeOf(shop.child.pid);
  const result = await putUnderLoad(shop.url, { paths: [path] }, seconds, run);
  if (run.stopping) throw new Stopped();
  const after = processorTimeOf(shop.child.pid);
  return { load: result, cpu: before === undefined || after === undefined ? Number.NaN : after - before };
}

/**
 * @param {Context} context
 * @param {{shop: Server, databaseUrl: string, paths: Record<string, string>, round: number}} options
 * @returns {Promise<Rendering[]>}
 */
async function renderAlone(context, { shop, databaseUrl, paths, round }) {
  const values = [shop.url, JSON.stringify(paths)];
  const options = { name: `rendering-${round}`, script: 'rendering-run.mjs', key: 'renderings', values };
  return /** @type {Rendering[]} */ (await runMeasurement(context, databaseUrl, options));
}

/**
 * @param {keyof typeof BUDGETS} name
 * @param {readonly {load: Load, cpu: number}[]} loads
 * @param {readonly Rendering[]} alone
 */
function rowsOf(name, loads, alone) {
  const shop = together(loads.map((each) => each.load));
  const cpu = sum(loads.map((each) => each.cpu)) / shop.requests;
  const aloneCpu = mean(alone.map((each) => each.cpu));
  const perSecond = mean(alone.map((each) => each.perSecond));
  const share = aloneCpu / cpu;
  const least = BUDGETS[name];
  return [
    [
      `${name}${shop.failures > 0 ? ` (${shop.failures} failed)` : ''}`,
      whole(rate(shop)),
      milliseconds(percentile(shop.latencies, 0.5)),
      milliseconds(percentile(shop.latencies, 0.99)),
      verdict(rate(shop) >= least, `≥ ${least}`),
      milliseconds(cpu),
      share.toFixed(2),
      verdict(share >= MIN_SHARE, `≥ ${MIN_SHARE}`),
    ],
    ['  React alone', whole(perSecond), '–', '–', '–', milliseconds(aloneCpu), '1.00', '–'],
  ];
}

/** @param {readonly number[]} values */
const sum = (values) => values.reduce((total, value) => total + value, 0);
/** @param {readonly number[]} values */
const mean = (values) => sum(values) / values.length;
