import { priceBounds } from '~/modules/catalog/conditions.ts';
import { productsWithin } from '~/modules/listings/facets/facet.ts';
import { type FacetName, facetNames, facets, type FacetValues } from '~/modules/listings/facets.ts';
import type { ListingPlan, ListingQuery } from '~/modules/listings/listing-query.ts';
import type { Assortment } from '~/modules/instances/rules.ts';
import type { ListingScope } from '~/modules/listings/listings.ts';
import type { Range } from '~/modules/listings/range.ts';
import { type Bits, difference, intersection, union } from './bits.ts';
import type { ProductIndex } from './product-index.ts';

/** One filter of a listing's query that is set, with the products it lets through. */
export interface Condition {
  name: keyof ListingQuery;
  products: Bits;
}

/** What a listing's texts have found, by id: those of the shopper's query and of an editor's rule. */
export interface FoundProducts {
  query?: readonly number[];
  rule?: readonly number[];
}

/** The products of a listing before the shopper's filters; the set must not be changed. */
export function productsOfScope(index: ProductIndex, scope: ListingScope, found: FoundProducts): Bits {
  const key = keyOf(scope);
  return key ? index.sets.get(`scope ${key}`, () => select(index, scope, found)) : select(index, scope, found);
}

function select(index: ProductIndex, scope: ListingScope, { rule: found }: FoundProducts): Bits {
  const { kind, category, brand, preset = {}, only, rule, except, assortment } = scope;
  const parts = [
    kind && index.ofKind(kind),
    category && index.having('category', [category]),
    brand && index.having('brand', [brand]),
    preset.frame && index.having('frame', preset.frame),
    preset.wearer && index.having('wearer', preset.wearer),
    preset.speed && index.having('speed', preset.speed),
    preset.onSale && index.onSale(),
    assortment && soldIn(index, assortment),
    only && index.ofIds(only),
    ...(rule ? conditionsOf(index, rule, found).map(({ products }) => products) : []),
  ];
  const chosen = intersection(
    index.all,
    parts.filter((part) => typeof part === 'object'),
  );
  return except ? difference(chosen, index.ofIds(except)) : chosen;
}

/** The products that an assortment has (`isInAssortment`); the set must not be changed. */
function soldIn(index: ProductIndex, assortment: Assortment): Bits {
  return index.sets.get(`assortment ${JSON.stringify(assortment)}`, () => {
    const { brands, categories, minPrice = 0, maxPrice = Infinity } = assortment;
    const bikes = intersection(index.ofKind('bike'), [
      ...(brands.length > 0 ? [index.having('brand', brands)] : []),
      productsWithin(index, [{ figure: 'price', min: minPrice, max: maxPrice }]),
    ]);
    const sold = union([bikes, index.ofKind('accessory')]);
    return categories.length > 0 ? intersection(sold, [index.having('category', categories)]) : sold;
  });
}

/** A name for the products of a scope; undefined if an editor's choice or rule makes them. */
export function keyOf(scope: ListingScope): string | undefined {
  const { kind, category, brand, preset, only, rule, except, assortment } = scope;
  return only || rule || except ? undefined : JSON.stringify({ kind, category, brand, preset, assortment });
}

/**
 * The filters that a query sets, each with the products it lets through; options of one filter add up by "or".
 * @param found the products that the query's text finds
 */
export function conditionsOf(index: ProductIndex, query: ListingQuery, found: readonly number[] = []): Condition[] {
  const { price, text } = query;
  const ofPrice = (): Condition[] => (price.length > 0 ? [{ name: 'price', products: priced(index, price) }] : []);
  return [
    // In canonical order, in which the price is before the rate.
    ...facetNames.flatMap((name) => [...(name === 'rate' ? ofPrice() : []), ...conditionOf(index, query, name)]),
    ...(text === undefined ? [] : [{ name: 'text' as const, products: index.ofIds(found) }]),
  ];
}

function conditionOf<Name extends FacetName>(index: ProductIndex, query: ListingQuery, name: Name): Condition[] {
  const values: FacetValues = query;
  const value = values[name];
  if (facets[name].chosen(value).length === 0) return [];
  return [{ name, products: productsOfFacet(index, name, value, query.plan) }];
}

/**
 * The products that a facet's value lets through; the set must not be changed.
 * @param months the term that rates are shown for
 */
export function productsOfFacet<Name extends FacetName>(
  index: ProductIndex,
  name: Name,
  value: FacetValues[Name],
  months: ListingPlan,
): Bits {
  const { chosen, products, byTerm } = facets[name];
  const options = chosen(value);
  if (!products) return index.having(name, options);
  const key = `${name} ${byTerm ? months : ''} ${options.join()}`;
  return index.sets.get(key, () => products(index, value, months));
}

/** Products whose price as shown is in one of some ranges of francs. */
function priced(index: ProductIndex, ranges: readonly Range[]): Bits {
  return union(ranges.map((range) => productsWithin(index, priceBounds(range))));
}
