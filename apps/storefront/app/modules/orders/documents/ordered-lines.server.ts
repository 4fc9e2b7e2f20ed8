import { type Database, db } from '~/platform/db.server.ts';
import type { LostCart } from '~/modules/cart/cart.server.ts';

/** How many carts a line is followed through: each link opened on another device adds one. */
const HOPS = 5;

/**
 * Removes the lines of a lost cart that have been ordered, from this cart or from one they were restored to: ordered
 * items never return to a cart.
 */
export async function withoutOrdered(cart: LostCart): Promise<LostCart> {
  /** The line of the lost cart that each line comes from. */
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

/** Stores for each deal of an order which lost line it was restored from. Called before the cart is emptied. */
export async function recordRestored(database: Database, checkoutId: string): Promise<void> {
  await database.$executeRaw`
    update deal set restored_from = i.restored_from from cart_item i
    where deal.checkout_id = ${checkoutId}::uuid and i.id = deal.unique_id and i.restored_from is not null`;
}
