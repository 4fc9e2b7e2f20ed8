import type { Database } from '~/platform/db.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { type Covered, coverPayment } from './covered.server.ts';
import { paymentDeadline } from '~/modules/orders/payment-deadline.ts';
import { amountDue, type OrderTerms } from '~/modules/orders/order-facts.ts';
import { createLinkJob } from './provider/create-link.server.ts';

/**
 * Creates the payment of what an order owes at once, in the order's transaction, and requests its payment link (spec
 * §4: after creation a link is requested). An order that owes nothing gets none. It can be paid for a week from the day
 * it was placed (decision 42). What sponsors had paid before is deducted. It must not depend on the use cases of the
 * checkout, which call it.
 */
export async function openPayment(
  database: Database,
  checkoutId: string,
  { at, covered, ...amounts }: OrderTerms & { at: Date; covered?: Covered },
): Promise<void> {
  const amount = amountDue(amounts);
  if (amount === 0) return;
  const payBy = new Date(`${paymentDeadline(zurichDate(at))}T00:00:00Z`);
  const { id } = await database.payment.create({
    data: { checkoutId, amount, covered: covered?.amount ?? 0, payBy },
    select: { id: true },
  });
  if (covered && covered.amount > 0) await coverPayment(database, id, { ...covered, at });
  if (covered?.amount !== amount)
    await addJob(database, createLinkJob, { paymentId: id }, { key: `payment-link:${id}` });
}
