import type { Locale } from '~/i18n/locales.ts';
import { db } from '~/platform/db.server.ts';
import type { ExportPart, Person } from '~/platform/modules.server.ts';

/** What a person has noted, and how their list is shared. It goes with their account. Amounts are Rappen. */
export async function exportWishlist({ userId }: Person, locale: Locale): Promise<ExportPart[]> {
  const list = await db.wishlist.findUnique({
    where: { userId },
    include: {
      items: {
        orderBy: { createdAt: 'asc' },
        include: { product: { select: { texts: { where: { locale }, select: { name: true } } } } },
      },
    },
  });
  if (!list) return [];
  const { items, ownerName, shareId, priceMail, stockMail, createdAt } = list;
  return [
    {
      name: 'wishlist',
      rows: items.map(({ product, notedPrice, createdAt: since }) => ({
        product: product.texts[0]?.name ?? null,
        price: notedPrice,
        since: since.toISOString(),
      })),
    },
    {
      name: 'wishlistShare',
      rows: [{ name: ownerName, shareId, priceMail, stockMail, since: createdAt.toISOString() }],
    },
  ];
}
