import type { Database, Refund } from '~/platform/db.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { orderNewsMail } from '~/modules/fulfilment/news-mail.server.ts';
import { isBookedByHand } from './bookings.ts';
import { lockPayment } from './provider/lock-payment.server.ts';
import { recordIn } from './provider/record-transactions.server.ts';
import { syncPaymentJob } from './provider/sync-payment.server.ts';

/**
 * Records that a refund was sent, in one transaction with the new status of the original transaction and the mail to
 * the shopper. The provider's record is fetched afterwards.
 */
export async function recordRefundSent(database: Database, refund: Refund): Promise<void> {
  const { id, paymentId, key } = refund;
  await lockPayment(database, paymentId);
  await database.refund.update({ where: { id }, data: { failure: null, doneAt: new Date() } });
  const transaction = await database.paymentTransaction.findUniqueOrThrow({
    where: { key },
    include: { payment: { select: { checkoutId: true } } },
  });
  const { _sum } = await database.refund.aggregate({
    where: { paymentId, key, doneAt: { not: null } },
    _sum: { amount: true },
  });
  const { amount, means, at } = transaction;
  const status = (_sum.amount ?? 0) >= amount ? 'refunded' : 'partially_refunded';
  await recordIn(database, paymentId, [{ key, status, amount, means, at }]);
  const { checkoutId } = transaction.payment;
  const mail = { checkoutId, news: 'refunded', amount: refund.amount } as const;
  await addJob(database, orderNewsMail, mail, { key: `order-news:refunded:${id}` });
  if (!isBookedByHand(key)) await addJob(database, syncPaymentJob, { paymentId }, { key: `payment-sync:${paymentId}` });
}
