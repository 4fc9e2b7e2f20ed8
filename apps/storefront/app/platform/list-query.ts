/*
 * Lists whose state is in their address: what they are narrowed to, in what order, and which page. A bookmark is a
 * saved view, and all of it works without scripts.
 */

export type Direction = 'ascending' | 'descending';

/** Something that a list can be narrowed to. */
export interface ListFilter {
  label: string;
  /** What is said where nothing is chosen. */
  all: string;
  /** The words of each value; null: any text. */
  choices: Readonly<Record<string, string>> | null;
}

/** What a list can be asked for. */
export interface ListShape<Sort extends string = string, Filter extends string = string> {
  /** Of its page; with `.csv` after it the same list is a file. */
  path: string;
  /** What it can be put in order by, with the direction that comes first. The first of them goes without saying. */
  sorts: Readonly<Record<Sort, Direction>>;
  /** By their names in the address. */
  filters: Readonly<Record<Filter, ListFilter>>;
}

/** What an address asks a list for. */
export interface ListQuery<Sort extends string = string, Filter extends string = string> {
  sort: Sort;
  direction: Direction;
  /** Null: not narrowed by it. */
  filters: Readonly<Record<Filter, string | null>>;
  /** From 1. */
  page: number;
}

/** A page of a list, or all of it that is handed out at once. */
export interface Listed<Row> {
  rows: Row[];
  /** Of all pages. */
  count: number;
}

export const PAGE_ROWS = 50;

/** Rows of a file at most. */
const MOST_EXPORTED = 20_000;

/** Pages beyond it are found by narrowing down. */
const LAST_PAGE = 4000;

const LONGEST = 320;

const other = (direction: Direction): Direction => (direction === 'ascending' ? 'descending' : 'ascending');

const firstOf = <Sort extends string>({ sorts }: ListShape<Sort>): Sort => Object.keys(sorts)[0] as Sort;

function valueOf({ choices }: ListFilter, typed: string | null): string | null {
  const text = (typed ?? '').trim().slice(0, LONGEST);
  return text === '' || (choices && !Object.hasOwn(choices, text)) ? null : text;
}

/** The page that an address names, from 1. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get('seite') ?? 1);
  return Number.isInteger(page) && page >= 1 ? Math.min(page, LAST_PAGE) : 1;
}

/** Reads the address of a list; what does not fit is left out. */
export function readList<Sort extends string, Filter extends string>(
  shape: ListShape<Sort, Filter>,
  params: URLSearchParams,
): ListQuery<Sort, Filter> {
  const [named = '', turned] = (params.get('sortieren') ?? '').split(/-(?=um$)/);
  const sort = Object.hasOwn(shape.sorts, named) ? (named as Sort) : firstOf(shape);
  const isTurned = turned !== undefined && sort === named;
  const filters = Object.entries<ListFilter>(shape.filters).map(([name, filter]) => [
    name,
    valueOf(filter, params.get(name)),
  ]);
  return {
    sort,
    direction: isTurned ? other(shape.sorts[sort]) : shape.sorts[sort],
    filters: Object.fromEntries(filters) as Record<Filter, string | null>,
    page: readPage(params),
  };
}

/** What the address says of the order of a list; undefined for the one that goes without saying. */
export function sortingOf<Sort extends string, Filter extends string>(
  shape: ListShape<Sort, Filter>,
  { sort, direction }: ListQuery<Sort, Filter>,
): string | undefined {
  const isTurned = direction !== shape.sorts[sort];
  return sort === firstOf(shape) && !isTurned ? undefined : `${sort}${isTurned ? '-um' : ''}`;
}

/** The query of a list's address. @param change put over what it asks for; leads to the first page by itself */
export function listSearch<Sort extends string, Filter extends string>(
  shape: ListShape<Sort, Filter>,
  query: ListQuery<Sort, Filter>,
  change: Partial<ListQuery<Sort, Filter>> = {},
): string {
  const requested = { ...query, page: 1, ...change };
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries<string | null>(requested.filters)) if (value) params.set(name, value);
  const sorting = sortingOf(shape, requested);
  if (sorting) params.set('sortieren', sorting);
  if (requested.page > 1) params.set('seite', String(requested.page));
  const text = params.toString();
  return text && `?${text}`;
}

/** The same list put in order by something: turned where it is in that order already. */
export const sortedBy = <Sort extends string, Filter extends string>(
  shape: ListShape<Sort, Filter>,
  query: ListQuery<Sort, Filter>,
  sort: Sort,
): string =>
  listSearch(shape, query, {
    sort,
    direction: query.sort === sort ? other(query.direction) : shape.sorts[sort],
  });

/** Which rows are wanted. */
export interface Slice {
  skip: number;
  take: number;
}

/** Those of the page that is asked for. */
export const pageSlice = ({ page }: Pick<ListQuery, 'page'>): Slice => ({
  skip: (page - 1) * PAGE_ROWS,
  take: PAGE_ROWS,
});

export const fileSlice: Slice = { skip: 0, take: MOST_EXPORTED };

/**
 * Rows of a list that is short enough to be read as a whole.
 * @param orders what comes first of two rows, rising
 */
export function sliceOfRows<Row, Sort extends string>(
  rows: readonly Row[],
  { sort, direction }: Pick<ListQuery<Sort>, 'sort' | 'direction'>,
  { skip, take }: Slice,
  orders: Readonly<Record<Sort, (one: Row, another: Row) => number>>,
): Listed<Row> {
  const sign = direction === 'ascending' ? 1 : -1;
  const sorted = rows.toSorted((one, another) => sign * orders[sort](one, another));
  return { rows: sorted.slice(skip, skip + take), count: rows.length };
}
