import { withDatabase } from '../../scripts/lib/databases.mjs';
import { anyFreePort } from '../../scripts/lib/ports.mjs';
import { Stopped } from '../../scripts/lib/run.mjs';
import { megabytes, milliseconds, percentile, table, verdict, whole } from './figures.mjs';
import { get } from './http.mjs';
import { ACCEPT_ENCODING, putUnderLoad, rate, together } from './load.mjs';
import { memoryOf, processorTimeOf, startShop } from './servers.mjs';

/** Organizations in one process, and the share of the speed with one that they have to reach. */
const MANY = 200;
const MIN_RATIO = 0.95;

const WARM_UP_SECONDS = 2;
/** Both take turns, so that other load of the machine affects both. */
const ROUNDS = 8;

/** Slugs of the organizations that are created for the measurement. */
const slugs = Array.from({ length: MANY }, (_, place) => `bench-${place}`);

/** @typedef {import('./servers.mjs').Server} Server */
/** @typedef {import('./load.mjs').Load & {cpu: number}} Load cpu: ms of the processors that the server has used */

/**
 * Organizations as the shop stores them, copies of the demonstration's public one.
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
 * The home page as one of many pages of a shop: a query that it knows, and shows the same with.
 * @param {number} place
 */
const homePage = (place) => `/?tab=${place}`;

/**
 * Puts the home pages of one organization and of two hundred under load, each in a process of its own that knows that
 * many. Cached pages of two hundred organizations are compared with as many of one: more pages than a processor's cache
 * holds are slower to send, whoever they belong to.
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
    // The load generator sends as many different requests for one as for all of them.
    const alone = slugs.map(() => first);
    const page = [homePage(0)];
    const pages = slugs.map((_, place) => homePage(place));
    /** @type {string[][]} */
    const rows = [];
    for (const kind of /** @type {const} */ (['cached', 'uncached'])) {
      /** @type {Contestant[]} */
      const contestants = [
        { name: 'one organization', server: one[kind], names: alone, paths: page },
        ...(kind === 'cached'
          ? [{ name: `one organization, ${MANY} pages`, server: one[kind], names: [first], paths: pages }]
          : []),
        { name: `${MANY} organizations`, server: many[kind], names: slugs, paths: page },
      ];
      const loads = await compare(context, { contestants, seconds });
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
 * A contestant: a server, the organizations whose pages are requested, and the pages.
 * @typedef {{name: string, server: Server, names: readonly string[], paths: readonly string[]}} Contestant
 */

/**
 * @param {Pick<import('./servers.mjs').Context, 'run'>} context
 * @param {{contestants: readonly Contestant[], seconds: number}} what
 * @returns {Promise<(Load & {name: string})[]>} in the contestants' order
 */
async function compare({ run }, { contestants, seconds }) {
  const slice = Math.max(1, Math.round(seconds / ROUNDS));
  /** @param {Contestant} contestant @param {number} duration @returns {Promise<Load>} */
  const load = async ({ server, names, paths }, duration) => {
    const { port } = new URL(server.url);
    const hosts = names.map((name) => `${name}.localhost:${port}`);
    const before = processorTimeOf(server.child.pid);
    const result = await putUnderLoad(server.url, { paths, hosts }, duration, run);
    if (run.stopping) throw new Stopped();
    const after = processorTimeOf(server.child.pid);
    return { ...result, cpu: before === undefined || after === undefined ? Number.NaN : after - before };
  };
  for (const contestant of contestants) {
    const { port } = new URL(contestant.server.url);
    for (const name of new Set(contestant.names)) {
      const headers = { 'Accept-Encoding': ACCEPT_ENCODING, Host: `${name}.localhost:${port}` };
      for (const path of contestant.paths) await get(contestant.server.url + path, headers);
    }
    await load(contestant, WARM_UP_SECONDS);
  }
  const places = contestants.map((contestant) => ({ contestant, loads: /** @type {Load[]} */ ([]) }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { contestant, loads } of round % 2 === 0 ? places : places.toReversed())
      loads.push(await load(contestant, slice));
  }
  return places.map(({ contestant: { name }, loads }) => ({
    name,
    ...together(loads),
    cpu: loads.reduce((sum, { cpu }) => sum + cpu, 0),
  }));
}

/**
 * @param {string} kind
 * @param {readonly (Load & {name: string})[]} loads the last is compared with the one before it
 * @param {number | undefined} memory bytes of the last one's process
 * @returns {string[][]}
 */
function rowsOf(kind, loads, memory) {
  const failed = loads.reduce((sum, { failures }) => sum + failures, 0);
  return loads.map((load, place) => {
    const isLast = place === loads.length - 1;
    const before = loads[place - 1];
    const ratio = before ? rate(load) / rate(before) : 1;
    return [
      `${kind}, ${load.name}${isLast && failed > 0 ? ` (${failed} failed)` : ''}`,
      whole(rate(load)),
      milliseconds(percentile(load.latencies, 0.5)),
      milliseconds(percentile(load.latencies, 0.99)),
      `${whole((load.cpu * 1000) / load.requests)} µs`,
      ratio.toFixed(2),
      isLast ? verdict(ratio >= MIN_RATIO && failed === 0, `≥ ${MIN_RATIO}`) : '–',
      isLast && memory !== undefined ? megabytes(memory) : '–',
    ];
  });
}
