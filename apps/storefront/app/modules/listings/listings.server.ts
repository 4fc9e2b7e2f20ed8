import type { Fragment } from 'postgres';
import { defaultLocale, type Locale } from '~/i18n/locales';
import { sql } from '~/platform/sql.server';
import { findProductCards } from '../catalog/catalog.server.ts';
import type { ProductCard } from '../catalog/catalog.ts';
import { conditions, type Selection } from './conditions.server.ts';
import { countFacets } from './facets.server.ts';
import { emptyListingQuery, type ListingQuery, type ListingSort } from './listing-query.ts';
import { type FacetName, type ListingScope, PAGE_SIZE, pageCount, type UnnamedOption } from './listings.ts';

export interface Listing {
  products: ProductCard[];
  total: number;
  /** How many of them are in stock. */
  instock: number;
  /** Rappen; the lowest price of all of them, 0 where there are none. */
  lowestPrice: number;
  /** The page shown: the last one where the query asks for one beyond. */
  page: number;
  pages: number;
  facets: Record<FacetName, UnnamedOption[]>;
}

/** One page of a listing with its facets (spec §2, §3 filters). */
export async function listProducts(scope: ListingScope, query: ListingQuery, locale: Locale): Promise<Listing> {
  const selection: Selection = { scope, query, locale };
  const [summary, facets] = await Promise.all([summarise(selection), countFacets(selection)]);
  const pages = pageCount(summary.total);
  const page = Math.min(query.seite, pages);
  const ids = summary.total === 0 ? [] : await pageOfIds(selection, page);
  return { ...summary, products: await findProductCards({ ids, locale }), page, pages, facets };
}

async function summarise(selection: Selection): Promise<Pick<Listing, 'total' | 'instock' | 'lowestPrice'>> {
  const [row] = await sql<Pick<Listing, 'total' | 'instock' | 'lowestPrice'>[]>`
    select count(*)::int as total,
      (count(*) filter (where p.stock_status = 'instock'))::int as instock,
      coalesce(min(p.display_price), 0)::int as "lowestPrice"
    from product p where ${conditions(selection)}`;
  return row ?? { total: 0, instock: 0, lowestPrice: 0 };
}

async function pageOfIds(selection: Selection, page: number): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    select p.id from product p where ${conditions(selection)}
    order by ${order(selection.query.sortieren)} limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`;
  return rows.map(({ id }) => id);
}

/** Ids of the first products of a listing. */
export async function firstProducts(
  scope: ListingScope,
  query: ListingQuery,
  locale: Locale,
  count: number,
): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    select p.id from product p where ${conditions({ scope, query, locale })} order by ${order(query.sortieren)} limit ${count}`;
  return rows.map(({ id }) => id);
}

/** For each scope the first product that no scope before it has; undefined where there is none. */
export async function firstProductsOf(scopes: readonly ListingScope[]): Promise<(number | undefined)[]> {
  const candidates = await Promise.all(
    scopes.map((scope) => firstProducts(scope, emptyListingQuery, defaultLocale, scopes.length)),
  );
  const taken = new Set<number>();
  return candidates.map((ids) => {
    const id = ids.find((each) => !taken.has(each)) ?? ids[0];
    if (id !== undefined) taken.add(id);
    return id;
  });
}

/** Every order ends with the id, so that pages never overlap. The rate over one term sorts like the price. */
function order(sort: ListingSort): Fragment {
  switch (sort) {
    case 'preis-auf':
    case 'rate-auf':
      return sql`p.display_price, p.id`;
    case 'preis-ab':
    case 'rate-ab':
      return sql`p.display_price desc, p.id`;
    case 'neu':
      return sql`p.created_at desc, p.id desc`;
    case 'empfohlen':
      return sql`p.position, p.id`;
  }
}
