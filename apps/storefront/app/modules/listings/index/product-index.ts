import type { Locale } from '~/i18n/locales.ts';
import { cardPlan } from '~/modules/catalog/card-plan.ts';
import { minimumInstalmentTotal } from '~/modules/financing/financing.ts';
import { type FacetName, facetNames, facets } from '~/modules/listings/facets.ts';
import { YES } from '~/modules/listings/facets/kinds.ts';
import type { ListingPlan } from '~/modules/listings/listing-query.ts';
import { type ListingSort, listingSorts, sorts } from '~/modules/listings/sorts.ts';
import { addAll, addWithin, type Bits, clearBit, difference, emptyBits, intersection, setBit } from './bits.ts';
import type { AmountAxis } from '~/modules/listings/steps.ts';
import { type IndexedProduct, type NumberField, type ProductNumber, ratedTerms, rateField } from './indexed-product.ts';
import { OptionColumn } from './option-column.ts';
import { Remembered } from './remembered.ts';
import { SortedPlaces } from './sorted-places.ts';

export interface IndexedColour {
  slug: string;
  hex: string;
  name: Record<Locale, string>;
}

/** Fields whose values are words: each value is the set of the products that have it. */
export type WordField = FacetName | 'kind' | 'onSale' | 'needs';

/** Facets that are filtered by the words of their options. */
const wordFacets = facetNames.filter((name) => !facets[name].products);

/** Numbers that facets, prices and sort orders compare, each in a column; -1 where a product has none. */
const numberFields: readonly ProductNumber[] = [
  ...new Set([
    'price' as const,
    ...facetNames.flatMap((name) => facets[name].numbers),
    ...listingSorts.map((sort) => sorts[sort].by).filter((field) => field !== 'createdAt' && field !== 'rate'),
  ]),
];

const FIRST_CAPACITY = 1024;
const NONE = -1;
/** The largest number of a column. */
const LARGEST = 2 ** 31 - 1;

/**
 * All published products in memory, made for one question: which products, how many, in which order, for any
 * combination of filters. A product has a place; sets of places are bits. It is stored right by
 * `current-index.server.ts`.
 */
export class ProductIndex {
  /** Counts up with every change. */
  version = 0;
  #capacity = FIRST_CAPACITY;
  #places = new Map<number, number>();
  #free: number[] = [];
  /** One above the last place that was ever taken. */
  #end = 0;
  /** Sets that many listings ask for: of scopes, price bands, steps and heights. */
  readonly sets = new Remembered<Bits>(200);
  /** How many products the options of a facet have in a scope without filters, by option. */
  readonly counts = new Remembered<ReadonlyMap<string, number>>(2000);
  /** How many products of a scope without filters there are in each step of an axis, by field. */
  readonly steps = new Remembered<number[]>(500);
  #present = emptyBits(FIRST_CAPACITY);
  #words = new Map<WordField, Map<string, Bits>>();
  #numbers = new Map<NumberField, Int32Array>();
  readonly #options = new Map(
    facetNames.filter((facet) => facets[facet].optionsOf).map((facet) => [facet, new OptionColumn()]),
  );
  #ids = new Int32Array(FIRST_CAPACITY);
  #createdAt = new Float64Array(FIRST_CAPACITY);
  /** What the catalogue calls brands, by slug. */
  readonly brandNames = new Map<string, string>();
  /** What the catalogue calls categories that have no page of the shop's own, by slug. */
  readonly categoryNames = new Map<string, Record<Locale, string>>();
  /** What colours are called and look like, by slug. */
  readonly colours = new Map<string, IndexedColour>();
  /** Sort orders that compare alike share theirs. */
  readonly #orders = new Map<string, SortedPlaces>();

  constructor() {
    for (const column of this.#options.values()) column.grow(this.#capacity);
  }

  get size(): number {
    return this.#places.size;
  }

  /** All products. */
  get all(): Bits {
    return this.#present;
  }

  /** Takes a product in, or what has become of it. */
  put(product: IndexedProduct): void {
    const known = this.#places.get(product.id);
    if (known !== undefined) this.#forgetWords(known);
    const place = known ?? this.#newPlace(product.id);
    for (const [facet, column] of this.#options) {
      const options = facets[facet].optionsOf?.(product) ?? [];
      column.set(place, options);
      if (wordFacets.includes(facet)) this.#setWords(facet, options, place);
    }
    this.#setWords('kind', [product.kind], place);
    if (product.kind === 'accessory') this.#setWords('needs', product.mounts, place);
    if (product.onSale) this.#setWords('onSale', [YES], place);
    for (const field of numberFields) this.#column(field)[place] = product[field] ?? NONE;
    this.#setRates(product, place);
    this.#createdAt[place] = product.createdAt;
    setBit(this.#present, place);
    if (product.brand) this.brandNames.set(product.brand.slug, product.brand.name);
    this.#note(place);
  }

  /** Takes a product out; one that is not there changes nothing. */
  remove(id: number): void {
    const place = this.#places.get(id);
    if (place === undefined) return;
    this.#places.delete(id);
    this.#free.push(place);
    clearBit(this.#present, place);
    this.#forgetWords(place);
    this.#note(place);
  }

  /** Of all products, in any order. */
  ids(): number[] {
    return [...this.#places.keys()];
  }

  placeOf(id: number): number | undefined {
    return this.#places.get(id);
  }

  idAt(place: number): number {
    return this.#ids[place] ?? 0;
  }

  /** The set of products by id; ids that are not listed are left out. */
  ofIds(ids: readonly number[]): Bits {
    const bits = emptyBits(this.#capacity);
    for (const id of ids) {
      const place = this.#places.get(id);
      if (place !== undefined) setBit(bits, place);
    }
    return bits;
  }

  /** Products with one of some values; the set must not be changed. */
  having(field: WordField, values: readonly string[]): Bits {
    const [only = ''] = values;
    const known = values.length === 1 ? this.#words.get(field)?.get(only) : undefined;
    if (known) return known;
    const bits = emptyBits(this.#capacity);
    for (const value of values) {
      const having = this.#words.get(field)?.get(value);
      if (having) addAll(bits, having);
    }
    return bits;
  }

  /** Products whose number lies from `min` to `max`, both whole and included; those without one never. */
  within(field: NumberField, min: number, max: number): Bits {
    const bits = emptyBits(this.#capacity);
    addWithin(bits, this.#column(field), Math.min(LARGEST, Math.max(0, min)), Math.min(LARGEST - 1, max));
    return bits;
  }

  /** Bikes that may be paid in instalments; the set must not be changed. */
  inInstalments(): Bits {
    return this.sets.get('instalments', () =>
      intersection(this.ofKind('bike'), [this.within('price', minimumInstalmentTotal, Infinity)]),
    );
  }

  /** Bikes or accessories; the set must not be changed. */
  ofKind(kind: IndexedProduct['kind']): Bits {
    return this.having('kind', [kind]);
  }

  /** Accessories that need nothing but what a bike offers. */
  fitting(offers: readonly string[]): Bits {
    const missing = [...(this.#words.get('needs')?.keys() ?? [])].filter((need) => !offers.includes(need));
    return difference(this.ofKind('accessory'), this.having('needs', missing));
  }

  /** Products that are in stock; the set must not be changed. */
  inStock(): Bits {
    return this.having('availability', [YES]);
  }

  /** Products whose price is reduced; the set must not be changed. */
  onSale(): Bits {
    return this.having('onSale', [YES]);
  }

  /** How many of some places have each option of a facet; options that none of them has are left out. */
  countOptions(facet: FacetName, places: Int32Array): Map<string, number> {
    return this.#options.get(facet)?.count(places) ?? new Map<string, number>();
  }

  /** How many of some places have their number, Rappen, in each step of an axis of francs. */
  countSteps(field: NumberField, places: Int32Array, { from, step, steps }: AmountAxis): number[] {
    const column = this.#column(field);
    const counts = new Array<number>(steps).fill(0);
    for (const place of places) {
      const francs = Math.round((column[place] ?? 0) / 100);
      const at = Math.min(steps - 1, Math.max(0, Math.floor((francs - from) / step)));
      counts[at] = (counts[at] ?? 0) + 1;
    }
    return counts;
  }

  /** The lowest and the highest number of some places; 0 if there are none. */
  extremes(field: NumberField, places: Int32Array): { lowest: number; highest: number } {
    const column = this.#column(field);
    let lowest = Infinity;
    let highest = -Infinity;
    for (const place of places) {
      const value = column[place] ?? NONE;
      if (value < lowest) lowest = value;
      if (value > highest) highest = value;
    }
    return lowest <= highest ? { lowest, highest } : { lowest: 0, highest: 0 };
  }

  /**
   * Places in one order; every order ends with the id, so that pages never overlap.
   * @param months the term that rates are compared at
   * @param wanted the places that are looked for: others may be left out
   */
  inOrder(sort: ListingSort, months: ListingPlan, wanted?: Bits): Int32Array {
    const { by: named, descending = false } = sorts[sort];
    const by = named === 'rate' ? rateField(months) : named;
    const key = `${by} ${String(descending)}`;
    const order = this.#orders.get(key) ?? new SortedPlaces(this.#comparing(by, descending));
    this.#orders.set(key, order);
    return order.inOrder(this.#present, wanted);
  }

  #comparing(by: NumberField | 'createdAt', descending: boolean): (a: number, b: number) => number {
    if (by === 'createdAt') {
      const compare = (a: number, b: number) =>
        (this.#createdAt[a] ?? 0) - (this.#createdAt[b] ?? 0) || this.#byId(a, b);
      return descending ? (a, b) => compare(b, a) : compare;
    }
    return descending
      ? (a, b) => this.#by(by, b, a) || this.#byId(a, b)
      : (a, b) => this.#by(by, a, b) || this.#byId(a, b);
  }

  #by(field: NumberField, a: number, b: number): number {
    const column = this.#column(field);
    return (column[a] ?? 0) - (column[b] ?? 0);
  }

  #byId(a: number, b: number): number {
    return (this.#ids[a] ?? 0) - (this.#ids[b] ?? 0);
  }

  /** What the product's card shows, at each term. */
  #setRates({ kind, price, isUsed }: IndexedProduct, place: number): void {
    const product = { kind, displayPrice: price, isOccasion: isUsed };
    for (const months of ratedTerms) this.#column(rateField(months))[place] = cardPlan(product, months).rate;
  }

  #setWords(field: WordField, values: readonly string[], place: number): void {
    for (const value of values) setBit(this.#bitsOf(field, value), place);
  }

  #forgetWords(place: number): void {
    for (const values of this.#words.values()) for (const bits of values.values()) clearBit(bits, place);
  }

  #note(place: number): void {
    this.version += 1;
    this.sets.forget();
    this.counts.forget();
    this.steps.forget();
    for (const order of this.#orders.values()) order.change(place);
  }

  #newPlace(id: number): number {
    const place = this.#free.pop() ?? this.#end++;
    if (place >= this.#capacity) this.#grow();
    this.#places.set(id, place);
    this.#ids[place] = id;
    return place;
  }

  #grow(): void {
    this.#capacity *= 2;
    const grown = (bits: Bits): Bits => {
      const larger = emptyBits(this.#capacity);
      larger.set(bits);
      return larger;
    };
    this.#present = grown(this.#present);
    for (const values of this.#words.values()) for (const [value, bits] of values) values.set(value, grown(bits));
    for (const [field, column] of this.#numbers) {
      const larger = new Int32Array(this.#capacity);
      larger.set(column);
      this.#numbers.set(field, larger);
    }
    for (const column of this.#options.values()) column.grow(this.#capacity);
    const ids = new Int32Array(this.#capacity);
    const createdAt = new Float64Array(this.#capacity);
    ids.set(this.#ids);
    createdAt.set(this.#createdAt);
    [this.#ids, this.#createdAt] = [ids, createdAt];
  }

  #bitsOf(field: WordField, value: string): Bits {
    const values = this.#words.get(field) ?? new Map<string, Bits>();
    this.#words.set(field, values);
    const bits = values.get(value) ?? emptyBits(this.#capacity);
    values.set(value, bits);
    return bits;
  }

  #column(field: NumberField): Int32Array {
    const column = this.#numbers.get(field) ?? new Int32Array(this.#capacity).fill(NONE);
    this.#numbers.set(field, column);
    return column;
  }
}
