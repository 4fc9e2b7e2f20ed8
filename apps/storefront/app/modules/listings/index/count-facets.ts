import type { Locale } from '~/i18n/locales.ts';
import type { UnnamedOption } from '~/modules/listings/facet-option.ts';
import { type FacetName, facetNames, facets, type FacetValues } from '~/modules/listings/facets.ts';
import type { ListingPlan, ListingQuery } from '~/modules/listings/listing-query.ts';
import type { ListingScope } from '~/modules/listings/listings.ts';
import { type Bits, countAmong, countBits, countCommon, difference, intersection, numbersIn } from './bits.ts';
import type { ProductIndex } from './product-index.ts';
import { type Condition, keyOf, productsOfFacet } from './select.ts';

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
  const countsOf = (facet: FacetName): ReadonlyMap<string, number> => {
    const others = without(conditions, facet);
    const part = others.length === conditions.length ? shown : narrowed(inScope, others);
    if (!facets[facet].optionsOf) return countEach(index, facet, part, query.plan);
    return (part === shown ? ofShown : count(part))(facet);
  };
  const countOptions = (name: FacetName): UnnamedOption[] => {
    const { fixed, otherValue, catalogueName, compare } = facets[name];
    const options: UnnamedOption[] = [];
    const counts = countsOf(name);
    const chosen = chosenOf(query, name);
    const add = (value: string, count: number, isChosen: boolean) =>
      options.push({
        value,
        count,
        ...(isChosen ? { selected: true } : {}),
        ...catalogueName?.(value, index, locale),
      });
    for (const value of fixed ?? counts.keys()) {
      const count = counts.get(value) ?? 0;
      const isChosen = chosen.includes(value);
      if (count > 0 || isChosen) add(value, count, isChosen);
    }
    if (otherValue !== 'hidden') {
      const others = chosen.filter((value) => options.every((each) => each.value !== value));
      for (const value of others) add(value, otherValue === 'range' ? countBits(shown) : 0, true);
    }
    return compare ? options.sort(compare) : options;
  };
  return Object.fromEntries(facetNames.map((name) => [name, countOptions(name)])) as Record<FacetName, UnnamedOption[]>;
}

/** So few products are counted one by one: a search finds no more, whatever the size of the catalogue. */
const FEW = 300;

/** How many of some products each fixed option of a facet lets through. */
function countEach<Name extends FacetName>(
  index: ProductIndex,
  name: Name,
  part: Bits,
  months: ListingPlan,
): Map<string, number> {
  const { fixed = [], parse, empty } = facets[name];
  const size = countBits(part);
  const places = size <= FEW ? numbersIn(part, size) : undefined;
  const count = (products: Bits) => (places ? countAmong(places, products) : countCommon(part, products));
  return new Map(
    fixed.map((option) => [option, count(productsOfFacet(index, name, parse([option]) ?? empty, months))]),
  );
}

/** What a query has chosen of a facet, as the facet's options are written. */
function chosenOf<Name extends FacetName>(query: FacetValues, name: Name): string[] {
  return facets[name].chosen(query[name]);
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
