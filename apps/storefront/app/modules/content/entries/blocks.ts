import type { FaqCategoryKey } from '~/modules/content/faq.ts';

/** A link that an editor set: a path of the shop or an address. */
export interface ContentLink {
  label: string;
  href: string;
}

/** A photograph from Strapi, kept by the shop itself. */
export interface ContentPicture {
  src: string;
  srcSet: string;
  /** Intrinsic size in px. */
  width: number;
  height: number;
  /** Empty where the editor left no description. */
  alt: string;
}

export interface HeroBlock {
  kind: 'hero';
  title: string;
  text?: string;
  picture?: ContentPicture;
  primaryLink?: ContentLink;
  secondaryLink?: ContentLink;
  /** The product that stands on the line. */
  productSlug?: string;
}

export interface CategoryGridBlock {
  kind: 'category-grid';
  title?: string;
  /** `slug` is a category or quick category; without `label` the category's own name is shown. */
  categories: { slug: string; label?: string }[];
}

export interface StepsBlock {
  kind: 'steps';
  title?: string;
  steps: { title: string; text?: string }[];
}

export interface OfferBlock {
  kind: 'offer';
  title: string;
  text?: string;
  link?: ContentLink;
  productSlug?: string;
}

export interface ProductRowBlock {
  kind: 'product-row';
  title: string;
  /** Products of a collection; else `productSlugs`; with neither the shop chooses. */
  collectionSlug?: string;
  productSlugs: string[];
}

export interface PromisesBlock {
  kind: 'promises';
  title?: string;
  promises: string[];
}

export interface FaqTeaserBlock {
  kind: 'faq-teaser';
  title?: string;
  category: FaqCategoryKey;
  /** How many questions of the category are shown. */
  count: number;
}

export interface TextBlock {
  kind: 'text';
  title?: string;
  /** Sanitized HTML. */
  html: string;
}

/** A section of the home page or of an editorial page. */
export type Block =
  | HeroBlock
  | CategoryGridBlock
  | StepsBlock
  | OfferBlock
  | ProductRowBlock
  | PromisesBlock
  | FaqTeaserBlock
  | TextBlock;
