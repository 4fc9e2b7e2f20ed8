import type { ProductTile } from '~/modules/catalog/product-tile.ts';

/** What pages show of what was looked at. */
export interface Recommended {
  /** The bikes that were looked at and are for sale, in the asked order. */
  seen: ProductTile[];
  /** Bikes like them, each with its reason in a few words. */
  similar: { tile: ProductTile; why: string }[];
  /** The name of the category that was asked for. */
  category: string | null;
}
