import { db } from '~/platform/db.server.ts';
import { findOrder, type Order } from './orders.server.ts';
import { visitorOf } from '~/modules/identity/identity.server.ts';
import type { OrderLink } from './order-link.ts';

/**
 * Finds the order that a request names, for its owner: by the document's token, or by its number in the session that
 * placed it.
 * @returns null if there is none, none is named, or it belongs to another visitor
 */
export async function findOwnOrder(request: Request, { nr, token }: OrderLink): Promise<Order | null> {
  if (!nr && !token) return null;
  return findOrder({ visitor: await visitorOf(request), number: nr, token });
}

/** Whether a document's token gives access to this order (spec §3: updateCheckoutDocToken). */
export async function opensOrder(checkoutId: string, token: string): Promise<boolean> {
  return (await db.checkout.count({ where: { id: checkoutId, updateCheckoutDocToken: token } })) > 0;
}
