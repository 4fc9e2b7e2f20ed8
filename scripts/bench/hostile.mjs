import { withDatabase } from '../lib/databases.mjs';
import { anyFreePort } from '../lib/ports.mjs';
import { milliseconds, percentile, table, verdict, whole } from './figures.mjs';
import { hostileRequests } from './hostile-requests.mjs';
import { ask } from './http.mjs';
import { startShop } from './servers.mjs';

const COUNT = 10_000;
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
  await context.run.end(shop.child);

  /** @param {number} from @param {number} to */
  const of = (from, to) => answers.filter(({ status }) => status >= from && status < to);
  const times = answers.map(({ ms }) => ms);
  const failed = of(500, 600);
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
        verdict(failed.length === 0 && slowest.ms <= SLOW_QUERY, `no 5xx, ≤ ${SLOW_QUERY} ms`),
      ],
    ],
  )}\n\nSlowest query: \`${slowest.query}\`\n\nSlowest request: \`${slowestAnswer.path.slice(0, 160)}\`${failed.map(({ path }) => `\n5xx: ${path}`).join('')}`;
}

/**
 * @param {string} url
 * @param {readonly import('./hostile-requests.mjs').HostileRequest[]} requests
 * @returns {Promise<{path: string, status: number, ms: number}[]>}
 */
async function send(url, requests) {
  /** @type {{path: string, status: number, ms: number}[]} */
  const answers = [];
  const queue = requests[Symbol.iterator]();
  const worker = async () => {
    for (const { method, path, headers, body } of queue) {
      const began = performance.now();
      const all = method === 'POST' ? { ...headers, origin: url } : headers;
      const { status } = await ask(url + path, { method, headers: all, body });
      answers.push({ path, status, ms: performance.now() - began });
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
