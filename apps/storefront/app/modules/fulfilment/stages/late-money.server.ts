import type { Database } from '~/platform/db.server.ts';
import { recordRefundDue } from './refund.server.ts';
import { isEnded } from '~/modules/orders/order-facts.ts';
import { lockState } from './state.server.ts';

/**
 * Records that money has to be refunded because the order has ended meanwhile; for money that settles nothing, such as
 * a part of the amount due.
 * @param database the transaction that has recorded the money
 */
export async function handleLatePayment(database: Database, checkoutId: string, at = new Date()): Promise<void> {
  const state = await lockState(database, checkoutId);
  if (state && isEnded(state.facts)) await recordRefundDue(database, checkoutId, { at, isLate: true });
}
