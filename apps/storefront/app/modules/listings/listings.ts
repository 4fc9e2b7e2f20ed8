import type { CategoryFilter } from '~/modules/catalog/catalog.ts';
import { defaultPlanLength } from '~/modules/financing/financing.ts';
import type { ListingQuery, Range } from './listing-query.ts';

/** The fixed part of a listing page: what it lists before any filter. */
export interface ListingScope {
  /** Absent: bikes and accessories. */
  kind?: 'bike' | 'accessory';
  /** A category slug of §3. */
  category?: string;
  /** A brand's slug. */
  brand?: string;
  /** A fixed filter of a quick category, e.g. wave frames. */
  preset?: Partial<Pick<ListingQuery, 'rahmen' | 'tempo'>> & { onSale?: boolean };
  /** Only these products, by id. */
  only?: readonly number[];
  /** `only` is an editor's choice: "recommended" keeps its order. */
  handPicked?: boolean;
  /** An editor's rule, in the words of a listing's query; the shopper's filters narrow it. */
  rule?: ListingQuery;
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
export const BAND_MONTHS = defaultPlanLength;

/** Rider height bands of §9: 10 cm wide, 140-150 up to 210-220. */
export const heightBands: readonly { min: number; max: number }[] = Array.from({ length: 8 }, (_, index) => ({
  min: 140 + index * 10,
  max: 150 + index * 10,
}));

/** Steps of the battery filter: from so many Wh. */
export const batterySteps: readonly Range[] = [{ min: 400 }, { min: 500 }, { min: 625 }, { min: 750 }];

/** Steps of the range filter: from so many km. */
export const rangeSteps: readonly Range[] = [{ min: 60 }, { min: 80 }, { min: 100 }, { min: 120 }];

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

export const facetNames = [
  'kategorie',
  'rahmen',
  'tempo',
  'marke',
  'farbe',
  'rate',
  'verfuegbar',
  'groesse',
  'akku',
  'reichweite',
  'occasion',
] as const;

export type FacetName = (typeof facetNames)[number];

export type Facets = Record<FacetName, FacetOption[]>;

/** What was counted for one page of a listing. */
export interface CountedListing {
  total: number;
  /** How many of them are in stock. */
  instock: number;
  /** Rappen; the lowest and highest price of all of them, 0 where there are none. */
  lowestPrice: number;
  highestPrice: number;
  /** The page shown: the last one where the query asks for one beyond. */
  page: number;
  pages: number;
  facets: Record<FacetName, UnnamedOption[]>;
  /** Where nothing fits: the filters without which something would, with how many; most first. */
  relief: { filter: keyof ListingQuery; total: number }[];
}

/** How many pages a number of products fills; at least one. */
export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}
