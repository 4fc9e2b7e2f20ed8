import type { Database } from '~/platform/db.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { payByOf } from '~/modules/payments/deadline.ts';

/**
 * Holds an order's payment until the transaction ends. Whoever has news of a payment holds it before the order: who needs both
 * does the same, so that nobody waits in a circle.
 */
export async function holdPayment(database: Database, checkoutId: string): Promise<void> {
  await database.$queryRaw`select from payment where checkout_id = ${checkoutId}::uuid for update`;
}

/**
 * Gives an order a new week to be paid in, with a reminder of its own: while a person looked at a check that was not passed, the
 * first one did not count (decision 42).
 * @param database a transaction that holds the payment
 * @param at when the check was passed; the week begins no earlier than today, when the shopper hears of it
 */
export async function beginWeekToPay(database: Database, checkoutId: string, at: Date): Promise<void> {
  const begin = new Date(Math.max(at.getTime(), Date.now()));
  const payBy = new Date(`${payByOf(zurichDate(begin))}T00:00:00Z`);
  await database.payment.updateMany({ where: { checkoutId, paidAt: null }, data: { payBy, remindedAt: null } });
}
