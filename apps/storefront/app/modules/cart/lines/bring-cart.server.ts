import { maxCartLines } from '~/modules/cart/cart.ts';
import type { Database } from '~/platform/db.server.ts';
import { meetingLines } from './cart-meeting.ts';
import { lockLines } from './lock-cart.server.ts';

/**
 * Takes a copy of a person's cart in another shop along, where theirs here is still empty. Codes stay, since they
 * belong to a shop, and so do lines that another person has given. Prices and rules are those of this shop: the cart
 * is priced anew whenever it is shown and ordered (`priceCart`, `pricedCartToOrder`). Who came from nowhere has
 * nothing to bring.
 */
export async function restoreCart(
  database: Database,
  { userId, fromUserId }: { userId: string; fromUserId?: string | null },
): Promise<void> {
  if (!fromUserId || fromUserId === userId) return;
  const from = await database.cart.findUnique({
    where: { userId: fromUserId },
    select: {
      planLength: true,
      items: {
        where: { isSponsored: false },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        omit: { cartId: true, restoredFrom: true, createdAt: true },
      },
    },
  });
  if (!from || from.items.length === 0) return;
  const to = await lockLines(database, userId);
  if (to.lines.length > 0) return;
  const { added } = meetingLines(to.lines, from.items, maxCartLines);
  await database.cartItem.createMany({ data: added.map(({ id: _id, ...line }) => ({ ...line, cartId: to.id })) });
  await database.cart.update({ where: { id: to.id }, data: { planLength: from.planLength } });
}
