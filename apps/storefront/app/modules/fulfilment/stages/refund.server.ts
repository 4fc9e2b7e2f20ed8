import { formatChfWithRappen } from '~/i18n/money.ts';
import { chatJob } from '~/integrations/team-chat/chat-job.server.ts';
import type { Database } from '~/platform/db.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { moneyHeld } from '~/modules/orders/money-held.ts';
import { notOfSponsors } from '~/modules/orders/sponsor-money.ts';
import { orderNewsMail } from '~/modules/fulfilment/news-mail.server.ts';

/** Rappen paid by the shopper that are neither refunded nor being refunded. Sponsors' money is refunded separately. */
async function heldOf(database: Database, checkoutId: string): Promise<number> {
  const where = { payment: { checkoutId } };
  const transactions = await database.paymentTransaction.findMany({ where: { ...where, ...notOfSponsors } });
  const refunds = await database.refund.findMany({ where });
  const onTheWay = refunds.reduce(
    (sum, { doneAt, failure, amount }) => (doneAt || failure !== null ? sum : sum + amount),
    0,
  );
  return moneyHeld(transactions, refunds) - onTheWay;
}

/**
 * Records that the money of an ended order has to be refunded, and notifies the team; once for the same amount.
 * @param database a transaction that holds the order
 * @param options.isLate the money came after the end: then the shopper gets a separate mail
 * @returns false if there is nothing to refund, or it was recorded before
 */
export async function recordRefundDue(
  database: Database,
  checkoutId: string,
  { at, isLate }: { at: Date; isLate: boolean },
): Promise<boolean> {
  const held = await heldOf(database, checkoutId);
  if (held <= 0) return false;
  const note = formatChfWithRappen(held);
  const last = await database.orderEvent.findFirst({
    where: { checkoutId, kind: { in: ['refundDue', 'reinstated'] } },
    orderBy: { id: 'desc' },
    select: { kind: true, note: true },
  });
  if (last?.kind === 'refundDue' && last.note === note) return false;
  const { number, fulfilment } = await database.checkout.findUniqueOrThrow({
    where: { id: checkoutId },
    select: { number: true, fulfilment: { select: { stage: true } } },
  });
  const stage = fulfilment?.stage ?? 'cancelled';
  const { id } = await database.orderEvent.create({
    data: { checkoutId, kind: 'refundDue', stage, at, who: 'shop', note },
    select: { id: true },
  });
  const text = `Geld zu einer stornierten oder zurückgegebenen Bestellung: ${number}, ${note}. Bitte zurückerstatten.`;
  await addJob(database, chatJob, { text }, { key: `refund-due:${id}` });
  if (isLate)
    await addJob(
      database,
      orderNewsMail,
      { checkoutId, news: 'refund' },
      { key: `order-news:refund:${checkoutId}:${id}` },
    );
  return true;
}
