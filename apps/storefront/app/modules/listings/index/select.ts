import { formatRange, type ListingQuery, type Range } from '~/modules/listings/listing-query.ts';
import { BAND_MONTHS, type ListingScope } from '~/modules/listings/listings.ts';
import { addAll, type Bits, intersection } from './bits.ts';
import type { NumberField, ProductIndex } from './product-index.ts';

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
  const { kind, category, brand, preset = {}, only, rule } = scope;
  const parts = [
    kind && index.having('kind', [kind]),
    category && index.having('kategorie', [category]),
    brand && index.having('marke', [brand]),
    preset.rahmen && index.having('rahmen', preset.rahmen),
    preset.tempo && index.having('tempo', preset.tempo),
    preset.onSale && index.having('onSale', ['ja']),
    only && index.ofIds(only),
    ...(rule ? conditionsOf(index, rule, found).map(({ products }) => products) : []),
  ];
  return intersection(
    index.all,
    parts.filter((part) => typeof part === 'object'),
  );
}

/** A name for the products of a scope; undefined where an editor's choice or rule makes them. */
export function keyOf({ kind, category, brand, preset, only, rule }: ListingScope): string | undefined {
  return only || rule ? undefined : JSON.stringify({ kind, category, brand, preset });
}

/**
 * The filters that a query sets, each with the products it lets through; options of one filter add up by "or".
 * @param found the products that the query's text finds
 */
export function conditionsOf(index: ProductIndex, query: ListingQuery, found: readonly number[] = []): Condition[] {
  const when = (name: keyof ListingQuery, isSet: boolean, products: () => Bits): Condition[] =>
    isSet ? [{ name, products: products() }] : [];
  const words = (name: 'kategorie' | 'rahmen' | 'tempo' | 'marke' | 'farbe') =>
    when(name, query[name].length > 0, () => index.having(name, query[name]));
  const from = (name: 'akku' | 'reichweite', field: NumberField) => {
    const range = query[name];
    return when(name, range !== undefined, () =>
      index.sets.get(`${name} ${formatRange(range ?? {})}`, () => inRange(index, field, range)),
    );
  };
  return [
    ...(['kategorie', 'rahmen', 'tempo', 'marke', 'farbe'] as const).flatMap(words),
    ...when('preis', query.preis.length > 0, () =>
      union(query.preis.map((range) => inRange(index, 'price', range, 100))),
    ),
    ...when('rate', query.rate.length > 0, () =>
      index.sets.get(`rate ${query.rate.map(formatRange).join()}`, () =>
        union(query.rate.map((range) => inBand(index, range))),
      ),
    ),
    ...when('verfuegbar', query.verfuegbar, () => index.having('verfuegbar', ['ja'])),
    ...when('groesse', query.groesse.length > 0, () =>
      index.sets.get(`groesse ${query.groesse.join()}`, () => index.fitting(query.groesse)),
    ),
    ...from('akku', 'batteryWh'),
    ...from('reichweite', 'rangeKm'),
    ...when('occasion', query.occasion !== undefined, () => index.having('occasion', [query.occasion ? 'ja' : 'nein'])),
    ...when('suchen', query.suchen !== undefined, () => index.ofIds(found)),
  ];
}

/** Bands of §9: the exact monthly rate for bikes, the price for accessories; compared as products, never divided. */
function inBand(index: ProductIndex, range: Range): Bits {
  const bikes = intersection(index.having('kind', ['bike']), [inRange(index, 'price', range, 100 * BAND_MONTHS)]);
  addAll(bikes, intersection(index.having('kind', ['accessory']), [inRange(index, 'price', range, 100)]));
  return bikes;
}

/** Products whose number lies in a range of so many of its units. */
function inRange(index: ProductIndex, field: NumberField, { min = 0, max = Infinity }: Range = {}, unit = 1): Bits {
  return index.within(field, min * unit, max * unit);
}

function union([first = new Int32Array(0), ...others]: Bits[]): Bits {
  for (const other of others) addAll(first, other);
  return first;
}
