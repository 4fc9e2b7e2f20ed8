import { defaultPlanLength, type NewPlanLength, newPlanLengths } from '~/modules/financing/financing.ts';

/*
 * The listing's query (decision 40: Routes): one table from which parsing, the canonical form, the page
 * cache's key and links are made. Values that do not fit are dropped with a warning (spec §5).
 */

/** Months a listing may show its rates for; 1 shows prices paid once (spec §9). */
export const listingPlans = newPlanLengths;
export type ListingPlan = NewPlanLength;
export const defaultListingPlan = defaultPlanLength;

/** Orders of a listing; `empfohlen` is the shop's own. */
export const listingSorts = ['empfohlen', 'preis-auf', 'preis-ab', 'neu', 'rate-auf', 'rate-ab'] as const;
export type ListingSort = (typeof listingSorts)[number];

/** Half-open in whole francs or other whole units: from `min` to under `max`; an open end is absent. */
export interface Range {
  min?: number;
  max?: number;
}

export interface ListingQuery {
  kategorie: string[];
  rahmen: string[];
  tempo: string[];
  marke: string[];
  farbe: string[];
  /** Francs, paid once. */
  preis: Range[];
  /** Francs a month over the plan. */
  rate: Range[];
  plan: ListingPlan;
  verfuegbar: boolean;
  /** Riders' heights in cm; a product fits when it fits one of them. */
  groesse: number[];
  /** Wh */
  akku: Range | undefined;
  /** km */
  reichweite: Range | undefined;
  occasion: boolean | undefined;
  suchen: string | undefined;
  sortieren: ListingSort;
  seite: number;
}

export const emptyListingQuery: ListingQuery = {
  kategorie: [],
  rahmen: [],
  tempo: [],
  marke: [],
  farbe: [],
  preis: [],
  rate: [],
  groesse: [],
  akku: undefined,
  reichweite: undefined,
  occasion: undefined,
  suchen: undefined,
  plan: defaultListingPlan,
  verfuegbar: false,
  sortieren: 'empfohlen',
  seite: 1,
};

type Key = keyof ListingQuery;

interface Parameter<Value> {
  /** The value of all occurrences of a parameter; undefined where it does not fit. */
  parse: (values: string[]) => Value | undefined;
  /** The canonical text; undefined where the parameter is at its default. */
  format: (value: Value) => string | undefined;
}

const MAX_VALUES = 20;
const slugPattern = /^[a-z0-9][a-z0-9_-]{0,60}$/;

const slugs: Parameter<string[]> = {
  parse: (values) => {
    const found = split(values).filter((value) => slugPattern.test(value));
    return found.length > 0 ? unique(found) : undefined;
  },
  format: (value) => (value.length > 0 ? [...value].sort().join(',') : undefined),
};

const range: Parameter<Range | undefined> = {
  parse: (values) => parseRange(values[0] ?? ''),
  format: (value) => (value ? formatRange(value) : undefined),
};

const ranges: Parameter<Range[]> = {
  parse: (values) => {
    const found = split(values).flatMap((value) => parseRange(value) ?? []);
    return found.length > 0 ? found : undefined;
  },
  format: (value) => (value.length > 0 ? unique(value.map(formatRange)).sort().join(',') : undefined),
};

function wholeNumbers(min: number, max: number): Parameter<number[]> {
  return {
    parse: (values) => {
      const found = split(values).filter(
        (value) => /^\d{1,6}$/.test(value) && Number(value) >= min && Number(value) <= max,
      );
      return found.length > 0 ? unique(found.map(Number)) : undefined;
    },
    format: (value) => (value.length > 0 ? [...value].sort((a, b) => a - b).join(',') : undefined),
  };
}

function choice<Value extends string | number>(options: readonly Value[], standard: Value): Parameter<Value> {
  return {
    parse: (values) => options.find((option) => String(option) === values[0]),
    format: (value) => (value === standard ? undefined : String(value)),
  };
}

const parameters: { [Name in Key]: Parameter<ListingQuery[Name]> } = {
  kategorie: slugs,
  rahmen: slugs,
  tempo: slugs,
  marke: slugs,
  farbe: slugs,
  preis: ranges,
  rate: ranges,
  plan: choice(listingPlans, defaultListingPlan),
  verfuegbar: {
    parse: ([value]) => (value === 'ja' ? true : undefined),
    format: (value) => (value ? 'ja' : undefined),
  },
  groesse: wholeNumbers(80, 230),
  akku: range,
  reichweite: range,
  occasion: {
    // Both chosen is the same as none.
    parse: ([value, second]) =>
      second !== undefined ? undefined : value === 'ja' ? true : value === 'nein' ? false : undefined,
    format: (value) => (value === undefined ? undefined : value ? 'ja' : 'nein'),
  },
  suchen: {
    parse: ([value = '']) => value.normalize('NFC').replace(/\s+/g, ' ').trim().slice(0, 100).trimEnd() || undefined,
    format: (value) => value,
  },
  sortieren: choice(listingSorts, 'empfohlen'),
  seite: {
    parse: ([value = '']) => (/^[1-9]\d{0,4}$/.test(value) ? Number(value) : undefined),
    format: (value) => (value > 1 ? String(value) : undefined),
  },
};

/** Names of all parameters, in canonical order. */
export const listingParameters = Object.keys(parameters) as Key[];

/** Parameters that narrow a listing; the others only order or display it. */
export const filterParameters = listingParameters.filter(
  (name) => name !== 'plan' && name !== 'sortieren' && name !== 'seite',
);

/**
 * Reads a listing's query.
 * @returns the query and the names of parameters whose values were dropped
 */
export function parseListingQuery(search: URLSearchParams): { query: ListingQuery; dropped: string[] } {
  const query: ListingQuery = { ...emptyListingQuery };
  const dropped: string[] = [];
  const read = <Name extends Key>(name: Name): void => {
    const values = [...search.getAll(name), ...fromTwoFields(search, name)].filter((value) => value !== '');
    if (values.length === 0) return;
    const value = parameters[name].parse(values);
    if (value === undefined) dropped.push(name);
    else query[name] = value;
  };
  for (const name of listingParameters) read(name);
  return { query, dropped };
}

/** A range that a plain form sends as two fields, `preis-von` and `preis-bis`; nothing where both are empty. */
function fromTwoFields(search: URLSearchParams, name: string): string[] {
  const [from = '', to = ''] = ['von', 'bis'].map((end) => search.get(`${name}-${end}`)?.replace(/['’\s]/g, ''));
  return from || to ? [`${from}-${to}`] : [];
}

/** The canonical query string: parameters and values in a fixed order, defaults left out; '' where nothing is set. */
export function formatListingQuery(query: ListingQuery): string {
  const search = new URLSearchParams();
  const write = <Name extends Key>(name: Name): void => {
    const text = parameters[name].format(query[name]);
    if (text !== undefined) search.set(name, text);
  };
  for (const name of listingParameters) write(name);
  return search.toString().replaceAll('%2C', ',');
}

/** How many filters are set. */
export function countFilters(query: ListingQuery): number {
  return filterParameters.filter((name) => {
    const value = query[name];
    return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== false;
  }).length;
}

/** The query with one filter changed, back on its first page. */
export function withFilter<Name extends Key>(query: ListingQuery, name: Name, value: ListingQuery[Name]): ListingQuery {
  return { ...query, [name]: value, seite: name === 'seite' ? (value as number) : 1 };
}

/** The query with one filter taken off, back on its first page. */
export function withoutFilter(query: ListingQuery, name: Key): ListingQuery {
  return { ...query, [name]: emptyListingQuery[name], seite: 1 };
}

/** A range as in the query: `100-140`, `190-` or `-500`. */
export function formatRange({ min, max }: Range): string {
  return `${min ?? ''}-${max ?? ''}`;
}

function parseRange(text: string): Range | undefined {
  const match = /^(\d{0,6})-(\d{0,6})$/.exec(text);
  if (!match || text === '-') return undefined;
  const min = match[1] ? Number(match[1]) : undefined;
  const max = match[2] ? Number(match[2]) : undefined;
  if (min !== undefined && max !== undefined && min >= max) return undefined;
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}

function split(values: string[]): string[] {
  return values
    .flatMap((value) => value.split(','))
    .map((value) => value.trim())
    .filter(Boolean)
    .slice(0, MAX_VALUES);
}

function unique<Value>(values: Value[]): Value[] {
  return [...new Set(values)];
}
