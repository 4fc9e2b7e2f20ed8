import type { Locale } from '~/i18n/locales.ts';
import type { ProductCard } from '~/modules/catalog/catalog.ts';
import { findProductCards } from '~/modules/catalog/catalog.server.ts';
import { likeness, type LikeReason, likeReason, mixed } from '~/modules/recommendations/likeness.ts';
import { mainCategory } from '~/modules/recommendations/page-visits.ts';
import { Prisma } from '~/platform/db.server.ts';
import { sql } from '~/platform/sql.server.ts';

/** A bike that is like one that was looked at. */
export interface SimilarBike {
  card: ProductCard;
  like: ProductCard;
  reason: LikeReason;
}

/** Bikes that are looked for for each bike that was looked at, on either side of its price. */
const CANDIDATES = 24;
/** The newest bikes that others are looked for for. */
const MOST_SEEN = 6;

/**
 * Bikes like those that were looked at, mixed, none of these among them.
 * @param seen the newest first
 * @param category a slug of §3 that they have to have; undefined: what each of the seen ones is for
 * @param limit most bikes
 */
export async function similarTo({
  seen,
  locale,
  category,
  limit,
}: {
  seen: readonly ProductCard[];
  locale: Locale;
  category?: string;
  limit: number;
}): Promise<SimilarBike[]> {
  const bikes = seen.filter(({ kind }) => kind === 'bike').slice(0, MOST_SEEN);
  const not = seen.map(({ id }) => id);
  const found = await Promise.all(
    bikes.map((bike) => nearInPrice(bike, category ?? mainCategory(bike.categorySlugs), not)),
  );
  const cards = new Map(
    (await findProductCards({ ids: [...new Set(found.flat())], locale })).map((card) => [card.id, card]),
  );
  const lists = bikes.map((like, place) => {
    const own = (found[place] ?? []).flatMap((id) => cards.get(id) ?? []);
    const ranked = own.toSorted((a, b) => likeness(like, b) - likeness(like, a) || a.id - b.id);
    return ranked.map((card) => ({ id: card.id, card, like, reason: likeReason(like, card) }));
  });
  return mixed(lists, limit).map(({ card, like, reason }) => ({ card, like, reason }));
}

/** Ids of bikes for sale of a category next to a bike's price. */
async function nearInPrice(bike: ProductCard, category: string | undefined, not: readonly number[]): Promise<number[]> {
  const ofCategory =
    category === undefined ? Prisma.sql`true` : Prisma.sql`category_slugs @> array[${category}]::text[]`;
  // Both branches walk the index on kind, status and price from the bike's own price and stop early.
  const near = (comparison: Prisma.Sql) => Prisma.sql`(
    select id from product
    where kind = 'bike' and status = 'published' and stock_status <> 'outofstock'
      and id <> all(${[...not]}::int[]) and ${ofCategory} and ${comparison}
    limit ${CANDIDATES})`;
  const rows = await sql<{ id: number }[]>`
    ${near(Prisma.sql`display_price >= ${bike.displayPrice} order by display_price, id`)}
    union all
    ${near(Prisma.sql`display_price < ${bike.displayPrice} order by display_price desc, id`)}`;
  return rows.map(({ id }) => id);
}
