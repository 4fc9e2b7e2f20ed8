import type { Locale } from '~/i18n/locales.ts';
import { db } from '~/platform/db.server.ts';
import { maySponsor } from './sponsoring.ts';

const forSale = {
  vanishedAt: null,
  stockStatus: { not: 'outofstock' },
  product: { kind: 'bike', status: 'published' },
} as const;

/** The product of a variant; null if there is no such variant. */
export async function productOfVariant(variantId: number): Promise<number | null> {
  const variant = await db.variant.findUnique({ where: { id: variantId }, select: { productId: true } });
  return variant?.productId ?? null;
}

/** Bikes that a page can be made for, by name. */
export async function sponsorableBikes(locale: Locale): Promise<{ id: number; slug: string; name: string }[]> {
  const rows = await db.productText.findMany({
    where: { locale, product: { kind: 'bike', status: 'published', variants: { some: forSale } } },
    select: { productId: true, slug: true, name: true, product: { select: { displayPrice: true } } },
    orderBy: { name: 'asc' },
  });
  return rows
    .filter(({ product }) => maySponsor(product.displayPrice))
    .map(({ productId: id, slug, name }) => ({ id, slug, name }));
}

/** A bike's variants that a page can be made for. Prices are Rappen; slugs of either language count. */
export async function sponsorableVariants(
  slug: string,
): Promise<{ id: number; size: string | null; colorSlug: string | null; price: number; isUsed: boolean }[]> {
  const rows = await db.variant.findMany({
    where: { ...forSale, product: { ...forSale.product, texts: { some: { slug } } } },
    select: { id: true, size: true, colorSlug: true, price: true, product: { select: { isOccasion: true } } },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
  });
  return rows
    .filter(({ price }) => maySponsor(price))
    .map(({ product, ...variant }) => ({ ...variant, isUsed: product.isOccasion }));
}
