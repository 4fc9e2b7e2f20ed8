import pg from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { candidateStatement } from '~/modules/search/query/candidates.server.ts';
import { interpret } from '~/modules/search/query/interpret.ts';
import { wordsStatement } from '~/modules/search/query/vocabulary.server.ts';
import { indexedSql, sql } from '~/platform/sql.server.ts';

/** Enough products that reading all of them costs more than any index. */
const PRODUCTS = 20_000;

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Parent Relationship'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** A statement's plan for any values, as the connections of searches use it. */
async function genericPlan(text: string): Promise<{ 'QUERY PLAN': [{ Plan: Plan }] } | undefined> {
  const client = new pg.Client({
    connectionString: process.env.DATABASE_URL,
    options: '-c enable_seqscan=off -c jit=off',
  });
  await client.connect();
  try {
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (generic_plan, format json) ${text}`,
    );
    return rows[0];
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  await sql`
    insert into product (feed_key, kind, status, brand_id, display_price, stock_status, category_slugs, frame_types, speed_kmh, position, source_hash, updated_at)
    select 'p' || n, 'bike', 'published', 1 + n % 10, 100000, 'instock', array['e_bike'], array['wave'], case when n % 100 = 0 then 45 else 25 end, n, '', now()
    from generate_series(1, ${PRODUCTS}) n`;
  await sql`
    insert into product_text (product_id, locale, source_locale, slug, name)
    select id, locale, locale, 'velo-' || id, 'Modell' || id % 500 || ' Nummer' || id
    from product, unnest(enum_range(null::locale)) locale`;
  await sql`select search.index_products(array_agg(id)) from product`;
  await sql`vacuum analyze product, product_text, search.product`;
});

it.each(['modell7', 'kalkhoff modell7', 'S-Pedelec', 'tiefeinsteiger nummer1234'])(
  'finds %j without reading a whole table, with a plan that is made once',
  async (text) => {
    const query = candidateStatement({
      name: text,
      optional: [],
      figures: [],
      terms: interpret(text, 'de'),
      join: 'and',
      match: 'whole',
      locale: 'de',
      kind: 'bike',
      limit: 20,
      offset: 0,
    });
    const row = await genericPlan(query.text);
    const nodes = row ? nodesOf(row['QUERY PLAN'][0].Plan) : [];
    expect(nodes.map((node) => node['Node Type'])).toContain('Bitmap Index Scan');
    expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([]);
    // Hits are ranked by an index of products: their rows are wide, and each is on another page.
    const ofProducts = nodes.filter(
      (node) => node['Relation Name'] === 'product' && node['Node Type'].includes('Index'),
    );
    expect(new Set(ofProducts.map((node) => node['Node Type']))).toEqual(new Set(['Index Only Scan']));
  },
);

it('checks conditions on a bounded number of products only', async () => {
  const query = candidateStatement({
    name: '',
    terms: interpret('tiefeinsteiger', 'de'),
    optional: [],
    figures: [{ bounds: [{ figure: 'price', min: 0, max: 99_999 }] }, { colours: ['mohn'] }],
    preference: 'cheapest',
    join: 'and',
    match: 'whole',
    locale: 'de',
    kind: 'bike',
    limit: 20,
    offset: 0,
  });
  const [row] = await indexedSql<{ 'QUERY PLAN': [{ Plan: Plan }] }[]>`explain (analyze, format json) ${query}`;
  const read = (row ? nodesOf(row['QUERY PLAN'][0].Plan) : [])
    .filter((node) => node['Relation Name'] === 'product' && node['Parent Relationship'] !== 'SubPlan')
    .map((node) => (node['Actual Rows'] ?? 0) * (node['Actual Loops'] ?? 1));
  expect(Math.max(0, ...read)).toBeLessThanOrEqual(3000);
});

it('looks up what words are and begin without reading all of them', async () => {
  await sql`refresh materialized view search.word`;
  await sql`vacuum analyze search.word`;
  const words = wordsStatement(['modell7', 'nummer12', 'zzzz'], ['modell7'], 'de');
  const [row] = await indexedSql<{ 'QUERY PLAN': [{ Plan: Plan }] }[]>`explain (analyze, format json) ${words}`;
  const nodes = row ? nodesOf(row['QUERY PLAN'][0].Plan) : [];
  const read = nodes.map(
    (node) => ((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)) * (node['Actual Loops'] ?? 1),
  );
  expect(nodes.some((node) => node['Relation Name'] === 'word')).toBe(true);
  expect(Math.max(...read)).toBeLessThanOrEqual(100);
});

it('A search in other words makes no plan of its own', async () => {
  const [row] = await indexedSql`show plan_cache_mode`;
  expect(row).toEqual({ plan_cache_mode: 'force_generic_plan' });
});
