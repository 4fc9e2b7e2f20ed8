import type { Database } from '~/platform/db.server.ts';
import { recordRefundDue } from './refund.server.ts';
import { isEnded } from '~/modules/orders/order-facts.ts';
import { lockState } from './state.server.ts';

/**
 * Records that money which settles nothing, such as a part of what was due, goes back where the order has ended
 * meanwhile.
 * @param database the transaction that has written down the money
 */
export async function handleLatePayment(database: Database, checkoutId: string, at = new Date()): Promise<void> {
  const state = await lockState(database, checkoutId);
  if (state && isEnded(state.facts)) await recordRefundDue(database, checkoutId, { at, isLate: true });
}
