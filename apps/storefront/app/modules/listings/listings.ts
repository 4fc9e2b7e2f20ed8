import type { CategoryFilter } from '../catalog/catalog.ts';
import type { ListingQuery, Range } from './listing-query.ts';

/** The fixed part of a listing page: what it lists before any filter. */
export interface ListingScope {
  kind: 'bike' | 'accessory';
  /** A category slug of §3. */
  category?: string;
  /** A brand's slug. */
  brand?: string;
  /** A fixed filter of a quick category, e.g. wave frames. */
  preset?: Partial<Pick<ListingQuery, 'rahmen' | 'tempo'>> & { onSale?: boolean };
}

/** What a category page lists. */
export function scopeOfCategory({
  kind = 'bike',
  category,
  frameType,
  speedKmh,
  onSale,
}: CategoryFilter): ListingScope {
  return {
    kind,
    ...(category ? { category } : {}),
    preset: {
      ...(frameType ? { rahmen: [frameType] } : {}),
      ...(speedKmh ? { tempo: [String(speedKmh)] } : {}),
      ...(onSale ? { onSale } : {}),
    },
  };
}

export const PAGE_SIZE = 24;

/** Price bands of §9: of the exact monthly rate over 36 months for bikes, of the price for accessories, in francs. */
export const priceBands: readonly Range[] = [
  { min: 49, max: 100 },
  { min: 100, max: 140 },
  { min: 140, max: 190 },
  { min: 190, max: 20000 },
];

/** Months the price bands of bikes are about. */
export const BAND_MONTHS = 36;

/** Rider height bands of §9: 10 cm wide, 140-150 up to 210-220. */
export const heightBands: readonly { min: number; max: number }[] = Array.from({ length: 8 }, (_, index) => ({
  min: 140 + index * 10,
  max: 150 + index * 10,
}));

/** One option of a facet and how many products it would show. */
export interface FacetOption {
  value: string;
  /** In the page's language. */
  name: string;
  /** For colours: the paint. */
  hex?: string;
  count: number;
  selected?: true;
}

/** An option as it is counted; `name` is what the catalogue calls it, where it does. */
export type UnnamedOption = Omit<FacetOption, 'name'> & { name?: string };

export type FacetName =
  'kategorie' | 'rahmen' | 'tempo' | 'marke' | 'farbe' | 'rate' | 'verfuegbar' | 'groesse' | 'occasion';

export type Facets = Record<FacetName, FacetOption[]>;

/** How many pages a number of products fills; at least one. */
export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}
