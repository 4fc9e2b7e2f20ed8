import { type Database, db } from '~/platform/db.server.ts';
import type { LostCart } from '~/modules/cart/cart.server.ts';

/** Hops from cart to cart that a line is followed: from link to link, device to device. */
const HOPS = 5;

/**
 * Takes the lines out of a lost cart that have become deals, here or where they were brought back to: what was ordered never comes
 * back into a cart.
 */
export async function withoutOrdered(cart: LostCart): Promise<LostCart> {
  /** Which line of the lost cart each line comes from. */
  const origins = new Map(cart.lines.map(({ id }) => [id, id]));
  let last = [...origins.keys()];
  for (let hop = 0; hop < HOPS && last.length > 0; hop += 1) {
    const lines = await db.cartItem.findMany({
      where: { restoredFrom: { in: last } },
      select: { id: true, restoredFrom: true },
    });
    const further = lines.filter(({ id }) => !origins.has(id));
    for (const { id, restoredFrom } of further) origins.set(id, origins.get(restoredFrom ?? '') ?? id);
    last = further.map(({ id }) => id);
  }
  const ids = [...origins.keys()];
  const deals = await db.deal.findMany({
    where: { OR: [{ uniqueId: { in: ids } }, { restoredFrom: { in: ids } }] },
    select: { uniqueId: true, restoredFrom: true },
  });
  const ordered = new Set(
    deals.flatMap(({ uniqueId, restoredFrom }) => [uniqueId, restoredFrom ?? '']).map((id) => origins.get(id)),
  );
  return { ...cart, lines: cart.lines.filter(({ id }) => !ordered.has(id)) };
}

/** Notes of an order's deals which lost lines they were brought back from; before its cart is emptied. */
export async function recordRestored(database: Database, checkoutId: string): Promise<void> {
  await database.$executeRaw`
    update deal set restored_from = i.restored_from from cart_item i
    where deal.checkout_id = ${checkoutId}::uuid and i.id = deal.unique_id and i.restored_from is not null`;
}
