import { withDatabase } from '../../scripts/lib/databases.mjs';
import { anyFreePort } from '../../scripts/lib/ports.mjs';
import { megabytes, milliseconds, percentile, table, verdict, whole } from './figures.mjs';
import { hostileRequests, isFault } from './hostile-requests.mjs';
import { ask } from './http.mjs';
import { bikeInStock, uploadAtOnce } from './hostile-uploads.mjs';
import { memoryOf, startShop } from './servers.mjs';
import { loadShopModules } from './shop-modules.mjs';

/** `HOSTILE_REQUESTS=100000` takes ten times as long. */
const COUNT = Number(process.env.HOSTILE_REQUESTS ?? 10_000);
const AT_ONCE = 4;
/** ms that no query may take. */
const SLOW_QUERY = 200;

/**
 * Sends hostile requests to a shop without page cache and rate limits, none of them twice.
 * @param {import('./servers.mjs').Context} context
 * @param {string} databaseUrl
 * @returns {Promise<string>} a table: answers by status, times, and the slowest query as Postgres counted it
 */
export async function measureHostile(context, databaseUrl) {
  const shop = await startShop(context, databaseUrl, {
    name: 'storefront-hostile',
    port: await anyFreePort(),
    extra: { PAGE_CACHE: 'false', RUN_WORKER: 'false' },
  });
  // What the shop reads once when it starts is no answer to a visitor.
  await ask(`${shop.url}/alle-modelle`);
  await withDatabase(databaseUrl, async (client) => {
    await client.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements');
    await client.query('SELECT pg_stat_statements_reset()');
  });
  const answers = await send(shop.url, hostileRequests(COUNT));
  const slowest = await slowestQuery(databaseUrl);
  const uploads = await measureUploads(shop, databaseUrl);
  await context.run.end(shop.child);

  /** @param {number} from @param {number} to */
  const of = (from, to) => answers.filter(({ status }) => status >= from && status < to);
  const times = answers.map(({ ms }) => ms);
  const failed = answers.filter(({ request, status }) => isFault(request, status));
  const slowestAnswer = answers.reduce((a, b) => (b.ms > a.ms ? b : a));
  return `${table(
    ['hostile requests', '2xx', '3xx', '4xx', '5xx', 'p50', 'p95', 'slowest', 'slowest query', 'budget'],
    [
      [
        whole(answers.length),
        ...[200, 300, 400, 500].map((from) => whole(of(from, from + 100).length)),
        milliseconds(percentile(times, 0.5)),
        milliseconds(percentile(times, 0.95)),
        milliseconds(Math.max(...times)),
        milliseconds(slowest.ms),
        verdict(failed.length === 0 && slowest.ms <= SLOW_QUERY, `no fault, ≤ ${SLOW_QUERY} ms`),
      ],
    ],
  )}\n\nSlowest query: \`${slowest.query}\`\n\nSlowest request: \`${slowestAnswer.request.path.slice(0, 160)}\`${failed.map(({ request, status }) => `\nFault: ${status} to ${JSON.stringify(request)}`).join('')}\n\n${uploads}`;
}

/**
 * Sends one request as it is written.
 * @param {string} url the shop's address
 * @param {import('./hostile-requests.mjs').HostileRequest} request
 * @returns {Promise<number>} the answer's status; 0 where there was none
 */
export async function statusOf(url, { method, path, headers, body, foreign = false }) {
  /** @type {Record<string, string>} */
  const names = method === 'GET' || foreign ? {} : { origin: url };
  try {
    return (await ask(url, { method, path, headers: { ...names, ...headers }, body })).status;
  } catch {
    return 0;
  }
}

/**
 * @param {string} url
 * @param {readonly import('./hostile-requests.mjs').HostileRequest[]} requests
 * @returns {Promise<{request: import('./hostile-requests.mjs').HostileRequest, status: number, ms: number}[]>}
 */
async function send(url, requests) {
  /** @type {{request: import('./hostile-requests.mjs').HostileRequest, status: number, ms: number}[]} */
  const answers = [];
  const queue = requests[Symbol.iterator]();
  const worker = async () => {
    for (const request of queue) {
      const began = performance.now();
      const status = await statusOf(url, request);
      answers.push({ request, status, ms: performance.now() - began });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return answers;
}

/** @param {string} databaseUrl @returns {Promise<{ms: number, query: string}>} as Postgres counted it */
function slowestQuery(databaseUrl) {
  return withDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query(`
      SELECT max_exec_time AS ms, left(regexp_replace(query, '\\s+', ' ', 'g'), 160) AS query
      FROM pg_stat_statements s JOIN pg_database d ON d.oid = s.dbid
      WHERE d.datname = current_database() AND query NOT LIKE '%pg_stat_statements%'
      ORDER BY max_exec_time DESC LIMIT 1`);
    return rows[0] ?? { ms: 0, query: 'none' };
  });
}

/** Large pictures that are uploaded at once. */
const PICTURES = 16;
/** The most a page may take while others upload, ms. */
const SLOW_PAGE = 2000;

/**
 * @param {import('./servers.mjs').Server} shop
 * @param {string} databaseUrl
 * @returns {Promise<string>} a table of what large simultaneous pictures cost everybody else
 */
async function measureUploads({ url, child }, databaseUrl) {
  const order = await placeOrder(url, databaseUrl);
  const before = memoryOf(child.pid);
  const { failed, ms, slowestPage } = await uploadAtOnce(url, { ...order, count: PICTURES });
  const after = memoryOf(child.pid);
  const growth = before && after ? megabytes(after.peak - before.now) : 'unknown';
  return table(
    ['large pictures at once', 'failed', 'all took', 'slowest page meanwhile', 'memory above before', 'budget'],
    [
      [
        whole(PICTURES),
        whole(failed),
        milliseconds(ms),
        milliseconds(slowestPage),
        growth,
        verdict(failed === 0 && slowestPage <= SLOW_PAGE, `none failed, ≤ ${SLOW_PAGE} ms`),
      ],
    ],
  );
}

/**
 * Orders a bike on a plan as a browser without JavaScript does.
 * @param {string} url
 * @param {string} databaseUrl
 * @returns {Promise<{number: string, cookie: string}>} the order, and the session that placed it
 */
async function placeOrder(url, databaseUrl) {
  const variantId = await bikeInStock(databaseUrl);
  const { modules, close } = await loadShopModules(['tests/support/http-shopper.ts']);
  const [{ orderByHttp }] = /** @type {[typeof import('../../tests/support/http-shopper.ts')]} */ (modules);
  try {
    const { number, shopper } = await orderByHttp(url, { variantId, email: 'mia@example.ch' });
    return { number, cookie: shopper.cookie };
  } finally {
    await close();
  }
}
