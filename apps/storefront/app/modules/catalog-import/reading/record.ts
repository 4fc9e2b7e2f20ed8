import type { Locale } from '~/i18n/locales.ts';
import type { ByLocale, TermsByLocale } from '~/modules/catalog/json.server.ts';
import type { Gear, Mount } from '~/modules/catalog/gear.ts';
import type { StockStatus } from '~/modules/catalog/stock.ts';
import type { Offer } from '~/modules/catalog-import/feed/feed-item.ts';

/*
 * A product as the importer writes it: the items of all languages joined, variations made variants, technical figures
 * read. Everything in it is part of the hash that tells whether a product has changed.
 */

export interface TextRecord {
  sourceLocale: Locale;
  feedId: number | null;
  slug: string;
  name: string;
  subtitle: string;
  shortDescription: string;
  description: string;
  highlights: { title: string; text: string; view: string | null }[];
}

export interface VariantRecord {
  /** Key within the product: the feed's id, else the SKU, else size and colour. */
  key: string;
  sku: string | null;
  size: string | null;
  colorSlug: string | null;
  offer: Offer;
  stockStatus: StockStatus;
  stockQuantity: number | null;
  deliveryTimeInDays: number | null;
  expectedDeliveryDate: string | null;
}

export interface ColourRecord {
  slug: string;
  hex: string;
  accent: string | null;
  name: ByLocale;
}

export interface AttributeRecord {
  slug: string;
  names: ByLocale;
  terms: TermsByLocale;
  visible: boolean;
}

export interface ImageRecord {
  feedId: number | null;
  src: string;
  name: string;
  alt: ByLocale;
  colorSlug: string | null;
}

/** Technical figures out of attributes, for filters and comparison. */
export interface Facts {
  frameTypes: string[];
  speedKmh: 25 | 45 | null;
  batteryWh: number | null;
  rangeMinKm: number | null;
  rangeMaxKm: number | null;
  weightGrams: number | null;
  torqueNm: number | null;
  mileageKm: number | null;
  modelYear: number | null;
}

export interface ProductRecord {
  /** How messages name it. */
  label: string;
  /** Its natural key; the database may know it under an older one. */
  key: string;
  feedIds: number[];
  sku: string | null;
  kind: 'bike' | 'accessory';
  draft: boolean;
  brand: string | null;
  categories: { slug: string; names: ByLocale }[];
  texts: Record<Locale, TextRecord>;
  variants: VariantRecord[];
  colours: ColourRecord[];
  attributes: AttributeRecord[];
  images: ImageRecord[];
  facts: Facts;
  /** What a bike offers to accessories, or an accessory needs of a bike. */
  mounts: Mount[];
  /** Measures of an accessory; none of a bike. */
  gear: Gear;
  isOccasion: boolean;
  frameNumber: string | null;
  frameSizes: { size: string; minCm: number; maxCm: number }[];
  drawing: Record<string, unknown>;
  pictures: 'drawing' | 'photo';
  priceHistory: { price: number; uvpPrice: number | null; from: string }[];
  deliveryTimeInDays: number | null;
  expectedDeliveryDate: string | null;
  logisticsCompany: string | null;
  pdfKey: string | null;
  relatedFeedIds: number[];
  meta: Record<string, unknown>;
  createdAt: string | null;
}
