import { currentRules } from '~/modules/instances/instances.server.ts';
import { Prisma } from '~/platform/db.server.ts';
import { isInAssortment, type SortedProduct } from './assortment.ts';

/*
 * What of the catalogue the instance sells whose work this is. The main shop sells all of it, and asks nothing.
 */

/** The largest price that Postgres holds, Rappen. */
const LARGEST = 2 ** 31 - 1;

/** The condition of an instance's assortment on a product `p`, in SQL. */
export function inAssortmentSql(): Prisma.Sql {
  const { assortment } = currentRules();
  if (!assortment) return Prisma.sql`true`;
  const { brands, categories, minPrice = 0, maxPrice = LARGEST } = assortment;
  const ofCategories =
    categories.length > 0 ? Prisma.sql`p.category_slugs && ${[...categories]}::text[]` : Prisma.sql`true`;
  const ofBrands =
    brands.length > 0
      ? Prisma.sql`exists (select from brand b where b.id = p.brand_id and b.slug = any(${[...brands]}::text[]))`
      : Prisma.sql`true`;
  return Prisma.sql`(${ofCategories} and (p.kind = 'accessory' or (${ofBrands}
    and p.display_price between ${Math.min(minPrice, LARGEST)} and ${Math.min(maxPrice, LARGEST)})))`;
}

/** Whether the instance sells a product. */
export function isSoldHere(product: SortedProduct): boolean {
  const { assortment } = currentRules();
  return !assortment || isInAssortment(product, assortment);
}

/** The same of a product as its card is read. */
export const isRowSoldHere = ({ kind, displayPrice, brand, categorySlugs }: SortedRow): boolean =>
  isSoldHere({ kind, price: displayPrice, brandSlug: brand?.slug ?? null, categorySlugs });

interface SortedRow extends Pick<SortedProduct, 'kind' | 'categorySlugs'> {
  displayPrice: number;
  brand: { slug: string } | null;
}

/** Whether the instance sells a part of the catalogue only. */
export const isPartSold = (): boolean => currentRules().assortment !== undefined;

/** The same condition for Prisma. */
export function soldHereWhere(): Prisma.ProductWhereInput {
  const { assortment } = currentRules();
  if (!assortment) return {};
  const { brands, categories, minPrice, maxPrice } = assortment;
  const ofBike: Prisma.ProductWhereInput = {
    ...(brands.length > 0 && { brand: { slug: { in: [...brands] } } }),
    displayPrice: { gte: minPrice, lte: maxPrice },
  };
  return {
    ...(categories.length > 0 && { categorySlugs: { hasSome: [...categories] } }),
    OR: [{ kind: 'accessory' }, ofBike],
  };
}
