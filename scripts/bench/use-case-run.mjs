/*
 * Measures use cases of the catalogue on the database of the environment, without HTTP and rendering. Run by tsx; prints
 * JSON: `{[name]: latencies in ms}`.
 */
import { findProduct } from '../../apps/storefront/app/modules/catalog/catalog.server.ts';
import { parseListingQuery } from '../../apps/storefront/app/modules/listings/listing-query.ts';
import { listProducts } from '../../apps/storefront/app/modules/listings/listings.server.ts';
import { db } from '../../apps/storefront/app/platform/db.server.ts';
import { sql } from '../../apps/storefront/app/platform/sql.server.ts';
import { listingRequests, productRequests, randomNumbers, searchRequests } from './use-case-requests.mjs';

const AT_ONCE = 4;
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

/** Works requests off, four at once; the first ones only warm up. @returns {Promise<number[]>} ms of each request */
async function measure(requests, work) {
  const latencies = [];
  const warmUp = Math.min(WARM_UP, Math.floor(requests.length / 4));
  const runThrough = async (queue, onDone) => {
    const next = queue[Symbol.iterator]();
    const worker = async () => {
      for (const request of next) {
        const began = performance.now();
        await work(request);
        onDone(performance.now() - began);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  };
  await runThrough(requests.slice(0, warmUp), () => {});
  await runThrough(requests.slice(warmUp), (milliseconds) => latencies.push(milliseconds));
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
  await Promise.all([sql.end({ timeout: 5 }), db.$disconnect()]);
}
