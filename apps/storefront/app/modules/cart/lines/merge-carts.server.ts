import type { Database } from '~/platform/db.server.ts';
import { maxCartLines } from '~/modules/cart/cart.ts';
import { type CartMeeting, meetingLines } from './cart-meeting.ts';
import { lockLines } from './lock-cart.server.ts';
import { moveReminder } from '~/modules/cart/reminder/reminder.server.ts';

/**
 * Puts the lines of one person's cart into another's, when both turn out to be the same person (decision 24). Plan and
 * insurance of the receiving cart stay, unless it was empty; so does its discount code, where it has one. The given
 * cart goes.
 */
export async function mergeCarts(database: Database, fromUserId: string, toUserId: string): Promise<void> {
  const from = await database.cart.findUnique({
    where: { userId: fromUserId },
    select: {
      id: true,
      planLength: true,
      insurance: true,
      insuranceChosen: true,
      discountCode: true,
      items: {
        select: { id: true, variantId: true, selectedAddOn: true },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      },
    },
  });
  if (!from) return;
  const to = await lockLines(database, toUserId);
  const { added, same, tooMany } = meetingLines(to.lines, from.items, maxCartLines);
  await database.cartItem.updateMany({ where: { id: { in: added.map(({ id }) => id) } }, data: { cartId: to.id } });
  await database.removedCartItem.updateMany({ where: { cartId: from.id }, data: { cartId: to.id } });
  await database.cart.updateMany({
    where: { id: to.id, discountCode: null },
    data: { discountCode: from.discountCode },
  });
  await moveReminder(database, from.id, to.id);
  if (from.items.length > 0) {
    const { planLength, insurance, insuranceChosen } = from;
    const meeting: CartMeeting = { kind: 'merged', added: added.length, same, gone: 0, tooMany };
    await database.cart.update({
      where: { id: to.id },
      data: to.lines.length === 0 ? { planLength, insurance, insuranceChosen } : { meeting: { ...meeting } },
    });
  }
  await database.cart.delete({ where: { id: from.id } });
}
