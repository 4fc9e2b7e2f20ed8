import type { ProductTile } from '~/modules/catalog/product-tile.ts';

/** What the page of an unknown address shows beside its sentence. */
export interface NotFoundData {
  tiles: ProductTile[];
  /** Address of the drawing of a bike that is on the line. */
  art?: string;
  /** Whether the products are what the address may have meant; else they are what many like. */
  found: boolean;
  /** Whether the page before failed: no address was wrong. */
  isFailure?: true;
}

/** Reads what an unknown address' answer carries; undefined if it carries nothing. */
export function readNotFoundData(value: unknown): NotFoundData | undefined {
  return typeof value === 'object' && value !== null && 'tiles' in value && Array.isArray(value.tiles)
    ? (value as NotFoundData)
    : undefined;
}
