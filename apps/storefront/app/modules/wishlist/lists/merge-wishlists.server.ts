import { MAX_WISHES } from '~/modules/wishlist/wishlist.ts';
import type { Database } from '~/platform/db.server.ts';
import { lockWishlist } from './change-wishlist.server.ts';

/**
 * Puts one person's list into another's, when both turn out to be the same person: each product as it was noted first,
 * the newest where both have more than fits. The receiving list keeps its link, its name and its mails.
 */
export async function mergeWishlists(database: Database, fromUserId: string, toUserId: string): Promise<void> {
  const from = await database.wishlist.findUnique({ where: { userId: fromUserId }, select: { userId: true } });
  if (!from) return;
  await lockWishlist(database, { userId: toUserId });
  await database.$executeRaw`
    insert into wishlist_item (user_id, product_id, noted_price, told_price, told_stock, created_at)
    select ${toUserId}::uuid, product_id, noted_price, told_price, told_stock, created_at
    from wishlist_item where user_id = ${fromUserId}::uuid
    on conflict (user_id, product_id) do update
      set noted_price = excluded.noted_price, created_at = excluded.created_at
      where excluded.created_at < wishlist_item.created_at`;
  await database.wishlist.delete({ where: { userId: fromUserId } });
  await database.$executeRaw`
    delete from wishlist_item where user_id = ${toUserId}::uuid and product_id not in (
      select product_id from wishlist_item where user_id = ${toUserId}::uuid
      order by created_at desc, product_id desc limit ${MAX_WISHES})`;
}
