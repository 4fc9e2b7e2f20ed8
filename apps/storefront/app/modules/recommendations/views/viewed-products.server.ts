import { type Locale, locales } from '~/i18n/locales.ts';
import type { ProductCard } from '~/modules/catalog/catalog.ts';
import { findProductCards } from '~/modules/catalog/catalog.server.ts';
import type { ExportPart, Person } from '~/platform/modules.server.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { MAX_VIEWED } from '~/modules/recommendations/viewed-store.ts';
import { type Database, db } from '~/platform/db.server.ts';

/**
 * Records that a visitor has looked at bikes.
 * @param slugs of either language, the oldest first; what is no bike is left out
 */
export async function recordViews({ userId }: Visitor, slugs: readonly string[], now = new Date()): Promise<void> {
  const texts = await db.productText.findMany({
    where: { locale: { in: [...locales] }, slug: { in: [...slugs] }, product: { status: 'published', kind: 'bike' } },
    select: { slug: true, productId: true },
  });
  const ids = slugs.flatMap((slug) => texts.find((text) => text.slug === slug)?.productId ?? []);
  // A bike that comes twice was looked at last where it comes last.
  const newest = ids.filter((id, place) => ids.lastIndexOf(id) === place);
  await db.$transaction(async (database) => {
    for (const [place, productId] of newest.entries()) {
      const viewedAt = new Date(now.getTime() - newest.length + 1 + place);
      await database.viewedProduct.upsert({
        where: { userId_productId: { userId, productId } },
        create: { userId, productId, viewedAt },
        update: { viewedAt },
      });
    }
    await dropOldest(database, userId);
  });
}

async function dropOldest(database: Database, userId: string): Promise<void> {
  await database.$executeRaw`
    delete from viewed_product where user_id = ${userId}::uuid and product_id not in (
      select product_id from viewed_product where user_id = ${userId}::uuid
      order by viewed_at desc, product_id desc limit ${MAX_VIEWED})`;
}

/** Bikes for sale that a person has looked at, the newest first. */
export async function viewedProducts({ userId }: Visitor, locale: Locale): Promise<ProductCard[]> {
  const views = await db.viewedProduct.findMany({
    where: { userId, product: { status: 'published' } },
    orderBy: [{ viewedAt: 'desc' }, { productId: 'desc' }],
    take: MAX_VIEWED,
    select: { productId: true },
  });
  return findProductCards({ ids: views.map(({ productId }) => productId), locale });
}

/** The bikes that a person has looked at. They go with the account. */
export async function exportViews({ userId }: Person, locale: Locale): Promise<ExportPart[]> {
  const views = await db.viewedProduct.findMany({
    where: { userId },
    orderBy: { viewedAt: 'asc' },
    select: { viewedAt: true, product: { select: { texts: { where: { locale }, select: { name: true } } } } },
  });
  const rows = views.map(({ viewedAt, product }) => {
    return { product: product.texts[0]?.name ?? null, viewedAt: viewedAt.toISOString() };
  });
  return [{ name: 'viewed', rows }];
}

/** Forgets what a person has looked at. */
export async function clearViews({ userId }: Visitor): Promise<void> {
  await db.viewedProduct.deleteMany({ where: { userId } });
}

/**
 * Puts one person's views to another's, when both turn out to be the same person: each bike when it was looked at
 * last.
 */
export async function mergeViews(database: Database, fromUserId: string, toUserId: string): Promise<void> {
  await database.$executeRaw`
    insert into viewed_product (user_id, product_id, viewed_at)
    select ${toUserId}::uuid, product_id, viewed_at from viewed_product where user_id = ${fromUserId}::uuid
    on conflict (user_id, product_id) do update set viewed_at = greatest(viewed_product.viewed_at, excluded.viewed_at)`;
  await database.viewedProduct.deleteMany({ where: { userId: fromUserId } });
  await dropOldest(database, toUserId);
}
