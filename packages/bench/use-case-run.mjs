/*
 * Measures use cases of the catalogue on the database of the environment, without HTTP and rendering. Prints
 * JSON: `{useCases: {name, atOnce, latencies in ms}[]}`.
 */
import { loadShopModules } from './shop-modules.mjs';
import { listingRequests, productRequests, randomNumbers, searchRequests } from './use-case-requests.mjs';

const { modules, close } = await loadShopModules([
  'apps/storefront/app/modules/catalog/catalog.server.ts',
  'apps/storefront/app/modules/listings/listing-query.ts',
  'apps/storefront/app/modules/listings/listings.server.ts',
  'apps/storefront/app/platform/db.server.ts',
  'apps/storefront/app/platform/sql.server.ts',
]);
const [{ findProduct }, { parseListingQuery }, { listProducts }, { db }, { endSql, sql }] =
  /** @type {[typeof import('../../apps/storefront/app/modules/catalog/catalog.server.ts'), typeof import('../../apps/storefront/app/modules/listings/listing-query.ts'), typeof import('../../apps/storefront/app/modules/listings/listings.server.ts'), typeof import('../../apps/storefront/app/platform/db.server.ts'), typeof import('../../apps/storefront/app/platform/sql.server.ts')]} */ (
    modules
  );

/** @typedef {import('./use-case-requests.mjs').ListingRequest} ListingRequest */

const WARM_UP = 300;
const MEASURED = 400;
/** Simultaneous requests, in one measurement after the other. */
const AT_ONCE = [1, 4];
const COUNT = WARM_UP + MEASURED;

/**
 * Values that the catalogue's products have, in an order that is no order of the catalogue.
 * @returns {Promise<import('./use-case-requests.mjs').Facts>}
 */
async function readFacts() {
  /** @param {PromiseLike<readonly Record<string, string>[]>} rows each with a `value` @returns {Promise<string[]>} */
  const values = async (rows) => (await rows).map(({ value = '' }) => value);
  return {
    categories: await values(
      sql`select distinct unnest(category_slugs) as value from product where kind = 'bike' and status = 'published' order by 1`,
    ),
    frameTypes: await values(
      sql`select distinct unnest(frame_types) as value from product where status = 'published' order by 1`,
    ),
    brands: await values(
      sql`select slug as value from brand b where exists (select from product where brand_id = b.id and kind = 'bike') order by 1`,
    ),
    colours: await values(
      sql`select distinct unnest(color_slugs) as value from product where kind = 'bike' order by 1`,
    ),
    texts: await sql`
      select t.slug, t.name, t.locale from product_text t join product p on p.id = t.product_id
      where p.kind = 'bike' and p.status = 'published' order by md5(t.slug || t.locale) limit 5000`,
  };
}

/** @param {ListingRequest} request */
const list = ({ scope, search, locale }) =>
  listProducts(scope, parseListingQuery(new URLSearchParams(search)).query, locale);

/** @param {{slug: string, locale: 'de' | 'fr'}} request */
async function find(request) {
  const { kind } = await findProduct(request);
  if (kind !== 'found') throw new Error(`The product ${request.slug} is ${kind}.`);
}

/**
 * Works through requests; the first ones only warm up.
 * @template T
 * @param {readonly T[]} requests
 * @param {(request: T) => Promise<unknown>} work
 * @param {number} atOnce simultaneous requests
 * @returns {Promise<number[]>} ms of each request
 */
async function measure(requests, work, atOnce) {
  const warmUp = Math.min(WARM_UP, Math.floor(requests.length / 2));
  /** @type {number[]} */
  const latencies = [];
  const open = requests.entries();
  async function workOff() {
    for (const [index, request] of open) {
      const began = performance.now();
      await work(request);
      if (index >= warmUp) latencies.push(performance.now() - began);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, workOff));
  return latencies;
}

try {
  const facts = await readFacts();
  // No request is sent twice: each of the measurements has its own part.
  /** @template T @param {readonly T[]} requests @param {number} index */
  const part = (requests, index) => {
    const length = Math.floor(requests.length / AT_ONCE.length);
    return requests.slice(index * length, (index + 1) * length);
  };
  const listings = listingRequests(facts, AT_ONCE.length * COUNT, randomNumbers(1));
  const searches = searchRequests(facts, AT_ONCE.length * COUNT, randomNumbers(2));
  const products = productRequests(facts, AT_ONCE.length * COUNT);
  /** @type {import('./use-cases.mjs').UseCase[]} */
  const result = [];
  for (const [index, atOnce] of AT_ONCE.entries()) {
    /**
     * @template T
     * @param {string} name
     * @param {readonly T[]} requests
     * @param {(request: T) => Promise<unknown>} work
     */
    const add = async (name, requests, work) =>
      result.push({ name, atOnce, latencies: await measure(part(requests, index), work, atOnce) });
    await add('listing with filters and facets', listings, list);
    await add('search', searches, list);
    await add('product look-up', products, find);
  }
  console.log(JSON.stringify({ useCases: result }));
} finally {
  await Promise.all([endSql({ timeout: 5 }), db.$disconnect(), close()]);
}
