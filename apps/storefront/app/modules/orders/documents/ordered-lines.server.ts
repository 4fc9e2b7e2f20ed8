import { type Database, db } from '~/platform/db.server.ts';
import type { LostCart } from '~/modules/cart/cart.server.ts';

/**
 * Takes the lines out of a lost cart that have become deals, here or where they were brought back to: what was ordered never comes
 * back into a cart.
 */
export async function withoutOrdered(cart: LostCart): Promise<LostCart> {
  const ids = cart.lines.map(({ id }) => id);
  const deals = await db.deal.findMany({
    where: { OR: [{ uniqueId: { in: ids } }, { restoredFrom: { in: ids } }] },
    select: { uniqueId: true, restoredFrom: true },
  });
  const ordered = new Set(deals.flatMap(({ uniqueId, restoredFrom }) => [uniqueId, restoredFrom]));
  return { ...cart, lines: cart.lines.filter(({ id }) => !ordered.has(id)) };
}

/** Notes of an order's deals which lost lines they were brought back from; before its cart is emptied. */
export async function noteRestored(database: Database, checkoutId: string): Promise<void> {
  await database.$executeRaw`
    update deal set restored_from = i.restored_from from cart_item i
    where deal.checkout_id = ${checkoutId}::uuid and i.id = deal.unique_id and i.restored_from is not null`;
}
