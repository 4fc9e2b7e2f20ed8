import { defaultPlanLength, type NewPlanLength, newPlanLengths } from '~/modules/financing/financing.ts';
import { categoryPage, E_BIKES, isCategorySlug } from '~/modules/catalog/catalog.ts';
import { choice, type Parameter, ranges } from './facets/parameter.ts';
import { emptyFacets, type FacetName, facetNames, facets, type FacetValues } from './facets.ts';
import { isReversedRange, type Range, typedBound } from './range.ts';
import { isWearer } from './wearers.ts';
import { type ListingSort, listingSorts, sorts, standardSort } from './sorts.ts';

/*
 * The listing's query (decision 40: Routes): the facets of their table and what else an address asks for.
 * Parsing, the canonical form, the page cache's key and links are made from it. Values that do not fit are dropped
 * with a warning (spec §5).
 */

/** Months a listing may show its rates for; 1 shows prices paid once (spec §9). */
export const listingPlans = newPlanLengths;
export type ListingPlan = NewPlanLength;
export const defaultListingPlan = defaultPlanLength;

export interface ListingQuery extends FacetValues {
  /** Francs, paid once. */
  price: Range[];
  /** Months that rates are shown for. */
  plan: ListingPlan;
  /** What is searched for. */
  text: string | undefined;
  sort: ListingSort;
  /** From 1 on. */
  page: number;
}

export const emptyListingQuery: ListingQuery = {
  ...emptyFacets,
  price: [],
  plan: defaultListingPlan,
  text: undefined,
  sort: standardSort,
  page: 1,
};

type Key = keyof ListingQuery;

const parameters: { [Name in Key]: Parameter<ListingQuery[Name]> } = {
  ...facets,
  price: ranges('preis'),
  plan: choice('plan', listingPlans, defaultListingPlan),
  text: {
    parameter: 'suchen',
    empty: undefined,
    parse: ([value = '']) => value.normalize('NFC').replace(/\s+/g, ' ').trim().slice(0, 100).trimEnd() || undefined,
    format: (value) => value,
  },
  sort: choice('sortieren', listingSorts, standardSort, (sort) => sorts[sort].value),
  page: {
    parameter: 'seite',
    empty: 1,
    parse: ([value = '']) => (/^[1-9]\d{0,4}$/.test(value) ? Number(value) : undefined),
    format: (value) => (value > 1 ? String(value) : undefined),
  },
};

/** The price is before the rate, the plan after it. */
const withPrice = (facet: FacetName): Key[] => (facet === 'rate' ? ['price', 'rate', 'plan'] : [facet]);

/** All there is in a query, in canonical order. */
const keys: readonly Key[] = [...facetNames.flatMap(withPrice), 'text', 'sort', 'page'];

/** What narrows a listing; the others only order or display it. */
const filterKeys = keys.filter((name) => name !== 'plan' && name !== 'sort' && name !== 'page');

/** Names of all parameters in addresses, in canonical order. */
export const listingParameters: readonly string[] = [...new Set(keys.map((name) => parameters[name].parameter))];

/** What a part of the query is called in addresses. */
export function parameterOf(name: Key): string {
  return parameters[name].parameter;
}

/** What an address asks for, and what of it does not fit. */
export interface ParsedQuery {
  query: ListingQuery;
  /** Names, as in the address, of parameters whose values were dropped. */
  dropped: string[];
  /** Ranges, as in the address, whose lower bound is above the upper one: shoppers are told of them. */
  reversed: { parameter: string; range: string }[];
}

export function parseListingQuery(search: URLSearchParams): ParsedQuery {
  const query: ListingQuery = { ...emptyListingQuery };
  const dropped: string[] = [];
  const reversed: ParsedQuery['reversed'] = [];
  const read = <Name extends Key>(name: Name): void => {
    const { parameter, parse } = parameters[name];
    const values = [...search.getAll(parameter), ...fromTwoFields(search, parameter)].filter((value) => value !== '');
    if (values.length === 0) return;
    if (name !== 'text')
      reversed.push(
        ...values.flatMap((each) => each.split(',').filter(isReversedRange)).map((range) => ({ parameter, range })),
      );
    const value = parse(values);
    if (value === undefined) dropped.push(parameter);
    else query[name] = value;
  };
  for (const name of keys) read(name);
  return { query: withQuickCategory(query), dropped: [...new Set(dropped)], reversed };
}

/**
 * A quick category of §3 that is no category of the catalogue, such as `wave-e-bikes`, as the filters that it
 * represents. Beside other categories it stays as it is: their values add up, those of different filters narrow each
 * other.
 */
function withQuickCategory(query: ListingQuery): ListingQuery {
  const [slug = '', ...others] = query.category;
  const filter = categoryPage(slug)?.filter;
  if (!filter || isCategorySlug(slug) || others.length > 0 || (!filter.frameType && !filter.speedKmh)) return query;
  const { frameType, speedKmh, electric } = filter;
  const frames = frameType ? [frameType] : [];
  return {
    ...query,
    category: electric ? [E_BIKES] : [],
    frame: [...new Set([...query.frame, ...frames.filter((frame) => !isWearer(frame))])],
    wearer: [...new Set([...query.wearer, ...frames.filter(isWearer)])],
    speed: speedKmh ? [...new Set([...query.speed, String(speedKmh)])] : query.speed,
  };
}

/** A range that a plain form sends as two fields, `preis-von` and `preis-bis`; nothing if both are empty. */
function fromTwoFields(search: URLSearchParams, name: string): string[] {
  const [from = '', to = ''] = ['von', 'bis'].map((end) => typedBound(search.get(`${name}-${end}`) ?? ''));
  return from || to ? [`${from}-${to}`] : [];
}

/** The canonical query string: parameters and values in a fixed order, defaults left out; '' where nothing is set. */
export function formatListingQuery(query: ListingQuery): string {
  const search = new URLSearchParams();
  const write = <Name extends Key>(name: Name): void => {
    const { parameter, format } = parameters[name];
    const text = format(query[name]);
    if (text !== undefined) search.set(parameter, joined(search.get(parameter), text));
  };
  for (const name of keys) write(name);
  return search.toString().replaceAll('%2C', ',');
}

/** What several facets write into one parameter, as one list in its order. */
function joined(before: string | null, text: string): string {
  return before === null ? text : [...before.split(','), ...text.split(',')].sort().join(',');
}

/** How many filters are set; that only new products are shown does not count. */
export function countFilters(query: ListingQuery): number {
  return filterKeys.filter((name) => {
    const value = query[name];
    return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== false;
  }).length;
}

/** The query in the order and with the term of an address that names neither: what its canonical address shows. */
export function inStandardOrder(query: ListingQuery): ListingQuery {
  return { ...query, sort: emptyListingQuery.sort, plan: emptyListingQuery.plan };
}

/** The query with one filter changed, back on its first page. */
export function withFilter<Name extends Key>(query: ListingQuery, name: Name, value: ListingQuery[Name]): ListingQuery {
  return { ...query, [name]: value, page: 1 };
}

/** The query with one filter taken off, back on its first page. */
export function withoutFilter(query: ListingQuery, name: Key): ListingQuery {
  return { ...query, [name]: emptyListingQuery[name], page: 1 };
}
