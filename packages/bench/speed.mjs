import { anyFreePort } from '../../scripts/lib/ports.mjs';
import { Stopped } from '../../scripts/lib/run.mjs';
import { kilobytes, megabytes, milliseconds, percentile, table, verdict, whole } from './figures.mjs';
import { get } from './http.mjs';
import { ACCEPT_ENCODING, askOnce, putUnderLoad, rate, together } from './load.mjs';
import { measureRendering } from './rendering.mjs';
import { memoryOf, startBareServer, startShop } from './servers.mjs';

/**
 * Share of a bare server's requests/s that pages from the cache have to reach, and bytes that the storefront may take.
 */
const MIN_RATIO = 0.6;
/** ms in which nineteen of twenty private calls are answered. */
const MAX_CALL = 5;
const MAX_MEMORY = 300 * 1024 ** 2;

const WARM_UP_SECONDS = 2;
/** Shop and bare server take turns, so that other load of the machine affects both. */
const ROUNDS = 4;

const CACHED = ['home', 'listing', 'product'];
const LISTING = 'listing';
/** Pages of which a shopper's browser with scripts requests the shared one and, by one call, its own parts. */
const WITH_CALL = ['listing', 'product'];
const CALL = '/api/visit';

/** New listings: as many as fill a cache with pages, rendered this many at once. */
const NEW_PAGES = 2000;
const NEW_AT_ONCE = 4;

/** Headers that belong to a connection, not to an answer. */
const OF_CONNECTION = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding']);

/** @typedef {import('./servers.mjs').Context} Context */
/** @typedef {import('./servers.mjs').Server} Server */
/** @typedef {import('./load.mjs').Load} Load */
/** @typedef {{shop: Load, bare: Load, ratios: number[]}} Comparison ratios: of each round */
/** @typedef {{headers: [string, string][], body: string}} PreparedAnswer body: in base64 */
/** @typedef {{now: number, peak: number} | undefined} Memory bytes */

/**
 * An answer for the bare server to send.
 * @param {string} url
 * @param {Record<string, string>} [asked] headers of the request
 * @returns {Promise<PreparedAnswer>}
 */
async function answerOf(url, asked) {
  const { rawHeaders, body } = await get(url, { 'Accept-Encoding': ACCEPT_ENCODING, ...asked });
  /** @type {[string, string][]} */
  const headers = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const [name = '', value = ''] = rawHeaders.slice(index, index + 2);
    if (!OF_CONNECTION.has(name.toLowerCase())) headers.push([name, value]);
  }
  return { headers, body: body.toString('base64') };
}

/**
 * Puts pages under load, from the page cache and rendered anew, compared with a bare server that sends the same bytes.
 * @param {import('./servers.mjs').Context} context
 * @param {{shop: import('./servers.mjs').Server, databaseUrl: string, pages: readonly import('./pages.mjs').Page[],
 * seconds: number}} options
 * @returns {Promise<{speed: string, rendering: string, memory: string}>} tables
 */
export async function measureSpeed(context, { shop, databaseUrl, pages, seconds }) {
  /** @param {string} wanted */
  const pathOf = (wanted) => {
    const page = pages.find(({ name }) => name === wanted);
    if (!page) throw new Error(`There is no page ${wanted}.`);
    return page.path;
  };
  const before = memoryOf(shop.child.pid);
  const uncached = await startShop(context, databaseUrl, {
    name: 'storefront-uncached',
    port: await anyFreePort(),
    extra: { PAGE_CACHE: 'false', RUN_WORKER: 'false' },
  });
  /** @type {Record<string, PreparedAnswer>} */
  const answers = {};
  for (const name of CACHED) {
    await askOnce(shop.url + pathOf(name));
    answers[pathOf(name)] = await answerOf(shop.url + pathOf(name));
  }
  const cart = pages.find(({ name }) => name === 'cart');
  const shopper = { Cookie: `${cart?.headers.Cookie}; velory_visit=1` };
  answers[CALL] = await answerOf(shop.url + CALL, shopper);
  const bare = await startBareServer(context, answers);

  /** @type {string[][]} */
  const rows = [];
  for (const name of CACHED) {
    const result = await compare(context, { bare, shop, question: { paths: [pathOf(name)] }, seconds });
    rows.push(...comparison(`${name}, cached`, result, atLeast(MIN_RATIO)));
  }
  for (const name of WITH_CALL) {
    const question = { paths: [pathOf(name), CALL], headers: shopper };
    const result = await compare(context, { bare, shop, question, seconds });
    const about = `${name} for a shopper with a cart and scripts, page and private call`;
    rows.push(...comparison(about, result, atLeast(MIN_RATIO)));
  }
  const call = await compare(context, { bare, shop, question: { paths: [CALL], headers: shopper }, seconds });
  const isPrompt = percentile(call.shop.latencies, 0.95) <= MAX_CALL;
  rows.push(...comparison('private call alone', call, () => verdict(isPrompt, `p95 ≤ ${MAX_CALL} ms`)));
  const loaded = memoryOf(shop.child.pid);
  await askForNewPages(context, shop.url + pathOf(LISTING));
  const memory = [
    memoryRow('with page cache and jobs: the pages above', before, loaded),
    memoryRow(`  and ${whole(NEW_PAGES)} listings never asked for`, loaded, memoryOf(shop.child.pid)),
  ];
  const idle = memoryOf(uncached.child.pid);
  const rendering = await measureRendering(context, { shop: uncached, databaseUrl, pathOf, seconds });
  memory.push(memoryRow('without page cache: the pages that are rendered', idle, memoryOf(uncached.child.pid)));
  await Promise.all([context.run.end(uncached.child), context.run.end(bare.child)]);
  return {
    speed: table(
      ['page and server', 'requests/s', 'p50', 'p95', 'p99', 'on the wire', 'ratio', 'each round', 'budget'],
      rows,
    ),
    rendering,
    memory: table(['storefront', 'before', 'after', 'peak', 'budget'], memory),
  };
}

/**
 * @param {Pick<Context, 'run'>} context
 * @param {{bare: Server, shop: Server, question: import('./load.mjs').Question, seconds: number}} options
 * @returns {Promise<Comparison>}
 */
async function compare({ run }, { bare, shop, question, seconds }) {
  const slice = Math.max(1, Math.round(seconds / ROUNDS));
  /** @param {Server} server @param {number} duration */
  const load = async (server, duration) => {
    const result = await putUnderLoad(server.url, question, duration, run);
    if (run.stopping) throw new Stopped();
    return result;
  };
  for (const server of [bare, shop]) await load(server, WARM_UP_SECONDS);
  /** @type {{bare: Load, shop: Load}[]} */
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const first = await load(round % 2 === 0 ? bare : shop, slice);
    const second = await load(round % 2 === 0 ? shop : bare, slice);
    rounds.push(round % 2 === 0 ? { bare: first, shop: second } : { bare: second, shop: first });
  }
  return {
    shop: together(rounds.map((each) => each.shop)),
    bare: together(rounds.map((each) => each.bare)),
    ratios: rounds.map((each) => rate(each.shop) / rate(each.bare)),
  };
}

/** @param {Pick<Context, 'run'>} context @param {string} url */
async function askForNewPages({ run }, url) {
  let asked = 0;
  const worker = async () => {
    while (asked < NEW_PAGES && !run.stopping) {
      asked += 1;
      await get(`${url}?preis=${asked}-9000`, { 'Accept-Encoding': ACCEPT_ENCODING });
    }
  };
  await Promise.all(Array.from({ length: NEW_AT_ONCE }, worker));
  if (run.stopping) throw new Stopped();
}

/** @param {number} least @returns {(ratio: number) => string} */
const atLeast = (least) => (ratio) => verdict(ratio >= least, `≥ ${least}`);

/**
 * @param {string} name
 * @param {Comparison} result
 * @param {(ratio: number) => string} judge
 * @returns {string[][]} rows
 */
function comparison(name, { shop, bare, ratios }, judge) {
  const ratio = rate(shop) / rate(bare);
  /** @param {Load} load */
  const figures = (load) => [
    whole(rate(load)),
    ...[0.5, 0.95, 0.99].map((share) => milliseconds(percentile(load.latencies, share))),
    kilobytes(load.bytes),
  ];
  const failed = shop.failures + bare.failures;
  return [
    [
      `${name}${failed > 0 ? ` (${failed} failed)` : ''}`,
      ...figures(shop),
      ratio.toFixed(2),
      `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`,
      judge(ratio),
    ],
    ['  the same from a bare server', ...figures(bare), '1.00', '–', '–'],
  ];
}

/** @param {string} name @param {Memory} before @param {Memory} after */
function memoryRow(name, before, after) {
  if (!before || !after) return [name, '–', '–', '–', 'not measured on this system'];
  const { now, peak } = after;
  return [
    name,
    megabytes(before.now),
    megabytes(now),
    megabytes(peak),
    verdict(now <= MAX_MEMORY, `≤ ${megabytes(MAX_MEMORY)}`),
  ];
}
