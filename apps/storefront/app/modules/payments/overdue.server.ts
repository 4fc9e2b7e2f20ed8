import { z } from 'zod';
import { type Database, db, type Prisma } from '~/platform/db.server.ts';
import { addJob, defineJob } from '~/platform/jobs.server.ts';
import { log } from '~/platform/log.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import type { IsoDate } from '~/modules/financing/financing.ts';
import { moveOrder } from '~/modules/fulfilment/fulfilment.server.ts';
import { orderNewsMail } from '~/modules/fulfilment/news-mail.server.ts';
import { isOpenAt, orderStages } from '~/modules/orders/order-stages.ts';
import { reminderHorizon } from '~/modules/orders/payment-deadline.ts';
import { lockPayment } from './provider/lock-payment.server.ts';
import { syncPayment } from './provider/sync-payment.server.ts';

/** Sends payment reminders, and cancels orders that were not paid in time. */
export const overdueJob = defineJob({
  name: 'payment.overdue',
  crontab: '20 * * * *',
  schema: z.object({}),
  run: () => watchDeadlines(),
});

/** Maximum of payments per run; the next run continues. */
const MOST = 500;

const dayOf = (date: IsoDate): Date => new Date(`${date}T00:00:00Z`);

/** Payments to watch: unpaid, of orders that can be paid and that do not wait for a decision by the team. */
const waitedFor = {
  paidAt: null,
  // Reserved, or held back for a check: the money is on its way, even if only a part was still due.
  transactions: { none: { status: 'authorized' } },
  checkout: {
    fulfilment: { stage: { in: orderStages.filter((stage) => isOpenAt(stage, 'pay')) } },
    // A payment whose booking was a mistake is waited for again.
    OR: [{ orderEvents: { none: { kind: 'paid' } } }, { orderEvents: { some: { kind: 'paymentReversed' } } }],
    NOT: { fulfilment: { stage: 'received' }, orderEvents: { some: { kind: 'declined' } } },
  },
} satisfies Prisma.PaymentWhereInput;

/** Number of orders by action. */
interface WatchedDeadlines {
  reminded: number;
  cancelled: number;
}

/**
 * Sends a reminder two days before the last day on which an order can be paid, and cancels the order once that day is
 * over in Zurich (decision 42): its stock is released and the shopper is notified. No order is cancelled within two
 * days of the reminder, nor while the provider's status is unknown. Idempotent.
 */
export async function watchDeadlines(now = new Date()): Promise<WatchedDeadlines> {
  const today = zurichDate(now);
  const soon = { payBy: { lte: dayOf(reminderHorizon(today)) }, remindedAt: null };
  const over = { payBy: { lt: dayOf(today) }, remindedAt: { not: null } };
  const reminded = await forEachUnpaid(soon, (database, payment) => remind(database, payment, now));
  const cancelled = await forEachUnpaid(over, async (database, { checkoutId }) => {
    await moveOrder(database, { checkoutId, fact: 'cancelled', who: 'shop', at: now, note: 'unpaid' });
  });
  return { reminded, cancelled };
}

interface UnpaidPayment {
  id: string;
  checkoutId: string;
  payBy: Date;
}

/**
 * Processes each unpaid payment in a separate transaction that locks it. The provider is asked first; if it is
 * unavailable, the next run tries again.
 * @returns how many were processed
 */
async function forEachUnpaid(
  which: Prisma.PaymentWhereInput,
  act: (database: Database, payment: UnpaidPayment) => Promise<void>,
): Promise<number> {
  const where = { ...waitedFor, ...which };
  const found = await db.payment.findMany({ where, select: { id: true }, orderBy: { payBy: 'asc' }, take: MOST });
  let done = 0;
  for (const { id } of found) {
    try {
      await syncPayment({ paymentId: id });
      done += await db.$transaction(async (database) => {
        await lockPayment(database, id);
        const payment = await database.payment.findFirst({ where: { ...where, id } });
        if (payment) await act(database, payment);
        return payment ? 1 : 0;
      });
    } catch (err) {
      log.error({ err, event: 'payment_deadline_failed', paymentId: id }, 'payment deadline could not be processed');
    }
  }
  return done;
}

/**
 * Sends one reminder; none after a cancellation request. A late reminder moves the deadline, so that two days remain.
 */
async function remind(database: Database, { id, checkoutId, ...payment }: UnpaidPayment, now: Date): Promise<void> {
  const earliest = dayOf(reminderHorizon(zurichDate(now)));
  const payBy = payment.payBy < earliest ? earliest : payment.payBy;
  await database.payment.update({ where: { id }, data: { remindedAt: now, payBy } });
  if ((await database.orderEvent.count({ where: { checkoutId, kind: 'cancelRequested' } })) > 0) return;
  // One reminder per deadline: an order may get a new week to be paid in.
  const key = `order-news:reminder:${checkoutId}:${payBy.toISOString().slice(0, 10)}`;
  await addJob(database, orderNewsMail, { checkoutId, news: 'reminder' }, { key });
}
