import type { Assortment } from '~/modules/instances/rules.ts';

/** What decides whether a product is one of an assortment; its price in Rappen. */
export interface SortedProduct {
  kind: 'bike' | 'accessory';
  price: number;
  brandSlug: string | null;
  categorySlugs: readonly string[];
}

/**
 * Whether an instance sells a product (spec §3 Organization): categories choose among all products, brands and bounds
 * of the price among bikes, so that what goes with a bike can be had as well.
 */
export function isInAssortment({ kind, price, brandSlug, categorySlugs }: SortedProduct, chosen: Assortment): boolean {
  const { brands, categories, minPrice = 0, maxPrice = Infinity } = chosen;
  if (categories.length > 0 && !categorySlugs.some((slug) => categories.includes(slug))) return false;
  if (kind === 'accessory') return true;
  if (brands.length > 0 && !(brandSlug !== null && brands.includes(brandSlug))) return false;
  return price >= minPrice && price <= maxPrice;
}
