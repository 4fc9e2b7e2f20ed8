import {
  emptyListingQuery,
  formatListingQuery,
  type ListingQuery,
  listingParameters,
  parameterOf,
  parseListingQuery,
} from './listing-query.ts';
import { sorts } from './sorts.ts';

/*
 * Where a listing's filters stand in its address: in the query, or, for the listing of all products, in the path (spec §2
 * "Listing with filters in the path"; decision 33).
 */

/** How a listing writes its query into an address. */
export interface ListingAddress {
  /** Path of the listing without any filter; what a plain form sends to. */
  path: string;
  /** The one address of a query. */
  of(query: ListingQuery): string;
}

/** What an address asks for, and what of it does not fit. */
export interface AskedListing {
  query: ListingQuery;
  dropped: string[];
}

/** A listing whose filters stand in the query. */
export function queryAddress(path: string): ListingAddress {
  return {
    path,
    of: (query) => {
      const search = formatListingQuery(query);
      return search ? `${path}?${search}` : path;
    },
  };
}

/** The path's pairs in their order: the segment's name, and the parameter of the query it stands for. */
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

/** What a sort order is called in the path, and the value of the query it stands for. */
const orders = new Map<string, string>(
  Object.values(sorts).flatMap(({ segment, value }) => (segment ? [[segment, value] as const] : [])),
);

/** The listing whose filters stand in the path below `base`. Filters without a segment stay in the query. */
export function pathAddress(base: string): ListingAddress {
  const of = (query: ListingQuery): string => {
    const search = new URLSearchParams(formatListingQuery(query));
    const pairs = segments.flatMap(([segment, parameter]) => [segment, take(search, parameter)]);
    const sort = search.get(SORT);
    const order = [...orders].find(([, value]) => value === sort)?.[0];
    if (order) search.delete(SORT);
    const path = [...pairs, 'sortieren', 'preis', order ?? NOT_SET, take(search, PAGE)].map(segmentText).join('/');
    const rest = search.toString().replaceAll('%2C', ',');
    return `${base}/${path}${rest ? `?${rest}` : ''}`;
  };
  return { path: of(emptyListingQuery), of };
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
 * Reads a path listing. Segments are looked for by their names, so that an incomplete or disordered path still gives the
 * closest listing; its one address is `pathAddress().of(query)`.
 * @param rest the path below the listing's base as it is in the address, without the leading slash
 */
export function parsePathListing(rest: string, search: URLSearchParams): AskedListing {
  const parts = rest.split('/').filter(Boolean).map(decoded);
  const asked = new URLSearchParams(search);
  const sort = parts.lastIndexOf('sortieren');
  const own = sort < 0 ? parts : parts.slice(0, sort);
  for (const [segment, parameter] of segments) {
    const at = own.findIndex((part, index) => part === segment && index % 2 === 0);
    const value = at < 0 ? NOT_SET : (own[at + 1] ?? NOT_SET);
    if (value !== NOT_SET) asked.set(parameter, value === `${NOT_SET}${NOT_SET}` ? NOT_SET : value);
  }
  const [, order = NOT_SET, page = NOT_SET] = sort < 0 ? [] : parts.slice(sort + 1);
  const sortValue = orders.get(order);
  if (sortValue !== undefined) asked.set(SORT, sortValue);
  if (page !== NOT_SET) asked.set(PAGE, page);
  return parseListingQuery(asked);
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
