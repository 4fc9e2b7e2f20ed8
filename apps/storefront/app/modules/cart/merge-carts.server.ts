import type { Database } from '~/platform/db.server.ts';
import { lockCart } from './lock-cart.server.ts';

/**
 * Puts the lines of one person's cart into another's, when both turn out to be the same person. Plan and insurance of
 * the receiving cart stay, unless it was empty.
 */
export async function mergeCarts(database: Database, fromUserId: string, toUserId: string): Promise<void> {
  const from = await database.cart.findUnique({
    where: { userId: fromUserId },
    select: { id: true, planLength: true, insurance: true, _count: { select: { items: true } } },
  });
  if (!from || from._count.items === 0) return;
  const to = await lockCart(database, toUserId);
  await database.cartItem.updateMany({ where: { cartId: from.id }, data: { cartId: to.id } });
  if (to.lines.length === 0) {
    const { planLength, insurance } = from;
    await database.cart.update({ where: { id: to.id }, data: { planLength, insurance } });
  }
}
