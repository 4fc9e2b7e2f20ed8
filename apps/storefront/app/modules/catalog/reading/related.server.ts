import { type Locale, locales } from '~/i18n/locales.ts';
import { db, Prisma } from '~/platform/db.server.ts';
import { ReadCache } from '~/platform/read-cache.server.ts';
import { sql } from '~/platform/sql.server.ts';
import type { ProductCard, ProductKind } from '~/modules/catalog/catalog.ts';
import { findProductCards } from './product-card.server.ts';

/**
 * Cards of published products by slug, in the asked order; unknown slugs are left out. Slugs of the other language
 * count, so that lists kept in a browser survive the language switch.
 */
export async function findProductsBySlugs({
  slugs,
  locale,
}: {
  slugs: readonly string[];
  locale: Locale;
}): Promise<ProductCard[]> {
  if (slugs.length === 0) return [];
  const texts = await db.productText.findMany({
    where: { locale: { in: [...locales] }, slug: { in: [...slugs] }, product: { status: 'published' } },
    select: { slug: true, locale: true, productId: true },
  });
  const ids = slugs.flatMap((slug) => {
    const found = texts.filter((text) => text.slug === slug);
    return (found.find((text) => text.locale === locale) ?? found[0])?.productId ?? [];
  });
  return findProductCards({ ids: [...new Set(ids)], locale });
}

/** What of a product decides which others are like it. */
interface OwnProduct {
  id: number;
  kind: ProductKind;
  displayPrice: number;
  categorySlugs: string[];
}

/** Products that the shop's editors placed beside one, in their order. */
interface EditorsChoice {
  similar: number[];
  /** For a bike; without those that are known not to fit. */
  accessories: number[];
}

async function editorsChoice(productId: number): Promise<EditorsChoice> {
  const rows = await sql<{ id: number; isSimilar: boolean }[]>`
    select other.id, other.kind = product.kind as "isSimilar"
    from product
    cross join lateral unnest(product.related_feed_ids) with ordinality as related (feed_id, place)
    join product_text text on text.feed_id = related.feed_id
    join product other on other.id = text.product_id
    where product.id = ${productId} and other.id <> product.id and other.status = 'published' and other.stock_status <> 'outofstock'
      and (other.kind = product.kind or other.kind = 'accessory' and (other.mounts <@ product.mounts or other.mounts @> array['unknown']))
    group by other.id, product.kind
    order by min(related.place)`;
  const idsOf = (isSimilar: boolean) => rows.flatMap((row) => (row.isSimilar === isSimilar ? row.id : []));
  return { similar: idsOf(true), accessories: idsOf(false) };
}

/** Categories that nearly every product of a kind has. */
const GENERAL_CATEGORIES = ['bike', 'e_bike', 'accessory'];

/**
 * What is beside a product on its page: products like it, and for a bike accessories.
 * @param limit of each
 */
export async function productsBeside({
  product,
  locale,
  limit = 4,
}: {
  product: OwnProduct;
  locale: Locale;
  limit?: number;
}): Promise<{ similar: ProductCard[]; accessories: ProductCard[] }> {
  const { similar, accessories } = await cachedRelated.one(`${product.id} ${limit}`, () => idsBeside(product, limit));
  const cards = await findProductCards({ ids: [...similar, ...accessories], locale });
  return {
    similar: cards.filter(({ id }) => similar.includes(id)),
    accessories: cards.filter(({ id }) => accessories.includes(id)),
  };
}

interface IdsBeside {
  similar: number[];
  accessories: number[];
}

const cachedRelated = new ReadCache<IdsBeside>('catalog', 500);

async function idsBeside(product: OwnProduct, limit: number): Promise<IdsBeside> {
  const choice = await editorsChoice(product.id);
  const [similar, accessories] = await Promise.all([
    similarIds(product, choice, limit),
    product.kind === 'bike' ? accessoryIds(product.id, choice, limit) : [],
  ]);
  return { similar, accessories };
}

/** Products like one, as they are on its page. */
export async function similarProducts({
  productId,
  locale,
  limit = 4,
}: {
  productId: number;
  locale: Locale;
  limit?: number;
}): Promise<ProductCard[]> {
  const [[own], choice] = await Promise.all([
    sql<OwnProduct[]>`
      select id, kind, display_price as "displayPrice", category_slugs as "categorySlugs" from product where id = ${productId}`,
    editorsChoice(productId),
  ]);
  if (!own) return [];
  return findProductCards({ ids: await similarIds(own, choice, limit), locale });
}

/**
 * Products like one: those its editors chose, then those of the same kind that share a category and lie next in price,
 * those with most categories in common first.
 */
async function similarIds(own: OwnProduct, choice: EditorsChoice, limit: number): Promise<number[]> {
  const ids = new Set(choice.similar.slice(0, limit));
  const specific = own.categorySlugs.filter((slug) => !GENERAL_CATEGORIES.includes(slug));
  for (const categories of [specific, own.categorySlugs]) {
    if (ids.size >= limit || categories.length === 0) continue;
    for (const id of await nearestInPrice({ ...own, categories, limit: limit + ids.size })) ids.add(id);
  }
  return [...ids].slice(0, limit);
}

/**
 * Published products of a kind with one of some categories: those with most categories in common, then nearest in
 * price.
 */
async function nearestInPrice({
  id,
  kind,
  displayPrice,
  categorySlugs,
  categories,
  limit,
}: OwnProduct & { categories: string[]; limit: number }): Promise<number[]> {
  // Both branches walk the index on kind, status and price from the product's own price and stop early.
  const near = (comparison: Prisma.Sql) => Prisma.sql`(
    select id, category_slugs, display_price from product
    where kind = ${kind}::product_kind and status = 'published' and stock_status <> 'outofstock' and id <> ${id}
      and category_slugs && ${categories}::text[] and ${comparison}
    limit 24)`;
  const rows = await sql<{ id: number }[]>`
    select id from (
      ${near(Prisma.sql`display_price >= ${displayPrice} order by display_price`)}
      union all
      ${near(Prisma.sql`display_price < ${displayPrice} order by display_price desc`)}
    ) candidate
    order by cardinality(array(select unnest(category_slugs) intersect select unnest(${categorySlugs}::text[]))) desc,
      abs(display_price - ${displayPrice}::int), id
    limit ${limit}`;
  return rows.map((row) => row.id);
}

/** Accessories for a bike, as they are on its page. */
export async function accessoriesFor({
  productId,
  locale,
  limit = 4,
}: {
  productId: number;
  locale: Locale;
  limit?: number;
}): Promise<ProductCard[]> {
  return findProductCards({ ids: await accessoryIds(productId, await editorsChoice(productId), limit), locale });
}

/**
 * Accessories for a bike: those its editors chose, unless they are known not to fit, then, of those that fit, the
 * first recommended one of each sort (helmet, lock, …) that is not there yet.
 */
async function accessoryIds(productId: number, choice: EditorsChoice, limit: number): Promise<number[]> {
  const chosen = choice.accessories.slice(0, limit);
  if (chosen.length >= limit) return chosen;
  const sorts = ['helmet', 'lock', 'bag', 'child_seat', 'light', 'pump', 'trailer', 'velotraeger'];
  const rows = await sql<{ id: number }[]>`
    select first.id
    from unnest(${sorts}::text[]) with ordinality as sort (slug, place)
    cross join lateral (
      select id from product
      where kind = 'accessory' and status = 'published' and stock_status <> 'outofstock' and category_slugs @> array[sort.slug]
        and mounts <@ (select mounts from product where id = ${productId})
        and not exists (
          select from product chosen where chosen.id = any(${chosen}::int[]) and chosen.category_slugs @> array[sort.slug])
      order by position, id
      limit 1
    ) first
    order by sort.place
    limit ${limit}`;
  return [...new Set([...chosen, ...rows.map(({ id }) => id)])].slice(0, limit);
}

/** Bikes that an accessory fits (`fits`): how many of how many, and the first recommended ones. */
export async function bikesThatFit({
  productId,
  locale,
  limit = 4,
}: {
  productId: number;
  locale: Locale;
  limit?: number;
}): Promise<{ total: number; of: number; bikes: ProductCard[] }> {
  const [found] = await sql<{ total: number; of: number; ids: number[] | null }[]>`
    select count(*) filter (where bike.mounts @> own.mounts)::int as total, count(*)::int as of,
      (array_agg(bike.id order by bike.position, bike.id)
        filter (where bike.mounts @> own.mounts and bike.stock_status <> 'outofstock'))[1:${limit}::int] as ids
    from product own join product bike on bike.kind = 'bike' and bike.status = 'published'
    where own.id = ${productId}`;
  const { total = 0, of = 0, ids } = found ?? {};
  return { total, of, bikes: await findProductCards({ ids: ids ?? [], locale }) };
}
