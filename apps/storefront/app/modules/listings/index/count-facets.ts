import type { Locale } from '~/i18n/locales';
import { frameTypes } from '../../catalog/catalog.ts';
import { formatRange, type ListingQuery, type Range } from '../listing-query.ts';
import {
  batterySteps,
  type FacetName,
  facetNames,
  heightBands,
  type ListingScope,
  priceBands,
  rangeSteps,
  type UnnamedOption,
} from '../listings.ts';
import { type Bits, countBits, countIn, intersection, occupiedWords, type OccupiedWords } from './bits.ts';
import type { ProductIndex } from './product-index.ts';
import { type Condition, inBand, inRange, keyOf } from './select.ts';

/** A value of a facet with the products that have it. */
type Option = [value: string, products: Bits];

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
  query: ListingQuery;
  locale: Locale;
}

/**
 * The options of every facet with the number of products each would show: all filters apply but the facet's own, so
 * that a count equals what the list shows once the option is chosen alone. Where no other filter is set, the count is
 * the scope's own, made once for each state of the index.
 */
export function countFacets(
  index: ProductIndex,
  { scope, inScope, conditions, query, locale }: CountedProducts,
): Record<FacetName, UnnamedOption[]> {
  const shown = narrowed(inScope, conditions);
  const everyFilter = occupiedWords(shown);
  const chosen = chosenValues(query);
  const scopeKey = keyOf(scope);
  const countsOf = (facet: FacetName): ReadonlyMap<string, number> => {
    const options = [...optionsOf(index, facet)];
    const ofScope = scopeKey
      ? index.counts.get(`${facet} ${scopeKey}`, () => countEach(options, occupiedWords(inScope)))
      : undefined;
    const others = without(conditions, facet);
    if (ofScope && others.length === 0) return ofScope;
    return countEach(
      // What the scope does not have needs no counting; what is chosen is shown all the same.
      options.filter(([value]) => ofScope?.get(value) !== 0 || chosen[facet].includes(value)),
      others.length === conditions.length ? everyFilter : occupiedWords(narrowed(inScope, others)),
    );
  };
  const countOptions = (facet: FacetName): UnnamedOption[] => {
    const options: UnnamedOption[] = [];
    for (const [value, count] of countsOf(facet)) {
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

function countEach(options: readonly Option[], products: OccupiedWords): ReadonlyMap<string, number> {
  return new Map(options.map(([value, having]) => [value, countIn(products, having)]));
}

function option(value: string, count: number, isChosen: boolean): UnnamedOption {
  return { value, count, ...(isChosen ? { selected: true } : {}) };
}

function name(target: UnnamedOption, text: string | undefined): void {
  if (text) target.name = text;
}

/** All that a facet offers, with the products of each option. */
function optionsOf(index: ProductIndex, facet: FacetName): Iterable<Option> {
  const ranges = (list: readonly Range[], products: (range: Range) => Bits): Iterable<Option> =>
    list.map((range) => [formatRange(range), index.sets.get(`${facet} ${formatRange(range)}`, () => products(range))]);
  switch (facet) {
    case 'rate':
      return ranges(priceBands, (band) => inBand(index, band));
    case 'akku':
      return ranges(batterySteps, (step) => inRange(index, 'batteryWh', step));
    case 'reichweite':
      return ranges(rangeSteps, (step) => inRange(index, 'rangeKm', step));
    case 'groesse':
      return heightBands.map(({ min, max }) => {
        const middle = (min + max) / 2;
        return [String(middle), index.sets.get(`groesse ${middle}`, () => index.fitting([middle]))];
      });
    default:
      return index.valuesOf(facet);
  }
}

function sorted(facets: Record<FacetName, UnnamedOption[]>): Record<FacetName, UnnamedOption[]> {
  const byCount = (a: UnnamedOption, b: UnnamedOption) => b.count - a.count || a.value.localeCompare(b.value);
  const byNumber = (a: UnnamedOption, b: UnnamedOption) => parseInt(a.value, 10) - parseInt(b.value, 10);
  facets.kategorie.sort(byCount);
  facets.farbe.sort(byCount);
  facets.rahmen.sort((a, b) => framePlace(a) - framePlace(b) || a.value.localeCompare(b.value));
  facets.occasion.sort((a, b) => a.value.localeCompare(b.value));
  facets.marke.sort((a, b) => (a.name ?? a.value).localeCompare(b.name ?? b.value, 'de'));
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
