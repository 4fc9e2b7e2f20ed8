import { db } from '~/platform/db.server.ts';
import { findOrder, type Order } from './orders.server.ts';
import { visitorOf } from '~/modules/identity/identity.server.ts';
import type { OrderLink } from './order-link.ts';

/**
 * The order that a request names, for its owner only: by the document's token, or by its number in the session that placed it.
 * @returns null where there is none, it is somebody else's, or none is named
 */
export async function findOwnOrder(request: Request, { nr, token }: OrderLink): Promise<Order | null> {
  if (!nr && !token) return null;
  return findOrder({ visitor: await visitorOf(request), number: nr, token });
}

/** Whether a document's token opens the order of this id (spec §3: updateCheckoutDocToken). */
export async function opensOrder(checkoutId: string, token: string): Promise<boolean> {
  return (await db.checkout.count({ where: { id: checkoutId, updateCheckoutDocToken: token } })) > 0;
}
