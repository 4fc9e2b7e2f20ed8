import { defaultLocale, type Locale } from '~/i18n/locales.ts';
import { frameTypes } from '~/modules/catalog/catalog.ts';
import { formatRange, type ListingQuery } from '~/modules/listings/listing-query.ts';
import { type FacetName, facetNames, type ListingScope, type UnnamedOption } from '~/modules/listings/listings.ts';
import { type Bits, countBits, difference, intersection, numbersIn } from './bits.ts';
import { fixedOptions } from './options.ts';
import type { ProductIndex } from './product-index.ts';
import { type Condition, keyOf } from './select.ts';

/** Facets whose options come from the products. One that is chosen and shows nothing stays, so that it can be taken back. */
const openFacets: readonly FacetName[] = [
  'kategorie',
  'rahmen',
  'tempo',
  'marke',
  'farbe',
  'akku',
  'reichweite',
  'occasion',
];

/** What the facets of one page are counted from. */
export interface CountedProducts {
  scope: ListingScope;
  /** The products of the scope. */
  inScope: Bits;
  conditions: readonly Condition[];
  /** What all conditions let through. */
  shown: Bits;
  query: ListingQuery;
  locale: Locale;
}

/**
 * The options of every facet with the number of products each would show: all filters apply but the facet's own, so
 * that a count equals what the list shows once the option is chosen alone.
 */
export function countFacets(
  index: ProductIndex,
  { scope, inScope, conditions, shown, query, locale }: CountedProducts,
): Record<FacetName, UnnamedOption[]> {
  const count = counting(index, inScope, keyOf(scope));
  const ofShown = count(shown);
  const chosen = chosenValues(query);
  const countsOf = (facet: FacetName): ReadonlyMap<string, number> => {
    const others = without(conditions, facet);
    return (others.length === conditions.length ? ofShown : count(narrowed(inScope, others)))(facet);
  };
  const countOptions = (facet: FacetName): UnnamedOption[] => {
    const options: UnnamedOption[] = [];
    const counts = countsOf(facet);
    for (const value of fixedOptions[facet] ?? counts.keys()) {
      const count = counts.get(value) ?? 0;
      const isChosen = chosen[facet].includes(value);
      if (count > 0 || isChosen) options.push(option(value, count, isChosen));
    }
    // A shopper's own range is the whole filter; any other value that no product has shows nothing.
    const isRange = facet === 'akku' || facet === 'reichweite';
    const missing = chosen[facet].filter((value) => options.every((each) => each.value !== value));
    if (openFacets.includes(facet))
      options.push(...missing.map((value) => option(value, isRange ? countBits(shown) : 0, true)));
    return options;
  };
  const facets = Object.fromEntries(facetNames.map((facet) => [facet, countOptions(facet)])) as Record<
    FacetName,
    UnnamedOption[]
  >;
  for (const brand of facets.marke) name(brand, index.brandNames.get(brand.value));
  for (const colour of facets.farbe) {
    const known = index.colours.get(colour.value);
    name(colour, known?.name[locale]);
    if (known?.hex) colour.hex = known.hex;
  }
  return sorted(facets);
}

/** What all filters let through. */
export function narrowed(scope: Bits, conditions: readonly Condition[]): Bits {
  return intersection(
    scope,
    conditions.map(({ products }) => products),
  );
}

/** All filters but one. */
export function without(conditions: readonly Condition[], name: keyof ListingQuery): Condition[] {
  return conditions.filter((condition) => condition.name !== name);
}

/** How many of some products have each option of a facet. */
type Counts = (facet: FacetName) => ReadonlyMap<string, number>;

/**
 * Counts parts of a scope. Of most of a scope it counts what is missing: the scope's own counts are made once for each
 * state of the index.
 * @param scopeKey names the scope; without it the scope is counted again each time
 */
function counting(index: ProductIndex, inScope: Bits, scopeKey: string | undefined): (part: Bits) => Counts {
  const size = countBits(inScope);
  const ofScope = (facet: FacetName): ReadonlyMap<string, number> => {
    const count = () => index.countOptions(facet, numbersIn(inScope));
    return scopeKey ? index.counts.get(`${facet} ${scopeKey}`, count) : count();
  };
  return (part) => {
    const count = countBits(part);
    const isMost = count * 2 > size;
    const places = isMost ? numbersIn(difference(inScope, part), size - count) : numbersIn(part, count);
    return (facet) => {
      const counts = index.countOptions(facet, places);
      if (!isMost) return counts;
      return new Map(Array.from(ofScope(facet), ([option, count]) => [option, count - (counts.get(option) ?? 0)]));
    };
  };
}

function option(value: string, count: number, isChosen: boolean): UnnamedOption {
  return { value, count, ...(isChosen ? { selected: true } : {}) };
}

function name(target: UnnamedOption, text: string | undefined): void {
  if (text) target.name = text;
}

function sorted(facets: Record<FacetName, UnnamedOption[]>): Record<FacetName, UnnamedOption[]> {
  const byCount = (a: UnnamedOption, b: UnnamedOption) => b.count - a.count || a.value.localeCompare(b.value);
  const byNumber = (a: UnnamedOption, b: UnnamedOption) => parseInt(a.value, 10) - parseInt(b.value, 10);
  facets.kategorie.sort(byCount);
  facets.farbe.sort(byCount);
  facets.rahmen.sort((a, b) => framePlace(a) - framePlace(b) || a.value.localeCompare(b.value));
  facets.occasion.sort((a, b) => a.value.localeCompare(b.value));
  facets.marke.sort((a, b) => (a.name ?? a.value).localeCompare(b.name ?? b.value, defaultLocale));
  for (const facet of ['tempo', 'akku', 'reichweite'] as const) facets[facet].sort(byNumber);
  return facets;
}

/** Frame types stand in the order of their ids (§3), what a feed brings beside them last. */
function framePlace({ value }: UnnamedOption): number {
  const place = frameTypes.findIndex((type) => type === value);
  return place < 0 ? frameTypes.length : place;
}

/** What a query has chosen of each facet, as the facet's options are written. */
function chosenValues(query: ListingQuery): Record<FacetName, string[]> {
  const { kategorie, rahmen, tempo, marke, farbe, rate, groesse, verfuegbar, occasion, akku, reichweite } = query;
  return {
    ...{ kategorie, rahmen, tempo, marke, farbe },
    rate: rate.map(formatRange),
    groesse: groesse.map(String),
    akku: akku ? [formatRange(akku)] : [],
    reichweite: reichweite ? [formatRange(reichweite)] : [],
    verfuegbar: verfuegbar ? ['ja'] : [],
    occasion: occasion === undefined ? [] : [occasion ? 'ja' : 'nein'],
  };
}
