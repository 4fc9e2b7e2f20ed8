import type { Locale } from '~/i18n/locales.ts';
import type { ContentPicture } from './entries/links-and-pictures.ts';
import type { Block } from './types/blocks.schema.server.ts';

export type * from './entries/links-and-pictures.ts';
export type { Block, BlockOf } from './types/blocks.schema.server.ts';
export * from './entries/directory.ts';
export {
  type AnswerPart,
  faqCategories,
  type FaqCategory,
  type FaqCategoryKey,
  type FaqEntry,
  type FaqVideo,
  findFaqCategory,
} from './faq.ts';
export type { ContentPictureFormat } from './entries/picture-urls.ts';

/** An editorial page: the home page, a legal page or any other text. */
export interface Page {
  key: string;
  title: string;
  /** For search engines; absent if the editor wrote none. */
  description?: string;
  /** Sanitized HTML; absent on pages made of blocks only. */
  html?: string;
  blocks: Block[];
}

export interface ShopAddress {
  company: string;
  street: string;
  zip: string;
  town: string;
  country: string;
  uid?: string;
}

/** What editors set for the whole shop, in one language (decision 40: Names). */
/** Days of the week on which goods are delivered. */
export const deliveryWeekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;

/** An editor's word on the day of a delivery, for a range of postcodes and a kind of stock. */
export interface DeliveryRule {
  /** First and last postcode of the region. */
  fromZip: number;
  toZip: number;
  /** Two letters: on its holidays nothing is delivered. */
  canton: string;
  stock: 'instock' | 'onorder';
  /** Working days that pass at least after the order. */
  workingDays: number;
  /** The day on which the region is delivered to; absent: any working day. */
  weekday?: (typeof deliveryWeekdays)[number];
}

/** Hours of a weekday in which the shop calls people, `09:00` to `12:00` in Zurich; a weekday may have several. */
export interface CallHours {
  weekday: (typeof deliveryWeekdays)[number];
  from: string;
  to: string;
}

export interface ShopSettings {
  shopName: string;
  logo?: ContentPicture;
  /** As printed, with country code. */
  phone: string;
  chatNumber?: string;
  salesMailbox: string;
  address: ShopAddress;
  /** Where test drives are booked (spec §1); absent: no booking in this language. */
  bookingLink?: string;
  blogUrl?: string;
  serviceCentersUrl?: string;
  /** Visits of `/` with `?{parameter}={value}` go to `page` (spec §2). */
  printFlyerRedirects: { parameter: string; value: string; page: string }[];
  /** Where and of what the shop names the day of a delivery; elsewhere it says about two weeks (spec §9). */
  deliveryRules: DeliveryRule[];
  /** When calls can be booked; none: they cannot. */
  callHours?: CallHours[];
  promises: string[];
  socialLinks: { label: string; url: string }[];
  announcement?: { text: string; link?: string };
}

/** Spec §3 Limited offer. */
export interface LimitedOffer {
  id: string;
  title: string;
  productSlug?: string;
  sku?: string;
  percent?: number;
  text?: string;
  /** ISO date and time. */
  limitedOfferStartDate: string;
  /** Hours. */
  limitedOfferDuration: number;
}

/** When an offer ends: its start plus its duration (spec §4). */
export function offerEnd({ limitedOfferStartDate, limitedOfferDuration }: LimitedOffer): Date {
  return new Date(Date.parse(limitedOfferStartDate) + limitedOfferDuration * 3_600_000);
}

/** Whether an offer runs at a moment: from its start on, no longer at its end (spec §4). */
export function isOfferActive(offer: LimitedOffer, now: Date): boolean {
  return Date.parse(offer.limitedOfferStartDate) <= now.getTime() && now < offerEnd(offer);
}

/** The next moment at which an offer begins or ends; undefined if none does. Pages live no longer than that. */
export function nextOfferChange(offers: readonly LimitedOffer[], now: Date): Date | undefined {
  const moments = offers.flatMap((offer) => [Date.parse(offer.limitedOfferStartDate), offerEnd(offer).getTime()]);
  const coming = moments.filter((moment) => moment > now.getTime());
  return coming.length > 0 ? new Date(Math.min(...coming)) : undefined;
}

/** The Black Friday of the editors (spec §2, §9). */
export interface BlackFriday {
  title: string;
  text?: string;
  /** ISO date and time. */
  startsAt: string;
  /** ISO date and time. */
  endsAt: string;
  maximumBikes: number;
  /** Bikes that were sold before orders are counted. */
  soldAtStart: number;
  /** Whether an editor stands by both figures. */
  figuresConfirmed: boolean;
  /** Sections below the bikes; an entry that an older program kept has none. */
  blocks?: Block[];
}

/** Spec §3 Live notification. */
export interface LiveNotification {
  id: string;
  title: string;
  link?: string;
  image?: ContentPicture;
  hasCta: boolean;
  ctaText?: string;
  /** Six-digit hexadecimal colour. */
  textColor?: string;
  /** Absent: the default delay of spec §9. */
  showUpDelayInMinutes?: number;
  /** Paths; empty: every page. */
  displayOnPages: string[];
}

export interface ListingItem {
  title: string;
  text?: string;
  picture?: ContentPicture;
  link?: string;
}

/** Kinds of collection links (spec §3). */
export const collectionKinds = ['AllBikes', 'Accessories', 'BrandWorld', 'Categories', 'Brands', 'Custom'] as const;

/**
 * Chosen products under a slug of their own (`Custom`), or a link to a page of the shop: all bikes, the accessories, a
 * category, a brand or its world.
 */
export interface Collection {
  id: string;
  kind: (typeof collectionKinds)[number];
  /** Slug of the category that `Categories` leads to. */
  category?: string;
  /** Slug of the brand that `Brands` and `BrandWorld` lead to. */
  brand?: string;
  title: string;
  slug: string;
  /** Sanitized HTML. */
  html?: string;
  picture?: ContentPicture;
  /** Hand-picked products in their order; empty if `rule` chooses. */
  productSlugs: string[];
  /** Query of a listing, e.g. `{kategorie: 'e_city', preis: '0-4000'}`. */
  rule?: Record<string, string>;
  /**
   * Of what `rule` finds: slugs that come first, in this order, and slugs that are left out. Older entries have none.
   */
  pinned?: string[];
  excluded?: string[];
  listingItem?: ListingItem;
  /** Sections below the products; entries that an older program kept have none. */
  blocks?: Block[];
}

/** The employer's part of a rate: whole francs a month, or per cent of the rate with a highest sum in francs. */
export interface CostSharing {
  planType: (typeof sharedPlanTypes)[number];
  share: { kind: 'amount'; francs: number } | { kind: 'percent'; percent: number; capFrancs?: number };
}

/** Plans to which an employer contributes. */
export const sharedPlanTypes = ['mhp', 'bfe', 'mbp'] as const;

/** Slugs, and prices in whole francs; an empty list or an absent price limits nothing. */
export interface Assortment {
  brands: string[];
  categories: string[];
  minPrice?: number;
  maxPrice?: number;
}

/** Names of the colours that an organization's look sets, as CSS custom properties without `--`. */
export const themeColours = [
  ...(['action', 'action-hover', 'action-press', 'action-tint', 'action-line', 'on-action'] as const),
  ...(['brand', 'brand-2', 'on-brand', 'on-brand-inv', 'share', 'stage'] as const),
] as const;

/** Six-digit hexadecimal colours. */
export type InstanceTheme = Record<(typeof themeColours)[number], string>;

export interface OrganizationPage {
  title: string;
  slug: string;
  /** Sanitized HTML. */
  html: string;
}

/** Spec §3 Organization, with what its white-label instance shows. */
export interface Organization {
  id: string;
  name: string;
  /** First label of the instance's host name. */
  slug: string;
  /** Only members see the content. */
  private: boolean;
  /**
   * Lower-case mail domains of members. No call gives them out; the gate of a private shop names them as the ending of
   * an address.
   */
  emailDomains: string[];
  loginPopup?: { logo?: ContentPicture; title: string; subTitle?: string; bulletPoints: string[] };
  /** Whole francs. */
  maxDiscountCodeAmount?: number;
  combineDiscountCodeAndPublicDiscount: boolean;
  discountCodeIsRequiredForCheckout: boolean;
  restrictCartToOnlyOneProductMax: boolean;
  /** Months. */
  maxPlanLength?: number;
  /** Mail domains alone make no one a member: an invitation does. */
  invitationOnly: boolean;
  /** What the employer pays of each rate. */
  costSharing?: CostSharing;
  /** What the instance sells; absent: everything. */
  assortment?: Assortment;
  logo?: ContentPicture;
  /** A sign of the organization, one colour, for its large surfaces. */
  motif?: ContentPicture;
  /** Colours as the CMS computed them; absent: those of the main shop. */
  theme?: InstanceTheme;
  languages: Locale[];
  contactEmail?: string;
  contactPhone?: string;
  senderName?: string;
  pages: OrganizationPage[];
  /** Sanitized HTML that is above the shop's imprint. */
  imprint?: string;
  listingItem?: ListingItem;
  banner?: { text: string; linkText?: string; link?: string; picture?: ContentPicture };
  stickyBar?: { text: string; ctaText?: string; link?: string };
  home: Block[];
}

/** What a browser may know of an organization: of a private one only what its login popup needs (spec §2, §6). */
export type PublicOrganization = Pick<Organization, 'id' | 'name' | 'slug' | 'private' | 'loginPopup'> &
  Partial<Omit<Organization, 'emailDomains' | 'invitationOnly'>>;

/** Collections that `GET /api/strapi/fetchcontent/` gives out. */
export const publicCollections = [
  'organizations',
  'liveNotifications',
  'limitedOffers',
  'collections',
  'faqEntries',
  'shopSetting',
] as const;

export type PublicCollection = (typeof publicCollections)[number];
