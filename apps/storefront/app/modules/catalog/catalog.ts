import type { PlanRules } from '~/modules/instances/rules.ts';
import type { Gear } from './gear.ts';
import type { Locale } from '~/i18n/locales.ts';
import type { FrameType } from './categories.ts';
import type { Picture, PictureOwner } from './pictures/picture-address.ts';
import type { FrameSize } from './sizes.ts';
import type { StockStatus } from './stock.ts';

export * from './brands.ts';
export * from './categories.ts';
export * from './filters.ts';
export * from './pictures/picture-address.ts';
export * from './sizes.ts';
export * from './stock.ts';

export type ProductKind = 'bike' | 'accessory';

/** `vanished`: no longer in the feed; kept for orders and old links, and never orderable. */
export type ProductStatus = 'published' | 'draft' | 'vanished';

export interface BrandRef {
  slug: string;
  name: string;
}

export interface CategoryRef {
  /** Slug in the catalogue (§3), e.g. `e_city`. */
  slug: string;
  /** Slug in the path of its page, e.g. `e-urban`. */
  pathSlug: string;
  name: string;
}

/** A colour of a product (spec: colorData). */
export interface ProductColour {
  slug: string;
  name: string;
  /** `#rrggbb` */
  hex: string;
  accent: string | null;
}

/** Prices of a product or variant, all in Rappen. */
export interface Prices {
  displayPrice: number;
  /**
   * The regular price where it is higher (spec: uvpPrice). Makes a product "on sale"; says nothing about crossing out.
   */
  uvpPrice: number | null;
  /** The earlier price that may be shown crossed out now (decision 10). */
  strikePrice: number | null;
  /** Reduction from the crossed-out price in whole percent; null if nothing may be crossed out. */
  discountPercent: number | null;
}

/** A product in a list: plain data for cards. */
export interface ProductCard extends Prices, PictureOwner {
  kind: ProductKind;
  status: ProductStatus;
  slug: string;
  name: string;
  subtitle: string;
  /** The language of the texts: the other one where the shop has the product in a single language. */
  lang: Locale;
  sku: string | null;
  brand: BrandRef | null;
  stockStatus: StockStatus;
  /** ISO date `YYYY-MM-DD` */
  expectedDeliveryDate: string | null;
  /** What an organization's shop allows of plans, and what an employer pays; absent in the main shop. */
  planRules?: Pick<PlanRules, 'maxPlanLength' | 'costSharing'> | undefined;
  /** When the limited offer that makes the price ends, ISO; null if none does. */
  offerUntil: string | null;
  /** Slugs in the catalogue (§3). */
  categorySlugs: string[];
  colours: ProductColour[];
  frameTypes: FrameType[];
  speedKmh: number | null;
  batteryWh: number | null;
  rangeMinKm: number | null;
  rangeMaxKm: number | null;
  weightGrams: number | null;
  isOccasion: boolean;
  mileageKm: number | null;
  modelYear: number | null;
  /** The whole product in its first colour, or in the one that was asked for. */
  picture: Picture;
  /** Slug of the colour that was asked for, where the product comes in several. */
  colourAsked?: string;
}

/** What can be put into the cart: one size in one colour. */
export interface VariantView extends Prices {
  /** Spec: selectedVariationId */
  id: number;
  sku: string | null;
  /** As the catalogue stores it; null if there is nothing to choose. */
  size: string | null;
  /** The size in the page's language. */
  sizeLabel: string | null;
  colourSlug: string | null;
  stockStatus: StockStatus;
  orderable: boolean;
  deliveryTimeInDays: number | null;
  /** ISO date `YYYY-MM-DD` */
  expectedDeliveryDate: string | null;
  /** When it can be with the shopper (`arrivalDate`), ISO date. */
  arrival: string | null;
}

export interface SizeView {
  size: string;
  label: string;
  /** Heights of the riders it suits, where known. */
  frameSize: FrameSize | null;
}

/** Groups of technical data in their order; their titles are interface words. */
export const attributeGroups = ['general', 'drive', 'frame', 'wheels', 'equipment', 'other'] as const;

export type AttributeGroupId = (typeof attributeGroups)[number];

export interface AttributeView {
  slug: string;
  name: string;
  values: string[];
  /** Paths of pages that tell of the values, in their order; absent if no value has one. */
  links?: (string | null)[];
}

export interface Highlight {
  title: string;
  text: string;
  picture: Picture;
}

export interface GalleryPicture extends Picture {
  /** The illustrator's view, or null for a photograph. */
  view: string | null;
  /** The colour it shows, where it shows one. */
  colourSlug: string | null;
}

/** Everything a product page needs, in one language. */
export interface ProductView extends ProductCard {
  shortDescription: string;
  /** Sanitised HTML. */
  description: string;
  highlights: Highlight[];
  categories: CategoryRef[];
  variants: VariantView[];
  sizes: SizeView[];
  attributes: { group: AttributeGroupId; items: AttributeView[] }[];
  /** Pictures of the first colour; other colours and sizes: `pictureUrl(product, {colour, view, size})`. */
  gallery: GalleryPicture[];
  /** `drawing`: `pictureUrl` serves every colour, view and size. `photo`: only the gallery exists. */
  pictures: 'drawing' | 'photo';
  /** Views of the drawing, the whole product first. */
  views: string[];
  /** For Open Graph and JSON-LD: a raster picture. */
  openGraphPicture: Picture;
  /** What a bike offers to accessories, or an accessory needs of a bike (`Mount`). */
  mounts: string[];
  /** Measures of an accessory; empty of a bike. */
  gear: Gear;
  /** Whether it is a bag that is drawn on a bike's rack (`loadedPictureUrl`). */
  hangsOnRack: boolean;
  torqueNm: number | null;
  riderMinCm: number | null;
  riderMaxCm: number | null;
  deliveryTimeInDays: number | null;
  logisticsCompany: string | null;
  frameNumber: string | null;
  pdfKey: string | null;
  /** Extras that come with it at no charge; the shopper chooses one at most (spec: selectedAddOn). */
  addOns: string[];
  /** Slugs of the product's page in both languages, for hreflang and the language switch. */
  slugs: Record<Locale, string>;
}

/** Answer to a product page's question. `moved`: the slug is an old one or the other language's (301). */
export type ProductLookup =
  | {
      kind: 'found';
      product: ProductView;
      /** The German terms of each attribute by its slug, in the order of its values. */
      terms: Record<string, string[]>;
    }
  | { kind: 'moved'; slug: string }
  | { kind: 'missing' };
