import { rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { Stopped } from '../../scripts/lib/run.mjs';
import { generateFeed, importFeed } from './catalogues.mjs';
import { milliseconds, percentile, table, verdict, whole } from './figures.mjs';
import { get } from './http.mjs';
import { ACCEPT_ENCODING } from './load.mjs';

/** Products that the shop does not have yet. */
const NEW_PRODUCTS = 4000;
/** Shoppers at once, and ms that each looks at a page. */
const SHOPPERS = 4;
const LOOK_MS = 100;
const WARM_UP_MS = 5000;
/** ms in which nineteen of twenty private calls are answered. */
const MAX_CALL = 5;

const CALL = 'private call';

/** @typedef {Map<string, number[]>} Latencies ms of each kind of request */

/**
 * How long shoppers wait while a feed is imported into their shop, compared with other times.
 * @param {import('./servers.mjs').Context} context
 * @param {{shop: import('./servers.mjs').Server, catalogue: import('./catalogues.mjs').Catalogue, pages: readonly
 * import('./pages.mjs').Page[], seconds: number}} options the import adds products to the catalogue
 * @returns {Promise<string>} a table, and a sentence about the import
 */
export async function measureBesideImport(context, { shop, catalogue: { databaseUrl, products }, pages, seconds }) {
  const { run, progress } = context;
  const feed = await generateFeed(context, databaseUrl, products + NEW_PRODUCTS);
  const requests = requestsOf(shop.url, pages);
  await shopping(run, requests, delay(WARM_UP_MS));
  const alone = await progress.step('Shoppers', () => shopping(run, requests, delay(seconds * 1000)));
  const beside = await progress.step('Shoppers beside an import', async () => {
    const importing = importFeed(context, databaseUrl, { name: 'import-beside', feed });
    const latencies = await shopping(run, requests, importing);
    return { latencies, figures: await importing };
  });
  rmSync(feed);
  const [, time, speed] = beside.figures;
  const rows = [...alone].map(([kind, latencies]) => row(kind, latencies, beside.latencies.get(kind) ?? []));
  return [
    table(
      ['request', 'alone: p50', 'p95', 'p99', 'beside: requests', 'p50', 'p95', 'p99', 'p95 to alone', 'budget'],
      rows,
    ),
    `${whole(NEW_PRODUCTS)} new products beside ${whole(products)}: ${time}, ${speed}.`,
  ].join('\n\n');
}

/**
 * A shopper's requests in turn, by kind.
 * @param {string} url
 * @param {readonly import('./pages.mjs').Page[]} pages
 * @returns {Record<string, (count: number) => Promise<unknown>>} count: of requests, so that no address repeats
 */
function requestsOf(url, pages) {
  /** @param {string} wanted */
  const page = (wanted) => {
    const found = pages.find(({ name }) => name === wanted);
    if (!found) throw new Error(`There is no page ${wanted}.`);
    return found;
  };
  const cookie = { Cookie: `${page('cart').headers.Cookie}; velory_visit=1` };
  /** @param {string} path @param {Record<string, string>} [headers] */
  const ask = (path, headers) => get(url + path, { 'Accept-Encoding': ACCEPT_ENCODING, ...headers });
  return {
    product: () => ask(page('product').path),
    [CALL]: () => ask('/api/visit', cookie),
    'listing never asked for': (count) => ask(`${page('listing').path}?preis=${count}-9500`),
    search: () => ask(page('search').path),
  };
}

/**
 * Shoppers who send one request after the other until something has ended.
 * @param {import('../../scripts/lib/run.mjs').Run} run
 * @param {Record<string, (count: number) => Promise<unknown>>} requests
 * @param {Promise<unknown>} end
 * @returns {Promise<Latencies>}
 */
async function shopping(run, requests, end) {
  const kinds = Object.entries(requests);
  /** @type {Latencies} */
  const latencies = new Map(kinds.map(([kind]) => [kind, []]));
  let isOver = false;
  const over = end.finally(() => (isOver = true));
  const shopper = async () => {
    for (let turn = 0; !isOver && !run.stopping; turn += 1) {
      const [kind, ask] = /** @type {typeof kinds[number]} */ (kinds[turn % kinds.length]);
      const began = performance.now();
      await ask((asked += 1));
      latencies.get(kind)?.push(performance.now() - began);
      await delay(LOOK_MS);
    }
  };
  await Promise.all([over, ...Array.from({ length: SHOPPERS }, shopper)]);
  if (run.stopping) throw new Stopped();
  return latencies;
}

/** Requests of all shoppers so far. */
let asked = 0;

/** @param {string} kind @param {readonly number[]} alone @param {readonly number[]} beside */
function row(kind, alone, beside) {
  const p95 = percentile(beside, 0.95);
  /** @param {readonly number[]} latencies */
  const figures = (latencies) => [0.5, 0.95, 0.99].map((share) => milliseconds(percentile(latencies, share)));
  return [
    kind,
    ...figures(alone),
    whole(beside.length),
    ...figures(beside),
    (p95 / percentile(alone, 0.95)).toFixed(2),
    kind === CALL ? verdict(p95 <= MAX_CALL, `p95 ≤ ${MAX_CALL} ms`) : '–',
  ];
}
