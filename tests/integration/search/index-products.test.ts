import { beforeAll, describe, expect, it } from 'vitest';
import type * as IndexProducts from '~/modules/search/index-products.server.ts';
import type * as Sql from '~/platform/sql.server.ts';
import { createTestDatabase } from '../../support/databases.ts';

let indexProducts: typeof IndexProducts.indexProducts;
let sql: typeof Sql.sql;

beforeAll(async () => {
  // On the demonstration catalogue: the settings are read with the first import.
  process.env.DATABASE_URL = await createTestDatabase({ seeded: true });
  ({ indexProducts } = await import('~/modules/search/index-products.server.ts'));
  ({ sql } = await import('~/platform/sql.server.ts'));
});

const rows = async () => [...(await sql`select * from search.product order by product_id, locale`)];
const ids = async () => (await sql<{ id: number }[]>`select id from product order by id`).map(({ id }) => id);

/** The vectors of the importer and of the database's own function for all products, from scratch. */
async function bothIndexes() {
  await sql`delete from search.product`;
  await sql`select search.index_products(${await ids()}::int[])`;
  const own = await rows();
  await sql`delete from search.product`;
  const all = await ids();
  await sql.begin((transaction) => indexProducts(transaction, all));
  return { own, importers: await rows() };
}

describe("the importer's search index", () => {
  it("equals the one of the database's function", async () => {
    const { own, importers } = await bothIndexes();
    expect(importers.length).toBeGreaterThan(400);
    expect(importers).toEqual(own);
  });

  it('is so for texts that no feed should have', async () => {
    const odd = [
      'ÅNGSTRÖM-Œuvre ß ﬁ ½ № 5 ™ K ſ İstanbul été-prêt дe-bike e-дbike e‑bike–rad a_b-c x-y-z 10-fach',
      '1e5 2e10x 0x1f 3.14 24,9 100wh wh100 e1 1e v8 «guillemets» ‘x’ a\u0301 n\u0303 10e3-fach',
      `${'sehr '.repeat(260)}lang`,
      `${'w'.repeat(300)} kurz`,
      '中文 자전거 велосипед 🚲 e-bike🚲rad \u00a0\u2009blank\ttab',
      "l'été d’abord O'Neill a\\b 'quote' \"double\" :1A tag: & | ! ( ) <b>fett</b> &amp; &nbsp;",
      '',
    ];
    const bikes = await sql<
      { id: number }[]
    >`select id from product where kind = 'bike' order by id limit ${odd.length}`;
    for (const [place, text] of odd.entries()) {
      const id = bikes[place]?.id ?? 0;
      await sql`
        update product_text set name = ${`${place} ${text.slice(0, 200)}`}, subtitle = ${`${text.slice(0, 90)} für ${text.slice(0, 40)}`},
          description = ${`<p>${text}</p> < ${text} &uuml; ${text}`} where product_id = ${id}`;
      await sql`
        update product_attribute set terms = ${JSON.stringify({ de: [text, 'Stück'], fr: text })}::text::jsonb where product_id = ${id} and position = 0`;
      await sql`update product set sku = ${`A_${place}-ß${text.slice(0, 3)}`} where id = ${id}`;
    }
    await sql`update product_text set description = ${`${'🚲 weit '.repeat(1500)}ende`} where product_id = ${bikes[6]?.id ?? 0}`;
    const { own, importers } = await bothIndexes();
    expect(importers).toEqual(own);
  });

  it('drops unpublished products, and keeps what has not changed', async () => {
    const [first = 0, second = 0] = await ids();
    const before = await sql`select xmin::text as version from search.product where product_id = ${second}`;
    await sql`update product set status = 'draft' where id = ${first}`;
    await sql.begin((transaction) => indexProducts(transaction, [first, second]));
    expect(await sql`select from search.product where product_id = ${first}`).toHaveLength(0);
    const after = await sql`select xmin::text as version from search.product where product_id = ${second}`;
    expect([...after]).toEqual([...before]);
  });
});
