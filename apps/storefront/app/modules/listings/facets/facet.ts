import type { Translate } from '~/i18n/keys.ts';
import type { Locale } from '~/i18n/locales.ts';
import type { NewPlanLength } from '~/modules/financing/financing.ts';
import type { FacetOption, UnnamedOption } from '~/modules/listings/facet-option.ts';
import type { FigureBounds } from '~/modules/catalog/conditions.ts';
import { type Bits, intersection } from '~/modules/listings/index/bits.ts';
import type { IndexedProduct, NumberField, ProductNumber } from '~/modules/listings/index/indexed-product.ts';
import type { Parameter } from './parameter.ts';

export type ProductKind = IndexedProduct['kind'];

/** Words of the namespaces `listing` and `common`. */
export interface ListingWords {
  listing: Translate<'listing'>;
  common: Translate<'common'>;
  locale: Locale;
}

/** What the catalogue calls some options, by their values. */
export interface CatalogueNames {
  brandNames: ReadonlyMap<string, string>;
  /** Categories that have no page of the shop's own. */
  categoryNames: ReadonlyMap<string, Record<Locale, string>>;
  colours: ReadonlyMap<string, { hex: string; name: Record<Locale, string> }>;
}

/** The index as a facet asks it for products by their numbers. */
export interface NumberIndex {
  /** Those whose number lies from `min` to `max`, both included. */
  within(field: NumberField, min: number, max: number): Bits;
  /** Accessories that need nothing but what a bike offers (`Mount`). */
  fitting(offers: readonly string[]): Bits;
}

/** The products all of whose figures lie within some bounds. */
export function productsWithin(index: NumberIndex, [first, ...others]: readonly FigureBounds[]): Bits {
  const within = ({ figure, min, max }: FigureBounds) => index.within(figure, min, max);
  if (!first) throw new Error('no bounds are given');
  return intersection(within(first), others.map(within));
}

/** A facet's group in the filter panel. */
export interface Panel {
  /** Its place among the groups of each kind of listing, the lowest first; absent if it is not offered. */
  place: Partial<Record<ProductKind, number>>;
  /**
   * How its options look. `one`: radio buttons, of which the first takes the choice back. `amounts`: bands of francs
   * with a free range. `height`: a field for centimetres.
   */
  choice: 'many' | 'one' | 'colours' | 'pictures' | 'amounts' | 'height';
  /** Text below its options. */
  note?: string;
  /** It starts closed, unless something in it is chosen: everywhere, or among products of a kind. */
  quiet?: true | ProductKind;
  /** It is offered with a single option too. */
  evenAlone?: true;
  /**
   * Of these a large catalogue has many: only so many are offered, those with most products and those that are chosen.
   */
  most?: number;
}

/** One way to narrow a listing, with options that are counted. */
export interface Facet<Value> extends Parameter<Value> {
  /** Key of its title; `facet.<parameter>` by default. */
  title?: string;
  /** What is chosen, each as its option is written. */
  chosen: (value: Value) => string[];
  /** The value once something chosen is taken back. */
  without: (value: Value, option: string) => Value;

  /**
   * The options that a product has: a listing that is filtered by one of them shows it. Without it each option of
   * `fixed` is counted by the products that it lets through.
   */
  optionsOf?: (product: IndexedProduct) => readonly string[];
  /**
   * Options that are offered whatever the catalogue holds, in their order; without them they come from the products.
   */
  fixed?: readonly string[];
  /** The kind of listing that offers an option, where it is one alone. */
  kindOf?: (option: string) => ProductKind | undefined;
  /** The order of options where it is not that of `fixed`. */
  compare?: (a: UnnamedOption, b: UnnamedOption) => number;
  /**
   * A chosen value that is no option: `hidden` has no option; else one is made, so that it can be taken back. `empty`:
   * no product has it. `range`: a shopper's own range, which is the whole filter.
   */
  otherValue: 'hidden' | 'empty' | 'range';

  /** The numbers that `products` compares; the index keeps a column for each. */
  numbers: readonly ProductNumber[];
  /** The products that a value lets through; without it those that have one of the chosen options. */
  products?: (index: NumberIndex, value: Value, months: NewPlanLength) => Bits;
  /** What it lets through depends on the months that rates are shown for. */
  byTerm?: true;

  catalogueName?: (option: string, names: CatalogueNames, locale: Locale) => Pick<UnnamedOption, 'name' | 'hex'>;
  nameOption: (option: Pick<FacetOption, 'value'> & { name?: string | undefined }, words: ListingWords) => string;
  /** Among the filters that are set, where more words are needed than in its group. */
  nameChip?: (option: { value: string; name: string }, words: ListingWords, kind: ProductKind) => string;
  /** The text of its only choice if it is more specific than its title: `45 km/h`. */
  speaking?: true;

  panel: Panel;
  /** Its place among the filters that are set, the lowest first. */
  chip: number;
}
