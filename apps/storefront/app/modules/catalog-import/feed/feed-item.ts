import type { CategorySlug } from '~/modules/catalog/categories.ts';
import type { DropReason } from '~/modules/catalog-import/reporting/drop-reason.ts';
import type { Message } from '~/modules/catalog-import/reporting/message.ts';
import type { Locale } from '~/i18n/locales.ts';
import type { StockStatus } from '~/modules/catalog/stock.ts';

/*
 * A feed's item after reading: everything checked, texts clean, money in Rappen. Products and variations of any feed
 * (REST, NDJSON, CSV) look alike from here on.
 */

/** Price of an item. Without a sale window `price` is what it costs; with one, `sale` says when which price holds. */
export interface Offer {
  /** Rappen */
  price: number;
  /** Rappen; the regular price where it is higher than `price`. */
  uvpPrice: number | null;
  sale: { regularPrice: number; salePrice: number; from: string | null; to: string | null } | null;
}

export interface Stock {
  status: StockStatus;
  quantity: number | null;
}

export interface Delivery {
  days: number | null;
  /** `YYYY-MM-DD` */
  expectedDate: string | null;
}

/** A choice such as size M. `slug` is the taxonomy in the catalogue; an empty option means "any". */
export interface Choice {
  slug: string;
  option: string;
}

export interface FeedVariation {
  id: number | null;
  sku: string | null;
  offer: Offer | null;
  /** Why there is no offer, where a price was given that could not be read. */
  offerProblem: Message | null;
  stock: Stock;
  delivery: Delivery;
  choices: Choice[];
  imageSrc: string | null;
  position: number;
  published: boolean;
}

export interface FeedAttribute {
  slug: string;
  name: string;
  visible: boolean;
  variation: boolean;
  options: string[];
}

export interface FeedCategory {
  slug: string;
  name: string;
  known: boolean;
  /** The category of the shop that the operator has mapped it to. */
  means?: CategorySlug;
}

export interface FeedImage {
  id: number | null;
  src: string;
  name: string;
  alt: string;
}

export interface FeedColour {
  slug: string;
  name: string;
  hex: string;
  accent: string | null;
}

/** `other`: a language the shop does not support; such an item is used only if no other describes the product. */
export type FeedLanguage = Locale | 'other';

export interface FeedProduct extends ProductKeys {
  variable: boolean;
  draft: boolean;
  name: string;
  subtitle: string;
  shortDescription: string;
  description: string;
  offer: Offer | null;
  offerProblem: Message | null;
  /** Whether WooCommerce shows a price range: its variations cost differently. */
  priceRange: boolean;
  stock: Stock;
  delivery: Delivery;
  categories: FeedCategory[];
  brand: string | null;
  images: FeedImage[];
  attributes: FeedAttribute[];
  /** Number of variations according to the item, embedded or as ids. */
  variationCount: number;
  variations: FeedVariation[];
  colours: FeedColour[];
  frameSizes: { size: string; minCm: number; maxCm: number }[];
  highlights: { title: string; text: string; view: string | null }[];
  priceHistory: { price: number; uvpPrice: number | null; from: string }[];
  drawing: Record<string, unknown> | null;
  logisticsCompany: string | null;
  frameNumber: string | null;
  pdfKey: string | null;
  meta: Record<string, unknown>;
  relatedIds: number[];
  /** Grams */
  weight: number | null;
  menuOrder: number;
  createdAt: string | null;
}

/** The identification of an item: enough to group a feed's items before they are read completely. */
export interface ProductKeys {
  id: number | null;
  lang: FeedLanguage;
  translations: Record<Locale, number | null>;
  /** Ties the rows of a CSV export together, where Polylang or WPML wrote it. */
  translationGroup: string | null;
  sku: string | null;
  slug: string;
}

interface VariationKeys {
  id: number | null;
  sku: string | null;
  parentId: number | null;
  parentSku: string | null;
}

/** What a first look at an item led to. */
export type ItemKeys =
  | { kind: 'product'; label: string; keys: ProductKeys }
  | { kind: 'variation'; label: string; keys: VariationKeys }
  | { kind: 'dropped'; label: string; reason: DropReason; detail: Message };

/** What reading an item led to; the labels name it in messages: `#101 (RS-1) Rigi 7`. */
export type ReadItem =
  | { kind: 'product'; label: string; product: FeedProduct }
  | { kind: 'variation'; label: string; variation: FeedVariation }
  | { kind: 'dropped'; label: string; reason: DropReason; detail: Message };
