import { beforeAll, expect, it } from 'vitest';
import { findProductCards } from '~/modules/catalog/catalog.server.ts';
import { emptyListingQuery, parseListingQuery } from '~/modules/listings/listing-query.ts';
import { listProducts } from '~/modules/listings/listings.server.ts';
import { sql } from '~/platform/sql.server.ts';
import { type Statement, watchStatements } from '../../support/statements.ts';

/** Enough products that reading all of them costs more than any index. */
const PRODUCTS = 20_000;

const requested = watchStatements();

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

function nodesOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}

/** Asked in the pool that ran the statement: plans differ by the settings of a connection. */
async function sequentialScans({ pool, text, values }: Statement): Promise<string[]> {
  const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (format json) ${text}`, values);
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  if (!plan) throw new Error(`No plan of ${text}`);
  const scans = nodesOf(plan).filter(
    (node) => node['Node Type'] === 'Seq Scan' && node['Relation Name']?.startsWith('product'),
  );
  return scans.map((node) => `${node['Relation Name'] ?? ''} in ${text.replace(/\s+/g, ' ').slice(0, 120)}`);
}

beforeAll(async () => {
  await sql`
    insert into product (feed_key, kind, status, brand_id, display_price, stock_status, category_slugs, color_slugs, frame_types,
      speed_kmh, battery_wh, position, source_hash, updated_at)
    select 'p' || n, 'bike', 'published', 1 + n % 10, 100000 + n * 10, 'instock', array['e_bike', 'e_city'], array['petrol'],
      array['wave'], 25, 500, n % 100, '', now()
    from generate_series(1, ${PRODUCTS}) n`;
  await sql`
    insert into product_text (product_id, locale, source_locale, slug, name)
    select id, locale, locale, 'velo-' || id, 'Velo ' || id from product, unnest(enum_range(null::locale)) locale`;
  await sql`select search.index_products(array_agg(id)) from product`;
  await sql`analyze product, product_text, search.product`;
});

it('reads no whole table of products for a listing, once its index is there', async () => {
  await listProducts({ kind: 'bike' }, emptyListingQuery, 'de');
  requested.take();
  for (const [scope, search] of [
    [{ kind: 'bike' }, ''],
    [{ kind: 'bike', category: 'e_city' }, 'rahmen=wave&preis=1000-3000&sortieren=preis-ab&seite=3'],
    [{ kind: 'bike', brand: 'focus' }, 'groesse=175&akku=500-&verfuegbar=ja&sortieren=neu'],
    [{}, 'suchen=velo+12'],
  ] as const) {
    const { query } = parseListingQuery(new URLSearchParams(search));
    await listProducts(scope, query, 'fr');
  }
  await findProductCards({ ids: [5, 6, 7], locale: 'de' });
  const queries = requested.take();
  expect(queries.length).toBeGreaterThan(8);
  const scans = (await Promise.all(queries.map(sequentialScans))).flat();
  expect(scans).toEqual([]);
});

it('finds changed products by index while prices change', async () => {
  await sql`update product set display_price = display_price + 5 where id % 50 = 0`;
  requested.take();
  const listing = await listProducts({ kind: 'bike' }, { ...emptyListingQuery, sort: 'cheapest' }, 'de');
  expect(listing.total).toBe(PRODUCTS);
  expect((await Promise.all(requested.take().map(sequentialScans))).flat()).toEqual([]);
});
