import { categoryPage } from '~/modules/catalog/catalog.ts';
import { formatBandSegment, parseBandSegment } from './bands.ts';
import {
  emptyListingQuery,
  formatListingQuery,
  type ListingQuery,
  type ParsedQuery,
  listingParameters,
  parameterOf,
  parseListingQuery,
} from './listing-query.ts';
import { formatRange } from './range.ts';
import { sorts } from './sorts.ts';

/*
 * Where a listing's filters are in its address: in the query, or, for the listing of all products, in the path (spec §2
 * "Listing with filters in the path"; decision 33).
 */

export interface ListingAddress {
  /** Path of the listing without any filter; what a plain form sends to. */
  path: string;
  of(query: ListingQuery): string;
}

export function queryAddress(path: string): ListingAddress {
  return {
    path,
    of: (query) => {
      const search = formatListingQuery(query);
      return search ? `${path}?${search}` : path;
    },
  };
}

/** The path's pairs in their order: the segment's name, and the parameter of the query it represents. */
const segments = [
  ['kategorie', 'kategorie'],
  ['marke', 'marke'],
  ['farbe', 'farbe'],
  ['preisbereich', 'preis'],
  ['verfugbar', 'verfuegbar'],
  ['suchen', 'suchen'],
] as const;

const NOT_SET = '-';
const SORT = parameterOf('sort');
const PAGE = parameterOf('page');
const PRICE = parameterOf('price');
const RATE = parameterOf('rate');
const CATEGORY = parameterOf('category');

/**
 * Whether `preisbereich` with a band of §9 means the monthly rate: among bikes it does, among accessories it is the
 * price (decision 40: Routes).
 * @param categories values of the path's `kategorie`
 */
const meansRate = (categories: readonly string[]): boolean =>
  categories.length > 0 && categories.every((slug) => categoryPage(slug)?.filter.kind === 'bike');

/** What a sort order is called in the path, and the value of the query it represents. */
const orders = new Map<string, string>(
  Object.values(sorts).flatMap(({ segment, value }) => (segment ? [[segment, value] as const] : [])),
);

/** The listing whose filters are in the path below `base`. Filters without a segment stay in the query. */
export function pathAddress(base: string): ListingAddress {
  const of = (query: ListingQuery): string => {
    const search = new URLSearchParams(formatListingQuery(query));
    const requested = meansRate(query.category) ? priceOrRate(query, search) : take(search, PRICE);
    const pairs = segments.flatMap(([segment, parameter]) => [
      segment,
      parameter === PRICE ? requested : take(search, parameter),
    ]);
    const sort = search.get(SORT);
    const order = [...orders].find(([, value]) => value === sort)?.[0];
    if (order) search.delete(SORT);
    const path = [...pairs, 'sortieren', 'preis', order ?? NOT_SET, take(search, PAGE)].map(segmentText).join('/');
    const rest = search.toString().replaceAll('%2C', ',');
    return `${base}/${path}${rest ? `?${rest}` : ''}`;
  };
  return { path: of(emptyListingQuery), of };
}

/**
 * The segment `preisbereich` among bikes: bands of the rate, else the price; a price that reads as a band stays in the
 * query.
 */
function priceOrRate({ rate }: ListingQuery, search: URLSearchParams): string {
  const bands = formatBandSegment(rate);
  if (bands !== undefined) {
    search.delete(RATE);
    return bands;
  }
  return parseBandSegment(search.get(PRICE) ?? '') ? NOT_SET : take(search, PRICE);
}

/** A value that begins with the mark for "not set" is written with a second one. */
function take(search: URLSearchParams, name: string): string {
  const value = search.get(name);
  search.delete(name);
  if (value === null) return NOT_SET;
  return value === NOT_SET ? `${NOT_SET}${NOT_SET}` : value;
}

const segmentText = (value: string): string => encodeURIComponent(value).replaceAll('%2C', ',');

/**
 * Reads a path listing. Segments are looked for by their names, so that an incomplete or disordered path still gives
 * the closest listing; its one address is `pathAddress().of(query)`.
 * @param rest the path below the listing's base as it is in the address, without the leading slash
 */
export function parsePathListing(rest: string, search: URLSearchParams): ParsedQuery {
  const parts = rest.split('/').filter(Boolean).map(decoded);
  const requested = new URLSearchParams(search);
  const sort = parts.lastIndexOf('sortieren');
  const own = sort < 0 ? parts : parts.slice(0, sort);
  for (const [segment, parameter] of segments) {
    const value = valueAfter(own, segment);
    const bands = parameter === PRICE && value !== undefined ? parseBandSegment(value) : undefined;
    // The categories are before the price, so they have been read.
    if (bands && meansRate((requested.get(CATEGORY) ?? '').split(',')))
      requested.set(RATE, bands.map(formatRange).join(','));
    else if (value !== undefined) requested.set(parameter, value);
  }
  const [, order = NOT_SET, page = NOT_SET] = sort < 0 ? [] : parts.slice(sort + 1);
  const sortValue = orders.get(order);
  if (sortValue !== undefined) requested.set(SORT, sortValue);
  if (page !== NOT_SET) requested.set(PAGE, page);
  return parseListingQuery(requested);
}

/** The value of a segment; undefined if it is missing or not set. */
function valueAfter(parts: readonly string[], segment: string): string | undefined {
  const at = parts.findIndex((part, index) => part === segment && index % 2 === 0);
  const value = at < 0 ? NOT_SET : (parts[at + 1] ?? NOT_SET);
  if (value === NOT_SET) return undefined;
  return value === `${NOT_SET}${NOT_SET}` ? NOT_SET : value;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return NOT_SET;
  }
}

/** The parameters of an address that are no listing's; they stay when it is brought to its canonical form. */
export function otherParameters(search: URLSearchParams): string {
  const others = [...search].filter(([name]) => !isListingParameter(name));
  return new URLSearchParams(others).toString();
}

/** Whether a parameter belongs to a listing, as its canonical form or as a field of its plain form. */
function isListingParameter(name: string): boolean {
  return listingParameters.includes(name.replace(/-(von|bis)$/, ''));
}
