import type { Locale } from '~/i18n/locales.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { type OwnWishlist, SHARE_ID, type SharedWishlist } from '~/modules/wishlist/wishlist.ts';
import { db } from '~/platform/db.server.ts';

const newestFirst = [{ createdAt: 'desc' }, { productId: 'desc' }] as const;

/** A visitor's own list; null before anything was noted. */
export async function findOwnWishlist(visitor: Visitor | null): Promise<OwnWishlist | null> {
  if (!visitor) return null;
  const list = await db.wishlist.findUnique({
    where: { userId: visitor.userId },
    select: {
      shareId: true,
      ownerName: true,
      priceMail: true,
      stockMail: true,
      items: { orderBy: [...newestFirst], select: { productId: true, notedPrice: true, createdAt: true } },
    },
  });
  if (!list) return null;
  const items = list.items.map(({ createdAt, ...item }) => ({ ...item, notedAt: createdAt.toISOString() }));
  return { ...list, items };
}

/** The list that a link opens, for anyone who has it; null if there is none, or its link was renewed (spec §6). */
export async function sharedWishlist(uid: string, visitor: Visitor | null): Promise<SharedWishlist | null> {
  if (!SHARE_ID.test(uid)) return null;
  const list = await db.wishlist.findUnique({
    where: { shareId: uid },
    select: { userId: true, ownerName: true, items: { orderBy: [...newestFirst], select: { productId: true } } },
  });
  if (!list) return null;
  const productIds = list.items.map(({ productId }) => productId);
  return { shareId: uid, ownerName: list.ownerName, productIds, isOwn: list.userId === visitor?.userId };
}

/** Products as the calls about lists name them: by slug, in their order; what is no longer for sale is left out. */
export async function wishListSlugs(productIds: readonly number[], locale: Locale): Promise<{ slug: string }[]> {
  const texts = await db.productText.findMany({
    where: { locale, productId: { in: [...productIds] }, product: { status: 'published' } },
    select: { slug: true, productId: true },
  });
  return productIds.flatMap((id) => {
    const text = texts.find(({ productId }) => productId === id);
    return text ? { slug: text.slug } : [];
  });
}
