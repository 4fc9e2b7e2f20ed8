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
  'tests/integration/search/means.ts',
]);
const [{ productSearch }, { db }, { endSql, sql }, { relevance }, { judgedProducts, scoreOf, SHOWN, unseen }] =
  /** @type {[typeof import('../../apps/storefront/app/modules/search/query/product-search.server.ts'), typeof import('../../apps/storefront/app/platform/db.server.ts'), typeof import('../../apps/storefront/app/platform/sql.server.ts'), typeof import('../../tests/integration/search/relevance.ts'), typeof import('../../tests/integration/search/means.ts')]} */ (
    modules
  );

/** @typedef {import('../../tests/integration/search/relevance.ts').Relevance} Relevance */

/** @typedef {Pick<Relevance, 'text' | 'locale' | 'kind'>} Search */

/**
 * What a shop without a search of its own would do: names and descriptions that hold the text.
 * @param {Search} search
 * @returns {Promise<number[]>} ids
 */
async function byIlike({ text, locale, kind }) {
  const pattern = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
  /** @type {{id: number}[]} */
  const rows = await sql`
    select p.id from product p join product_text t on t.product_id = p.id and t.locale = ${locale}::locale
    where p.status = 'published' and p.kind = ${kind}::product_kind
      and (t.name ilike ${pattern} or t.short_description ilike ${pattern} or t.description ilike ${pattern})
    order by (t.name ilike ${pattern}) desc, p.position limit ${SHOWN}`;
  return rows.map(({ id }) => id);
}

/** @param {Search} search @returns {Promise<number[]>} ids */
async function bySearch({ text, locale, kind }) {
  const { ids } = await productSearch().find({ text, locale, kind, limit: SHOWN, offset: 0 });
  return ids;
}

/** @param {readonly number[]} ids @param {Relevance['locale']} locale @returns {Promise<string[]>} */
async function namesOf(ids, locale) {
  /** @type {{name: string}[]} */
  const rows = await sql`
    select name from product_text where product_id = any(${[...ids]}::int[]) and locale = ${locale}::locale
    order by array_position(${[...ids]}::int[], product_id)`;
  return rows.map(({ name }) => name);
}

/** The shop's own list, by language and kind. @returns {Promise<import('./relevance.mjs').Group[]>} */
async function ownList() {
  /** @type {Map<string, import('./relevance.mjs').Group>} */
  const groups = new Map();
  for (const entry of relevance) {
    const name = `${entry.locale}, ${entry.kind === 'bike' ? 'bikes' : 'accessories'}`;
    const group = groups.get(name) ?? { name, searches: 0, first: 0, shown: 0, ilikeFirst: 0, ilikeShown: 0 };
    groups.set(name, group);
    const found = await namesOf(await bySearch(entry), entry.locale);
    const plain = await namesOf(await byIlike(entry), entry.locale);
    /** @param {readonly string[]} names */
    const hits = (names) => names.some((each) => each.startsWith(entry.expected));
    group.searches += 1;
    group.first += Number(hits(found.slice(0, 1)));
    group.shown += Number(hits(found));
    group.ilikeFirst += Number(hits(plain.slice(0, 1)));
    group.ilikeShown += Number(hits(plain));
  }
  return [...groups.values()];
}

/** The sets that others have written. @returns {Promise<import('./relevance.mjs').Group[]>} */
async function unseenSets() {
  const products = /** @type {import('../../tests/integration/search/means.ts').JudgedProduct[]} */ (
    /** @type {unknown} */ ([...(await sql.query(judgedProducts))])
  );
  const groups = [];
  for (const [set, searches] of Object.entries(unseen)) {
    const found = await scoreOf(searches, products, bySearch);
    const plain = await scoreOf(searches, products, byIlike);
    groups.push({ name: `by others, set ${set}`, ...found, ilikeFirst: plain.first, ilikeShown: plain.shown });
  }
  return groups;
}

try {
  console.log(JSON.stringify({ relevance: { own: await ownList(), unseen: await unseenSets() } }));
} finally {
  await Promise.all([endSql({ timeout: 5 }), db.$disconnect(), close()]);
}
