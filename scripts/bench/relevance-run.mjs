/*
 * Searches for what shoppers type over the catalogue of the environment, by the shop's search and by a plain ILIKE. Prints
 * JSON: a row for each group of searches.
 */
import { loadShopModules } from './shop-modules.mjs';

const { modules, close } = await loadShopModules([
  'apps/storefront/app/modules/search/query/product-search.server.ts',
  'apps/storefront/app/platform/db.server.ts',
  'apps/storefront/app/platform/sql.server.ts',
  'tests/integration/search/relevance.ts',
]);
const [{ productSearch }, { db }, { endSql, sql }, { relevance }] =
  /** @type {[typeof import('../../apps/storefront/app/modules/search/query/product-search.server.ts'), typeof import('../../apps/storefront/app/platform/db.server.ts'), typeof import('../../apps/storefront/app/platform/sql.server.ts'), typeof import('../../tests/integration/search/relevance.ts')]} */ (
    modules
  );

/** @typedef {import('../../tests/integration/search/relevance.ts').Relevance} Relevance */

const SHOWN = 3;

/**
 * What a shop without a search of its own would do: names and descriptions that hold the text.
 * @param {Relevance} entry
 * @returns {Promise<string[]>} names
 */
async function byIlike({ text, locale, kind }) {
  const pattern = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const rows = await sql`
    select t.name from product p join product_text t on t.product_id = p.id and t.locale = ${locale}::locale
    where p.status = 'published' and p.kind = ${kind}::product_kind
      and (t.name ilike ${pattern} or t.short_description ilike ${pattern} or t.description ilike ${pattern})
    order by (t.name ilike ${pattern}) desc, p.position limit ${SHOWN}`;
  return rows.map(({ name }) => name);
}

/** @param {Relevance} entry @returns {Promise<string[]>} names */
async function bySearch({ text, locale, kind }) {
  const { ids } = await productSearch().find({ text, locale, kind, limit: SHOWN, offset: 0 });
  const rows = await sql`
    select name from product_text where product_id = any(${[...ids]}::int[]) and locale = ${locale}::locale
    order by array_position(${[...ids]}::int[], product_id)`;
  return rows.map(({ name }) => name);
}

try {
  /** @type {Map<string, import('./relevance.mjs').Group>} */
  const groups = new Map();
  for (const entry of relevance) {
    const name = `${entry.locale}, ${entry.kind === 'bike' ? 'bikes' : 'accessories'}`;
    const group = groups.get(name) ?? { name, searches: 0, first: 0, shown: 0, ilikeFirst: 0, ilikeShown: 0 };
    groups.set(name, group);
    const [found, plain] = [await bySearch(entry), await byIlike(entry)];
    /** @param {readonly string[]} names */
    const hits = (names) => names.filter((each) => each.startsWith(entry.expected)).length > 0;
    group.searches += 1;
    group.first += Number(hits(found.slice(0, 1)));
    group.shown += Number(hits(found));
    group.ilikeFirst += Number(hits(plain.slice(0, 1)));
    group.ilikeShown += Number(hits(plain));
  }
  console.log(JSON.stringify({ relevance: [...groups.values()] }));
} finally {
  await Promise.all([endSql({ timeout: 5 }), db.$disconnect(), close()]);
}
