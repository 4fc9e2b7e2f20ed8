/**
 * The part of WooCommerce's REST v3 product that the demo feed writes.
 * One item per product and language; the German item is the source, `translations` links the pair.
 */

export type Lang = 'de' | 'fr';
export type StockStatus = 'instock' | 'outofstock' | 'onbackorder';

/** A term of a taxonomy: category, tag or brand. */
export interface WooTerm {
  id: number;
  name: string;
  slug: string;
}

export interface WooAttribute {
  id: number;
  name: string;
  /** Taxonomy slug, `pa_…`, the same in both languages. */
  slug: string;
  position: number;
  visible: boolean;
  variation: boolean;
  options: string[];
}

export interface WooChosenAttribute {
  id: number;
  name: string;
  slug: string;
  option: string;
}

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

export interface WooMeta {
  id: number;
  key: string;
  value: JsonValue;
}

interface WooImage {
  id: number;
  src: string;
  name: string;
  alt: string;
}

/** Money fields are decimal strings in CHF, as WooCommerce writes them; an empty `sale_price` means no sale. */
export interface WooPrices {
  price: string;
  regular_price: string;
  sale_price: string;
  on_sale: boolean;
  date_on_sale_from: string | null;
  date_on_sale_to: string | null;
}

export interface WooVariation extends WooPrices {
  id: number;
  parent_id: number;
  sku: string;
  stock_status: StockStatus;
  stock_quantity: number | null;
  manage_stock: boolean;
  attributes: WooChosenAttribute[];
  image: WooImage | null;
  meta_data: WooMeta[];
}

export interface WooProduct extends WooPrices {
  id: number;
  name: string;
  slug: string;
  permalink: string;
  type: 'simple' | 'variable';
  status: 'publish';
  /** HTML: paragraphs only. */
  description: string;
  short_description: string;
  sku: string;
  stock_status: StockStatus;
  stock_quantity: number | null;
  manage_stock: boolean;
  /** Kilograms, decimal point. */
  weight: string;
  dimensions: { length: string; width: string; height: string };
  categories: WooTerm[];
  tags: WooTerm[];
  brands: WooTerm[];
  images: WooImage[];
  attributes: WooAttribute[];
  default_attributes: WooChosenAttribute[];
  variations: WooVariation[];
  meta_data: WooMeta[];
  related_ids: number[];
  date_created: string;
  date_modified: string;
  lang: Lang;
  translations: { de: number; fr: number };
}
