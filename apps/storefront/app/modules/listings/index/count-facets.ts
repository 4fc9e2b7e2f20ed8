import type { Locale } from '~/i18n/locales.ts';
import type { UnnamedOption } from '~/modules/listings/facet-option.ts';
import { type FacetName, facetNames, facets, type FacetValues } from '~/modules/listings/facets.ts';
import type { ListingPlan, ListingQuery } from '~/modules/listings/listing-query.ts';
import type { ListingScope } from '~/modules/listings/listings.ts';
import { type Bits, countAmong, countBits, countCommon, difference, intersection, numbersIn } from './bits.ts';
import type { ProductIndex } from './product-index.ts';
import { type Condition, keyOf, productsOfFacet } from './select.ts';

export interface CountedProducts {
  scope: ListingScope;
  inScope: Bits;
  conditions: readonly Condition[];
  /** What all conditions let through. */
  shown: Bits;
  query: ListingQuery;
  locale: Locale;
}

/**
 * The options of every facet with the number of products each would show: all filters apply but the facet's own, so
 * that a count equals what the list shows once the option is chosen alone. Options that the scope has stay with 0
 * (decision 62).
 */
export function countFacets(
  index: ProductIndex,
  { scope, inScope, conditions, shown, query, locale }: CountedProducts,
): Record<FacetName, UnnamedOption[]> {
  const scopeKey = keyOf(scope);
  const { ofScope, count } = counting(index, inScope, scopeKey);
  const ofShown = count(shown);
  const inScopeOf = (facet: FacetName): ReadonlyMap<string, number> => {
    if (facets[facet].optionsOf) return ofScope(facet);
    const each = () => countEach(index, facet, inScope, query.plan);
    return scopeKey ? index.counts.get(`${facet} ${query.plan} ${scopeKey}`, each) : each();
  };
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
    const offered = inScopeOf(name);
    const chosen = chosenOf(query, name);
    const add = (value: string, count: number, isChosen: boolean) =>
      options.push({
        value,
        count,
        ...(isChosen ? { selected: true } : {}),
        ...catalogueName?.(value, index, locale),
      });
    for (const value of fixed ?? offered.keys()) {
      const isChosen = chosen.includes(value);
      if ((offered.get(value) ?? 0) > 0 || isChosen) add(value, counts.get(value) ?? 0, isChosen);
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
 * Counts a scope and its parts. Of most of a scope it counts what is missing: the scope's own counts are made once for
 * each state of the index.
 * @param scopeKey names the scope; without it the scope is counted again each time
 */
function counting(
  index: ProductIndex,
  inScope: Bits,
  scopeKey: string | undefined,
): { ofScope: Counts; count: (part: Bits) => Counts } {
  const size = countBits(inScope);
  let places: Int32Array | undefined;
  const ofScope = (facet: FacetName): ReadonlyMap<string, number> => {
    const count = () => index.countOptions(facet, (places ??= numbersIn(inScope, size)));
    return scopeKey ? index.counts.get(`${facet} ${scopeKey}`, count) : count();
  };
  const count = (part: Bits): Counts => {
    const partSize = countBits(part);
    const isMost = partSize * 2 > size;
    const counted = isMost ? numbersIn(difference(inScope, part), size - partSize) : numbersIn(part, partSize);
    return (facet) => {
      const counts = index.countOptions(facet, counted);
      if (!isMost) return counts;
      return new Map(Array.from(ofScope(facet), ([option, all]) => [option, all - (counts.get(option) ?? 0)]));
    };
  };
  return { ofScope, count };
}
