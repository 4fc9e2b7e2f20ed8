import { db } from '~/platform/db.server.ts';
import type { LostCart } from '~/modules/cart/cart.server.ts';

/** Takes the lines out of a lost cart that have become deals: what was ordered never comes back into a cart. */
export async function withoutOrdered(cart: LostCart): Promise<LostCart> {
  const deals = await db.deal.findMany({
    where: { uniqueId: { in: cart.lines.map(({ id }) => id) } },
    select: { uniqueId: true },
  });
  const ordered = new Set(deals.map(({ uniqueId }) => uniqueId));
  return { ...cart, lines: cart.lines.filter(({ id }) => !ordered.has(id)) };
}
