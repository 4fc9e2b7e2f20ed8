import type { Locale } from '~/i18n/locales.ts';
import type { BrandRef, ProductColour, ProductKind, ProductStatus, StockStatus } from './catalog.ts';

/** A picture of a product, by the spec's names (§3). */
export interface BikeImage {
  /** Of the picture in the catalogue; of the product where it is drawn. */
  id: number;
  src: string;
  name: string;
  alt: string;
  description: string;
  width: number;
  height: number;
}

/**
 * A product as the calls under /api give it out, bikes and accessories alike, by the spec's names (§3).
 * Amounts are Rappen.
 */
export interface Bike {
  id: number;
  name: string;
  slug: string;
  kind: ProductKind;
  status: ProductStatus;
  sku: string | null;
  categories: { id: number; name: string; slug: string }[];
  images: BikeImage[];
  /** The language of the texts. */
  lang: Locale;
  /** The regular price where it is higher. */
  uvpPrice: number | null;
  displayPrice: number;
  brand: BrandRef | null;
  stock_status: StockStatus;
  /** ISO date */
  expected_delivery_date__website_: string | null;
  /** What its card shows at the asked term, without a down payment: a rate, or the price where it is paid once. */
  monthlyRate: number;
  /** Months of that rate: fewer than asked where its plans are shorter; 1 is paid once. */
  planLength: number;
  colours: ProductColour[];
}
