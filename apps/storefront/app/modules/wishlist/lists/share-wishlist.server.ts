import type { Locale } from '~/i18n/locales.ts';
import { recordAgreement, wordsOf } from '~/modules/identity/agreements.server.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { db } from '~/platform/db.server.ts';
import { newShareId } from './change-wishlist.server.ts';

/** Gives the visitor's list another link; the old one opens nothing any more. */
export async function renewShare({ userId }: Visitor): Promise<void> {
  await db.wishlist.updateMany({ where: { userId }, data: { shareId: newShareId() } });
}

/** What those who have the link read as the owner. @param name null: no one is named */
export async function nameOwner({ userId }: Visitor, name: string | null): Promise<void> {
  await db.wishlist.updateMany({ where: { userId }, data: { ownerName: name } });
}

/** The mails that the owner agrees to, and their language. What is so by then is no news. */
export async function chooseMails(
  { userId }: Visitor,
  mails: { priceMail: boolean; stockMail: boolean },
  locale: Locale,
): Promise<void> {
  const text = await wordsOf('wishlist-mails', locale);
  await db.$transaction(async (database) => {
    const before = await database.wishlist.findUnique({ where: { userId } });
    if (!before) return;
    await database.wishlist.update({ where: { userId }, data: { ...mails, locale } });
    const begins = (mails.priceMail && !before.priceMail) || (mails.stockMail && !before.stockMail);
    if (!begins) return;
    await recordAgreement(database, { userId, purpose: 'wishlist-mails', text, locale });
    await database.$executeRaw`
      update wishlist_item item set
        told_price = case when ${mails.priceMail && !before.priceMail} then p.display_price else item.told_price end,
        told_stock = case when ${mails.stockMail && !before.stockMail} then p.stock_status else item.told_stock end
      from product p where p.id = item.product_id and item.user_id = ${userId}::uuid`;
  });
}
