import type { Locale } from '~/i18n/locales.ts';
import { type FacetName, facetNames } from '~/modules/listings/listings.ts';
import { addAll, addWithin, type Bits, clearBit, emptyBits, intersection, setBit } from './bits.ts';
import type { IndexedProduct } from './indexed-product.ts';
import { OptionColumn } from './option-column.ts';
import { optionsOf } from './options.ts';
import { Remembered } from './remembered.ts';
import { SortedPlaces } from './sorted-places.ts';

export interface IndexedColour {
  slug: string;
  hex: string;
  name: Record<Locale, string>;
}

/** Fields whose values are words: each value is the set of the products that have it. */
export type WordField =
  'kind' | 'kategorie' | 'rahmen' | 'farbe' | 'tempo' | 'marke' | 'verfuegbar' | 'occasion' | 'onSale';

/** Fields whose values are whole numbers; -1 where a product has none. */
export type NumberField = 'price' | 'batteryWh' | 'rangeKm' | 'riderMinCm' | 'riderMaxCm' | 'position';

export type IndexOrder = 'position' | 'price' | 'priceDown' | 'newest';

const FIRST_CAPACITY = 1024;
const NONE = -1;
/** The largest number of a column. */
const LARGEST = 2 ** 31 - 1;

/**
 * All published products in memory, made for one question: which products, how many, in which order, for any combination
 * of filters. A product has a place; sets of places are bits. It is kept right by `current-index.server.ts`.
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
  #present = emptyBits(FIRST_CAPACITY);
  #words = new Map<WordField, Map<string, Bits>>();
  #numbers = new Map<NumberField, Int32Array>();
  readonly #options = new Map(facetNames.map((facet) => [facet, new OptionColumn()]));
  #ids = new Int32Array(FIRST_CAPACITY);
  #createdAt = new Float64Array(FIRST_CAPACITY);
  /** What the catalogue calls brands, by slug. */
  readonly brandNames = new Map<string, string>();
  /** What colours are called and look like, by slug. */
  readonly colours = new Map<string, IndexedColour>();
  readonly #orders: Record<IndexOrder, SortedPlaces> = {
    position: new SortedPlaces((a, b) => this.#by('position', a, b) || this.#byId(a, b)),
    price: new SortedPlaces((a, b) => this.#by('price', a, b) || this.#byId(a, b)),
    priceDown: new SortedPlaces((a, b) => this.#by('price', b, a) || this.#byId(a, b)),
    newest: new SortedPlaces((a, b) => (this.#createdAt[b] ?? 0) - (this.#createdAt[a] ?? 0) || this.#byId(b, a)),
  };

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
    const options = optionsOf(product);
    for (const [field, values] of wordsOf(product, options))
      for (const value of values) setBit(this.#bitsOf(field, value), place);
    for (const [field, value] of numbersOf(product)) this.#column(field)[place] = value ?? NONE;
    for (const [facet, column] of this.#options) column.set(place, options[facet]);
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

  /** Products whose number lies from `min` to under `max`; those without one never. */
  within(field: NumberField, min: number, max: number): Bits {
    const bits = emptyBits(this.#capacity);
    const whole = (value: number) => Math.min(LARGEST, Math.max(0, Math.ceil(value)));
    addWithin(bits, this.#column(field), whole(min), whole(max) - 1);
    return bits;
  }

  /** Products that fit a rider of one of these heights, cm. */
  fitting(heights: readonly number[]): Bits {
    const fitting = emptyBits(this.#capacity);
    for (const height of heights) {
      const reached = this.within('riderMinCm', 0, height + 1);
      addAll(fitting, intersection(reached, [this.within('riderMaxCm', height, Infinity)]));
    }
    return fitting;
  }

  /** How many of some places have each option of a facet; options that none of them has are left out. */
  countOptions(facet: FacetName, places: Int32Array): Map<string, number> {
    return this.#options.get(facet)?.count(places) ?? new Map<string, number>();
  }

  /** The lowest and the highest number of some places; 0 where there are none. */
  extremes(field: NumberField, places: Int32Array): { lowest: number; highest: number } {
    const column = this.#column(field);
    let [lowest, highest] = [Infinity, -Infinity];
    for (const place of places) {
      const value = column[place] ?? NONE;
      if (value < lowest) lowest = value;
      if (value > highest) highest = value;
    }
    return lowest <= highest ? { lowest, highest } : { lowest: 0, highest: 0 };
  }

  /**
   * Places in one order; every order ends with the id, so that pages never overlap.
   * @param wanted the places that are looked for: others may be left out
   */
  inOrder(order: IndexOrder, wanted?: Bits): Int32Array {
    return this.#orders[order].inOrder(this.#present, wanted);
  }

  #by(field: NumberField, a: number, b: number): number {
    const column = this.#column(field);
    return (column[a] ?? 0) - (column[b] ?? 0);
  }

  #byId(a: number, b: number): number {
    return (this.#ids[a] ?? 0) - (this.#ids[b] ?? 0);
  }

  #forgetWords(place: number): void {
    for (const values of this.#words.values()) for (const bits of values.values()) clearBit(bits, place);
  }

  #note(place: number): void {
    this.version += 1;
    this.sets.forget();
    this.counts.forget();
    for (const order of Object.values(this.#orders)) order.change(place);
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
    const [ids, createdAt] = [new Int32Array(this.#capacity), new Float64Array(this.#capacity)];
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

/** Facets that are filtered by the words of their options. */
const wordFacets = ['kategorie', 'rahmen', 'farbe', 'tempo', 'marke', 'verfuegbar', 'occasion'] as const;

function wordsOf(
  { kind, onSale }: IndexedProduct,
  options: Record<FacetName, readonly string[]>,
): [WordField, readonly string[]][] {
  return [
    ['kind', [kind]],
    ['onSale', onSale ? ['ja'] : []],
    ...wordFacets.map((facet): [WordField, readonly string[]] => [facet, options[facet]]),
  ];
}

function numbersOf(product: IndexedProduct): [NumberField, number | null][] {
  const { price, batteryWh, rangeKm, riderMinCm, riderMaxCm, position } = product;
  return [
    ['price', price],
    ['batteryWh', batteryWh],
    ['rangeKm', rangeKm],
    ['riderMinCm', riderMinCm],
    ['riderMaxCm', riderMaxCm],
    ['position', position],
  ];
}
