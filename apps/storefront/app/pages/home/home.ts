import type { Picture } from '~/modules/catalog/catalog.ts';

/** A tile of the category grid. */
export interface CategoryTile {
  /** Slug in the path of its page. */
  slug: string;
  name: string;
  count: number;
  picture: { src: string; width: number; height: number };
  offer: boolean;
}

/** The product of a hero or an offer, with what its plan gives; amounts are Rappen. */
export interface FeaturedProduct {
  name: string;
  path: string;
  picture: Picture;
  total: number;
  strikePrice: number | null;
  discountPercent: number | null;
  months: number;
  rate: number;
}

/** The shortest and the longest plan of a new bike, in months. */
export interface PlanLengths {
  shortest: number;
  longest: number;
}

/** A plan whose sum is shown as an equation: down payment + months × rate = total. Amounts are Rappen. */
export interface PlanSum {
  downPayment: number;
  months: number;
  rate: number;
  total: number;
}

/** Blocks that show something without a word of an editor's. */
type WordedKind = 'hero' | 'category-grid' | 'steps' | 'offer' | 'promises' | 'faq-teaser';

/** A block of which no editor has written anything: its texts come from `locales`. */
export type DefaultBlock =
  { [Kind in WordedKind]: { kind: Kind } }[WordedKind] | { kind: 'product-row'; productSlugs: string[] };

/** The home page of a shop whose editors have not made one. */
export const defaultBlocks: readonly DefaultBlock[] = [
  { kind: 'hero' },
  { kind: 'category-grid' },
  { kind: 'steps' },
  { kind: 'offer' },
  { kind: 'product-row', productSlugs: [] },
  { kind: 'promises' },
  { kind: 'faq-teaser' },
];

/** Category pages of the grid, in order (spec §3 quick categories). */
export const gridCategories: readonly string[] = [
  'e-trekking',
  'e-mountain',
  'e-urban',
  'damen-e-bikes',
  'herren-e-bikes',
  'wave-e-bikes',
  'trapez-e-bikes',
  'diamant-e-bikes',
  '25-km-e-bikes',
  '45-km-e-bikes',
  'e-bike-on-sale',
  'zubehoer',
];

/** The grid's tile that stands on yellow. */
export const offerCategory = 'e-bike-on-sale';
