import type { Assortment } from '~/modules/instances/rules.ts';
import { type CategoryFilter, E_BIKES } from '~/modules/catalog/catalog.ts';
import type { FacetOption, UnnamedOption } from './facet-option.ts';
import type { FacetName } from './facets.ts';
import type { ListingQuery } from './listing-query.ts';
import { isWearer } from './wearers.ts';

/** The fixed part of a listing page: what it lists before any filter. */
export interface ListingScope {
  /** Absent: bikes and accessories. */
  kind?: 'bike' | 'accessory';
  /** A category slug of §3. */
  category?: string;
  /** A brand's slug. */
  brand?: string;
  /** A fixed filter of a quick category, e.g. wave frames. */
  preset?: Partial<Pick<ListingQuery, 'frame' | 'wearer' | 'speed'>> & { onSale?: boolean };
  /** Only these products, by id. */
  only?: readonly number[];
  /** `only` is an editor's choice: "recommended" keeps its order. */
  handPicked?: boolean;
  /**
   * An editor's rule, in the words of a listing's query; the shopper's filters narrow it. "Recommended" is in its
   * order.
   */
  rule?: ListingQuery;
  /**
   * Products that come first as long as the order is "recommended", by id; those that the listing does not have stay
   * away.
   */
  first?: readonly number[];
  /** Products that are left out, by id. */
  except?: readonly number[];
  /** What the instance sells, where that is not everything. */
  assortment?: Assortment | undefined;
}

export function scopeOfCategory({
  kind = 'bike',
  category,
  frameType,
  speedKmh,
  onSale,
  electric,
}: CategoryFilter): ListingScope {
  const within = category ?? (electric ? E_BIKES : undefined);
  return {
    kind,
    ...(within ? { category: within } : {}),
    preset: {
      ...(frameType ? { [isWearer(frameType) ? 'wearer' : 'frame']: [frameType] } : {}),
      ...(speedKmh ? { speed: [String(speedKmh)] } : {}),
      ...(onSale ? { onSale } : {}),
    },
  };
}

export const PAGE_SIZE = 24;

export type Facets = Record<FacetName, FacetOption[]>;

export interface CountedListing {
  total: number;
  /** How many there are without any filter. */
  all: number;
  /** How many of them are in stock. */
  instock: number;
  /** Rappen; the lowest and highest price of all of them, 0 if there are none. */
  lowestPrice: number;
  highestPrice: number;
  /** Rappen; the lowest and highest number that their cards show at the query's term. */
  lowestRate: number;
  highestRate: number;
  /** Rappen a month; the lowest of those that are paid in instalments at that term, 0 if none is. */
  lowestInstalment: number;
  /** The page shown: the last one where the query asks for one beyond. */
  page: number;
  pages: number;
  facets: Record<FacetName, UnnamedOption[]>;
  /** How many bikes cost so much, all filters applied but the group's own; absent if the group is not offered. */
  steps: { rate?: number[]; price?: number[] };
  /** Where nothing fits: the filters without which something would, with how many; most first. */
  relief: { filter: keyof ListingQuery; total: number }[];
}

/** How many pages a number of products fills; at least one. */
export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}
