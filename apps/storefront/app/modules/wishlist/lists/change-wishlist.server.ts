import { randomInt } from 'node:crypto';
import { type Locale, locales } from '~/i18n/locales.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { MAX_WISHES, type WishRefusal } from '~/modules/wishlist/wishlist.ts';
import { type Database, db } from '~/platform/db.server.ts';

const LETTERS = 'abcdefghijkmnopqrstuvwxyz23456789';

/** A share id that no one guesses: 12 of 33 letters. */
export const newShareId = (): string => Array.from({ length: 12 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** The visitor's list, locked until the transaction ends; made where there is none. */
export async function lockWishlist(database: Database, { userId }: Visitor): Promise<void> {
  await database.wishlist.createMany({ data: { userId, shareId: newShareId() }, skipDuplicates: true });
  await database.$queryRaw`select from wishlist where user_id = ${userId}::uuid for update`;
}

/** The ids of what a person has noted, the newest first. */
export async function listWishlistIds({ userId }: Visitor, database: Database = db): Promise<number[]> {
  const items = await database.wishlistItem.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'desc' }, { productId: 'desc' }],
    select: { productId: true },
  });
  return items.map(({ productId }) => productId);
}

/** Whether a product can be noted: it is for sale. */
export async function canAddToWishlist(productId: number): Promise<boolean> {
  return (await db.product.count({ where: { id: productId, status: 'published' } })) > 0;
}

/**
 * Notes products that are for sale and not noted yet, the last one as the newest.
 * @returns how many there is no room for
 */
async function noteProducts(
  database: Database,
  { userId }: Visitor,
  productIds: readonly number[],
  now = new Date(),
): Promise<number> {
  const products = await database.product.findMany({
    where: { id: { in: [...productIds] }, status: 'published', wishes: { none: { userId } } },
    select: { id: true, displayPrice: true, stockStatus: true },
  });
  const room = MAX_WISHES - (await database.wishlistItem.count({ where: { userId } }));
  const wanted = productIds.flatMap((id) => products.find((product) => product.id === id) ?? []);
  const taken = wanted.slice(Math.max(0, wanted.length - room));
  await database.wishlistItem.createMany({
    data: taken.map(({ id, displayPrice, stockStatus }, place) => ({
      userId,
      productId: id,
      notedPrice: displayPrice,
      toldPrice: displayPrice,
      toldStock: stockStatus,
      // Of several at once each is a moment newer than the one before.
      createdAt: new Date(now.getTime() - taken.length + 1 + place),
    })),
  });
  return wanted.length - taken.length;
}

/**
 * Notes a product, or notes it no more; `toggle` does what was not done (spec §4). Repeating `add` or `remove` changes
 * nothing.
 * @returns what is recorded now, or why nothing was changed
 */
export async function wish(
  visitor: Visitor,
  { product, intent }: { product: number; intent: 'add' | 'remove' | 'toggle' },
  locale: Locale,
): Promise<{ hearts: number[]; refusal?: undefined } | { refusal: WishRefusal }> {
  return db.$transaction(async (database) => {
    await lockWishlist(database, visitor);
    const { userId } = visitor;
    const key = { userId_productId: { userId, productId: product } };
    const isOnWishlist = (await database.wishlistItem.findUnique({ where: key })) !== null;
    if (isOnWishlist && intent !== 'add') await database.wishlistItem.delete({ where: key });
    if (!isOnWishlist && intent !== 'remove') {
      if ((await database.product.count({ where: { id: product, status: 'published' } })) === 0) {
        return { refusal: 'unknown' as const };
      }
      if ((await noteProducts(database, visitor, [product])) > 0) return { refusal: 'full' as const };
      await database.wishlist.update({ where: { userId }, data: { locale } });
    }
    return { hearts: await listWishlistIds(visitor, database) };
  });
}

/** Notes all products of another list, below what is newer. @returns how many there was no room for */
export async function addAll(visitor: Visitor, productIds: readonly number[]): Promise<number> {
  return db.$transaction(async (database) => {
    await lockWishlist(database, visitor);
    return noteProducts(database, visitor, productIds.toReversed());
  });
}

/**
 * Puts a list into an order, the newest first: the moments at which its products were noted go to them in that order.
 */
async function orderWishes(database: Database, { userId }: Visitor, ids: readonly number[]): Promise<void> {
  const items = await database.wishlistItem.findMany({
    where: { userId },
    select: { productId: true, createdAt: true },
  });
  const moments = items.map(({ createdAt }) => createdAt.getTime()).sort((a, b) => b - a);
  const places = ids.filter((id) => items.some(({ productId }) => productId === id));
  let last = Infinity;
  for (const [place, productId] of places.entries()) {
    // Two that were noted at once stand a moment apart.
    last = Math.min(moments[place] ?? last, last - 1);
    const isThere = items.some((item) => item.productId === productId && item.createdAt.getTime() === last);
    if (isThere) continue;
    const key = { userId_productId: { userId, productId } };
    await database.wishlistItem.update({ where: key, data: { createdAt: new Date(last) } });
  }
}

/**
 * Makes the visitor's list what a call says (spec §7: createWishList). What stays keeps the price it was noted at, and
 * the moment too unless the order is another: then the products share the list's moments anew. Slugs of no product are
 * left out.
 * @param slugs of either language, the newest first
 */
export async function replaceWishlist(visitor: Visitor, slugs: readonly string[]): Promise<void> {
  const texts = await db.productText.findMany({
    where: { locale: { in: [...locales] }, slug: { in: [...slugs] }, product: { status: 'published' } },
    select: { slug: true, productId: true },
  });
  const ids = [...new Set(slugs.flatMap((slug) => texts.find((text) => text.slug === slug)?.productId ?? []))];
  await db.$transaction(async (database) => {
    await lockWishlist(database, visitor);
    await database.wishlistItem.deleteMany({ where: { userId: visitor.userId, productId: { notIn: ids } } });
    await noteProducts(database, visitor, ids.toReversed());
    await orderWishes(database, visitor, ids);
  });
}
