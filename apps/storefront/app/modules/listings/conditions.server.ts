import type { Fragment } from 'postgres';
import type { Locale } from '~/i18n/locales';
import { sql } from '~/platform/sql.server';
import type { ListingQuery, Range } from './listing-query.ts';
import { BAND_MONTHS, type FacetName, type ListingScope } from './listings.ts';

/** What a listing shows: its scope, narrowed by its query. */
export interface Selection {
  scope: ListingScope;
  query: ListingQuery;
  locale: Locale;
}

/**
 * The conditions of a listing over `product p`, joined by "and".
 * @param except a facet whose own filter is left out, so that its other options can be counted
 */
export function conditions({ scope, query, locale }: Selection, except?: FacetName): Fragment {
  const parts: (Fragment | undefined)[] = [
    sql`p.status = 'published' and p.kind = ${scope.kind}::product_kind`,
    scope.category ? sql`p.category_slugs @> array[${scope.category}]` : undefined,
    scope.brand ? sql`p.brand_id = (select id from brand where slug = ${scope.brand})` : undefined,
    scope.preset?.rahmen ? sql`p.frame_types && ${scope.preset.rahmen}::text[]` : undefined,
    scope.preset?.tempo ? sql`p.speed_kmh = any(${scope.preset.tempo.map(Number)}::int[])` : undefined,
    scope.preset?.onSale ? sql`p.uvp_price > p.display_price` : undefined,
    query.preis.length > 0 ? anyRange(query.preis, (range) => priceIn(range)) : undefined,
    query.suchen ? textMatches(query.suchen, locale) : undefined,
    query.akku ? within(sql`p.battery_wh`, query.akku) : undefined,
    query.reichweite ? within(sql`p.range_max_km`, query.reichweite) : undefined,
    ...facetConditions(query, scope, except),
  ];
  return parts.reduce<Fragment>(
    (all, part, index) => (part && index > 0 ? sql`${all} and ${part}` : all),
    parts[0] ?? sql`true`,
  );
}

function facetConditions(query: ListingQuery, scope: ListingScope, except?: FacetName): (Fragment | undefined)[] {
  const unless = (name: FacetName, set: boolean, condition: () => Fragment) =>
    set && name !== except ? condition() : undefined;
  return [
    unless('kategorie', query.kategorie.length > 0, () => sql`p.category_slugs && ${query.kategorie}::text[]`),
    unless('rahmen', query.rahmen.length > 0, () => sql`p.frame_types && ${query.rahmen}::text[]`),
    unless('tempo', query.tempo.length > 0, () => sql`p.speed_kmh::text = any(${query.tempo}::text[])`),
    unless(
      'marke',
      query.marke.length > 0,
      () => sql`p.brand_id in (select id from brand where slug = any(${query.marke}::text[]))`,
    ),
    unless('farbe', query.farbe.length > 0, () => sql`p.color_slugs && ${query.farbe}::text[]`),
    unless('rate', query.rate.length > 0, () => anyRange(query.rate, (range) => bandContains(range, scope))),
    unless('verfuegbar', query.verfuegbar, () => sql`p.stock_status = 'instock'`),
    unless('groesse', query.groesse.length > 0, () => fitsRider(query.groesse)),
    unless('occasion', query.occasion !== undefined, () => sql`p.is_occasion = ${query.occasion ?? false}`),
  ];
}

function anyRange(list: Range[], toCondition: (range: Range) => Fragment): Fragment {
  const [first = {}, ...rest] = list;
  return sql`(${rest.reduce<Fragment>((all, range) => sql`${all} or ${toCondition(range)}`, toCondition(first))})`;
}

function priceIn(range: Range): Fragment {
  return within(sql`p.display_price`, { min: francs(range.min), max: francs(range.max) });
}

/** Bands of §9: the exact monthly rate for bikes, the price for accessories; compared as products, never divided. */
export function bandContains(range: Range, { kind }: ListingScope): Fragment {
  const months = kind === 'bike' ? BAND_MONTHS : 1;
  return within(sql`p.display_price`, { min: francs(range.min, months), max: francs(range.max, months) });
}

/** Whether a rider of one of these heights (cm) finds a size. */
export function fitsRider(heightsCm: number[]): Fragment {
  return sql`exists (select from unnest(${heightsCm}::int[]) height where height between p.rider_min_cm and p.rider_max_cm)`;
}

function within(column: Fragment, { min, max }: Range): Fragment {
  const lower = min === undefined ? sql`true` : sql`${column} >= ${min}`;
  return max === undefined ? sql`(${lower})` : sql`(${lower} and ${column} < ${max})`;
}

/** Every word occurs in what the product is found by, accents and case aside. */
function textMatches(text: string, locale: Locale): Fragment {
  // No text of Postgres holds this character, and none may be asked for it.
  if (text.includes('\0')) return sql`false`;
  const patterns = text.split(' ').map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  return sql`exists (
    select from search.product s
    where s.product_id = p.id and s.locale = ${locale}::locale
      and s.words like all (select lower(unaccent(pattern)) from unnest(${patterns}::text[]) pattern))`;
}

/** The largest price that the column holds, Rappen. */
const LARGEST_PRICE = 2 ** 31 - 1;

/** Francs (a month) in Rappen of the whole price; beyond every price all bounds are the same. */
function francs(amount: number | undefined, months = 1): number | undefined {
  return amount === undefined ? undefined : Math.min(amount * 100 * months, LARGEST_PRICE);
}
