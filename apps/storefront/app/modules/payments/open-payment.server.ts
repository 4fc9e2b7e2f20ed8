import type { Database } from '~/platform/db.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { payByOf } from './deadline.ts';
import { amountDue, type OrderAmounts } from './due.ts';
import { createLinkJob } from './provider/create-link.server.ts';

/**
 * Opens what an order owes at once and asks for its payment link, inside the order's transaction (spec §4: after creation a
 * link is requested). An order that owes nothing gets none. It can be paid
 * for a week from the day it was placed at (decision 42). It knows nothing of the checkout's own use cases, which call it.
 */
export async function openPayment(
  database: Database,
  checkoutId: string,
  { at, ...amounts }: OrderAmounts & { at: Date },
): Promise<void> {
  const amount = amountDue(amounts);
  if (amount === 0) return;
  const payBy = new Date(`${payByOf(zurichDate(at))}T00:00:00Z`);
  const { id } = await database.payment.create({ data: { checkoutId, amount, payBy }, select: { id: true } });
  await addJob(database, createLinkJob, { paymentId: id }, { key: `payment-link:${id}` });
}
