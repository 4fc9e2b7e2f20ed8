import { anyFreePort } from '../../scripts/lib/ports.mjs';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { milliseconds, table, verdict } from './figures.mjs';
import { ask, get } from './http.mjs';
import { startShop } from './servers.mjs';
import { loadShopModules } from './shop-modules.mjs';
import { worstBodies } from './worst-bodies.mjs';

/**
 * Times that each body is sent; the best counts, since the first also loads what the route needs, and other programs
 * may disturb one.
 */
const TIMES = 3;
/** ms that a form or a call may take of the main thread, and that an upload may block it at a stretch. */
const BUDGET = 50;
/** ms of the main thread that a megabyte of an upload may take. */
const MEGABYTE_BUDGET = 10;
const MB = 1024 ** 2;

/**
 * What one body has cost.
 * @typedef {object} Cost
 * @property {string} path
 * @property {string} name of the body
 * @property {number} status
 * @property {number} bytes
 * @property {number} busy ms of the main thread
 * @property {number} longest ms at a stretch
 */

/** @typedef {typeof import('../../apps/storefront/server/body/body-limits.ts')} Limits */

/**
 * Sends the largest and slowest accepted bodies to every route that takes a body, as a sender who has not signed in,
 * and prints what they cost the main thread, everything that the route does included.
 * @param {import('./servers.mjs').Context} context
 * @param {string} databaseUrl
 * @returns {Promise<string>} a table
 */
export async function measureBodies(context, databaseUrl) {
  const meterPort = await anyFreePort();
  const shop = await startShop(context, databaseUrl, {
    name: 'storefront-bodies',
    port: await anyFreePort(),
    extra: { RUN_WORKER: 'false', METER_PORT: String(meterPort) },
    flags: ['--import', inRoot('packages', 'bench', 'main-thread-meter.mjs')],
  });
  const meter = `http://127.0.0.1:${meterPort}/`;
  const { modules, close } = await loadShopModules([
    'apps/storefront/app/site-map.ts',
    'apps/storefront/app/route-table.server.ts',
    'apps/storefront/server/body/body-limits.ts',
  ]);
  const [{ addresses }, { singleAddresses }, limits] =
    /** @type {[typeof import('../../apps/storefront/app/site-map.ts'), typeof import('../../apps/storefront/app/route-table.server.ts'), typeof import('../../apps/storefront/server/body/body-limits.ts')]} */ (
      modules
    );
  const patterns = [
    ...Object.values(addresses).map(({ de }) => de),
    ...Object.keys(singleAddresses).map((path) => `/${path}`),
  ];
  const paths = new Set(patterns.map((pattern) => pattern.replaceAll(/:\w+/g, 'x').replace('*', 'x')));
  /** @type {{path: string, method: string, costs: Cost[]}[]} */
  const routes = [];
  for (const path of paths) {
    const { headers } = await ask(shop.url, { method: 'OPTIONS', path });
    const method = headers.allow?.split(', ').find((each) => ['POST', 'PUT'].includes(each));
    if (method)
      routes.push({ path, method, costs: await measureRoute({ url: shop.url, meter, path, method, limits }) });
  }
  await close();
  await context.run.end(shop.child);
  return tableOf(routes, limits);
}

/**
 * @param {{url: string, meter: string, path: string, method: string, limits: Limits}} what
 * @returns {Promise<Cost[]>} an ordinary body first, then the worst ones
 */
async function measureRoute({ url, meter, path, method, limits }) {
  const bodies = [
    { name: 'ordinary', type: 'application/x-www-form-urlencoded', body: 'name=Mia' },
    ...worstBodies(limits.bodyLimits(path), limits.plainLimits(limits.bodyLimits(path))),
  ];
  /** @type {Cost[]} */
  const costs = [];
  for (const { name, type, body } of bodies) {
    /** @type {Cost[]} */
    const measured = [];
    for (let count = 0; count < TIMES; count += 1) {
      await get(meter);
      const { status } = await ask(url, { method, path, headers: { 'content-type': type, origin: url }, body });
      const { busy, longest } = JSON.parse((await get(meter)).body.toString());
      measured.push({ path, name, status, bytes: Buffer.byteLength(body), busy, longest });
    }
    const [first] = measured;
    /** @param {'busy' | 'longest'} what */
    const least = (what) => Math.min(...measured.map((each) => each[what]));
    if (first) costs.push({ ...first, busy: least('busy'), longest: least('longest') });
  }
  return costs;
}

/**
 * @param {readonly {path: string, method: string, costs: Cost[]}[]} routes
 * @param {Limits} limits
 */
function tableOf(routes, { bodyLimits }) {
  const rows = routes.flatMap(({ path, method, costs: [ordinary, ...costs] }) => {
    const worst = costs.toSorted((one, other) => other.busy - one.busy)[0];
    if (!ordinary || !worst) return [];
    const longest = Math.max(...costs.map((cost) => cost.longest));
    const { kind } = bodyLimits(path);
    const most = kind === 'form' ? BUDGET : (MEGABYTE_BUDGET * worst.bytes) / MB;
    const holds = worst.busy <= most && longest <= BUDGET;
    return [
      {
        busy: worst.busy,
        cells: [
          `${method} ${path}`,
          kind,
          worst.name,
          String(worst.status),
          milliseconds(ordinary.busy),
          milliseconds(worst.busy),
          milliseconds(longest),
          verdict(holds, `≤ ${Math.round(most)} ms, ${BUDGET} at a stretch`),
        ],
      },
    ];
  });
  const sorted = rows.toSorted((one, other) => other.busy - one.busy).map(({ cells }) => cells);
  return table(
    ['route', 'kind', 'worst body', 'status', 'an ordinary one', 'main thread', 'longest stretch', 'budget'],
    sorted,
  );
}
