import { frameTypes } from '../../catalog/catalog.ts';
import { formatRange, type ListingQuery, type Range } from '../listing-query.ts';
import {
  batterySteps,
  type FacetName,
  facetNames,
  heightBands,
  priceBands,
  rangeSteps,
  type UnnamedOption,
} from '../listings.ts';
import { type Bits, countBits, countIn, intersection, occupiedWords } from './bits.ts';
import type { ProductIndex } from './product-index.ts';
import { type Condition, inBand, inRange } from './select.ts';

type Options = Iterable<[value: string, products: Bits]>;

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

/**
 * The options of every facet with the number of products each would show: all filters apply but the facet's own, so
 * that a count equals what the list shows once the option is chosen alone.
 */
export function countFacets(
  index: ProductIndex,
  {
    scope,
    conditions,
    query,
    locale,
  }: { scope: Bits; conditions: readonly Condition[]; query: ListingQuery; locale: 'de' | 'fr' },
): Record<FacetName, UnnamedOption[]> {
  const shown = narrowed(scope, conditions);
  const everyFilter = occupiedWords(shown);
  const chosen = chosenValues(query);
  const countOptions = (facet: FacetName): UnnamedOption[] => {
    const isFiltered = conditions.some(({ name }) => name === facet);
    const products = isFiltered ? occupiedWords(narrowed(scope, conditions, facet)) : everyFilter;
    const options: UnnamedOption[] = [];
    for (const [value, having] of optionsOf(index, facet)) {
      const count = countIn(products, having);
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

/** What all filters let through; without one where its other options are counted. */
export function narrowed(scope: Bits, conditions: readonly Condition[], except?: keyof ListingQuery): Bits {
  return intersection(
    scope,
    conditions.flatMap(({ name, products }) => (name === except ? [] : [products])),
  );
}

function option(value: string, count: number, isChosen: boolean): UnnamedOption {
  return { value, count, ...(isChosen ? { selected: true } : {}) };
}

function name(target: UnnamedOption, text: string | undefined): void {
  if (text) target.name = text;
}

/** All that a facet offers, with the products of each option. */
function optionsOf(index: ProductIndex, facet: FacetName): Options {
  const ranges = (list: readonly Range[], products: (range: Range) => Bits): Options =>
    list.map((range) => [
      formatRange(range),
      index.remembered(`${facet} ${formatRange(range)}`, () => products(range)),
    ]);
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
        return [String(middle), index.remembered(`groesse ${middle}`, () => index.fitting([middle]))];
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
