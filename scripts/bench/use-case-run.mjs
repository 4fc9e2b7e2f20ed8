/*
 * Measures use cases of the catalogue on the database of the environment, without HTTP and rendering. Prints
 * JSON: `{[name]: latencies in ms}`.
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
const [{ findProduct }, { parseListingQuery }, { listProducts }, { db }, { endSql, sql }] = modules;

const WARM_UP = 60;
const MEASURED = 400;
const COUNT = WARM_UP + MEASURED;

/** Values that the catalogue's products have, in an order that is no order of the catalogue. */
async function readFacts() {
  const values = async (rows) => (await rows).map(({ value }) => value);
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

const list = ({ scope, search, locale }) =>
  listProducts(scope, parseListingQuery(new URLSearchParams(search)).query, locale);

async function find(request) {
  const { kind } = await findProduct(request);
  if (kind !== 'found') throw new Error(`The product ${request.slug} is ${kind}.`);
}

/** Works requests off, one after the other; the first ones only warm up. @returns {Promise<number[]>} ms of each request */
async function measure(requests, work) {
  const warmUp = Math.min(WARM_UP, Math.floor(requests.length / 4));
  const latencies = [];
  for (const [index, request] of requests.entries()) {
    const began = performance.now();
    await work(request);
    if (index >= warmUp) latencies.push(performance.now() - began);
  }
  return latencies;
}

try {
  const facts = await readFacts();
  const result = {
    'listing with filters and facets': await measure(listingRequests(facts, COUNT, randomNumbers(1)), list),
    search: await measure(searchRequests(facts, COUNT, randomNumbers(2)), list),
    'product look-up': await measure(productRequests(facts, COUNT), find),
  };
  console.log(JSON.stringify(result));
} finally {
  await Promise.all([endSql({ timeout: 5 }), db.$disconnect(), close()]);
}
