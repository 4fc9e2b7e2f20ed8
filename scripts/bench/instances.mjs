import { withDatabase } from '../lib/databases.mjs';
import { anyFreePort } from '../lib/ports.mjs';
import { Stopped } from '../lib/run.mjs';
import { megabytes, milliseconds, percentile, table, verdict, whole } from './figures.mjs';
import { get } from './http.mjs';
import { ACCEPT_ENCODING, putUnderLoad, rate, together } from './load.mjs';
import { memoryOf, processorTimeOf, startShop } from './servers.mjs';

/** Organizations in one process, and the share of the speed with one that they have to reach. */
const MANY = 200;
const MIN_RATIO = 0.95;

const WARM_UP_SECONDS = 2;
/** Both take turns, so that whatever else the machine does meets both. */
const ROUNDS = 8;

/** Slugs of the organizations that are made for the measurement. */
const slugs = Array.from({ length: MANY }, (_, place) => `bench-${place}`);

/** @typedef {import('./servers.mjs').Server} Server */
/** @typedef {import('./load.mjs').Load & {cpu: number}} Load cpu: ms of the processors that the server has used */

/**
 * Organizations as the shop keeps them, copies of the demonstration's public one.
 * @param {string} databaseUrl
 * @param {readonly string[]} names
 */
async function keepOrganizations(databaseUrl, names) {
  await withDatabase(databaseUrl, (client) =>
    client.query(
      `insert into content_document (type, document_id, locale, position, updated_at, data)
       select type, slug, locale, 1000, now(), data || jsonb_build_object('id', slug, 'slug', slug, 'name', 'Firma ' || slug)
       from content_document, unnest($1::text[]) slug
       where type = 'organization' and data->>'slug' = 'helvion'`,
      [names],
    ),
  );
}

/** @param {string} databaseUrl */
async function forgetOrganizations(databaseUrl) {
  await withDatabase(databaseUrl, (client) =>
    client.query(`delete from content_document where type = 'organization' and document_id like 'bench-%'`),
  );
}

/**
 * Puts the home pages of one organization and of two hundred under load, each in a process of its own that knows so many.
 * @param {import('./servers.mjs').Context} context
 * @param {{databaseUrl: string, seconds: number}} options
 * @returns {Promise<string>} a table
 */
export async function measureInstances(context, { databaseUrl, seconds }) {
  /** @param {string} name @param {Record<string, string>} extra */
  const start = async (name, extra) =>
    startShop(context, databaseUrl, { name, port: await anyFreePort(), extra: { RUN_WORKER: 'false', ...extra } });
  const [first = ''] = slugs;
  try {
    await keepOrganizations(databaseUrl, [first]);
    const one = {
      cached: await start('one-cached', {}),
      uncached: await start('one-uncached', { PAGE_CACHE: 'false' }),
    };
    await keepOrganizations(databaseUrl, slugs.slice(1));
    const many = {
      cached: await start('many-cached', {}),
      uncached: await start('many-uncached', { PAGE_CACHE: 'false' }),
    };
    /** @type {string[][]} */
    const rows = [];
    for (const kind of /** @type {const} */ (['cached', 'uncached'])) {
      const loads = await compare(context, { one: one[kind], many: many[kind], seconds });
      rows.push(...rowsOf(kind, loads, memoryOf(many[kind].child.pid)?.now));
    }
    const servers = [...Object.values(one), ...Object.values(many)];
    await Promise.all(servers.map(({ child }) => context.run.end(child)));
    return table(['home page', 'requests/s', 'p50', 'p99', 'processor', 'ratio', 'budget', 'memory'], rows);
  } finally {
    await forgetOrganizations(databaseUrl);
  }
}

/**
 * @param {Pick<import('./servers.mjs').Context, 'run'>} context
 * @param {{one: Server, many: Server, seconds: number}} what
 * @returns {Promise<{one: Load, many: Load}>}
 */
async function compare({ run }, { one, many, seconds }) {
  const slice = Math.max(1, Math.round(seconds / ROUNDS));
  /** @param {Server} server @param {readonly string[]} names @param {number} duration @returns {Promise<Load>} */
  const load = async (server, names, duration) => {
    const { port } = new URL(server.url);
    const hosts = names.map((name) => `${name}.localhost:${port}`);
    const before = processorTimeOf(server.child.pid);
    const result = await putUnderLoad(server.url, { paths: ['/'], hosts }, duration, run);
    if (run.stopping) throw new Stopped();
    const after = processorTimeOf(server.child.pid);
    return { ...result, cpu: before === undefined || after === undefined ? Number.NaN : after - before };
  };
  // The driver goes through as many requests for one as for all of them.
  const alone = slugs.map(() => slugs[0] ?? '');
  for (const [server, names] of /** @type {const} */ ([
    [one, alone],
    [many, slugs],
  ])) {
    const { port } = new URL(server.url);
    for (const name of new Set(names)) {
      await get(server.url, { 'Accept-Encoding': ACCEPT_ENCODING, Host: `${name}.localhost:${port}` });
    }
    await load(server, names, WARM_UP_SECONDS);
  }
  /** @type {{one: Load, many: Load}[]} */
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round % 2 === 0) rounds.push({ one: await load(one, alone, slice), many: await load(many, slugs, slice) });
    else {
      const second = await load(many, slugs, slice);
      rounds.push({ one: await load(one, alone, slice), many: second });
    }
  }
  /** @param {readonly Load[]} loads @returns {Load} */
  const all = (loads) => ({ ...together(loads), cpu: loads.reduce((sum, { cpu }) => sum + cpu, 0) });
  return { one: all(rounds.map((each) => each.one)), many: all(rounds.map((each) => each.many)) };
}

/** @param {string} kind @param {{one: Load, many: Load}} loads @param {number | undefined} memory bytes @returns {string[][]} */
function rowsOf(kind, { one, many }, memory) {
  const ratio = rate(many) / rate(one);
  /** @param {Load} load */
  const figures = (load) => [
    whole(rate(load)),
    milliseconds(percentile(load.latencies, 0.5)),
    milliseconds(percentile(load.latencies, 0.99)),
    `${whole((load.cpu * 1000) / load.requests)} µs`,
  ];
  const failed = one.failures + many.failures;
  return [
    [`${kind}, one organization`, ...figures(one), '1.00', '–', '–'],
    [
      `${kind}, ${MANY} organizations${failed > 0 ? ` (${failed} failed)` : ''}`,
      ...figures(many),
      ratio.toFixed(2),
      verdict(ratio >= MIN_RATIO && failed === 0, `≥ ${MIN_RATIO}`),
      memory === undefined ? '–' : megabytes(memory),
    ],
  ];
}
