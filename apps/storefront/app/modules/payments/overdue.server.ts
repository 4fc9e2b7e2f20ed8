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

/** Reminds of what is due soon and cancels what was not paid in time. */
export const overdueJob = defineJob({
  name: 'payment.overdue',
  crontab: '20 * * * *',
  schema: z.object({}),
  run: () => watchDeadlines(),
});

/** Most payments that one run looks at; the next one goes on. */
const MOST = 500;

const dayOf = (date: IsoDate): Date => new Date(`${date}T00:00:00Z`);

/** Payments that are still waited for: not paid, of orders that can be paid and that no person has to decide about. */
const waitedFor = {
  paidAt: null,
  // Reserved, or held back for a check: on its way, also where a part of what is due came before.
  transactions: { none: { status: 'authorized' } },
  checkout: {
    fulfilment: { stage: { in: orderStages.filter((stage) => isOpenAt(stage, 'pay')) } },
    // A payment whose booking was a mistake is waited for again.
    OR: [{ orderEvents: { none: { kind: 'paid' } } }, { orderEvents: { some: { kind: 'paymentReversed' } } }],
    NOT: { fulfilment: { stage: 'received' }, orderEvents: { some: { kind: 'declined' } } },
  },
} satisfies Prisma.PaymentWhereInput;

/** What was done about payments that were not made. */
interface WatchedDeadlines {
  reminded: number;
  cancelled: number;
}

/**
 * Reminds shoppers two days before the last day on which an order can be paid, and cancels the order once that day is over
 * in Zurich (decision 42): its stock is given back, the shopper is told. Nobody's order is cancelled within two days of the
 * reminder, nor while the provider does not say whether it was paid. A repetition has no second effect.
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
 * Does something about each payment that is still waited for, each in a transaction of its own that holds it. The provider is
 * asked before; where it is away, the next run looks again.
 * @returns for how many it was done
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

/** Reminds once; whoever wants to cancel anyway gets no mail. Reminded late, there are two days left all the same. */
async function remind(database: Database, { id, checkoutId, ...payment }: UnpaidPayment, now: Date): Promise<void> {
  const earliest = dayOf(reminderHorizon(zurichDate(now)));
  const payBy = payment.payBy < earliest ? earliest : payment.payBy;
  await database.payment.update({ where: { id }, data: { remindedAt: now, payBy } });
  if ((await database.orderEvent.count({ where: { checkoutId, kind: 'cancelRequested' } })) > 0) return;
  // Of each week that an order gets to be paid in.
  const key = `order-news:reminder:${checkoutId}:${payBy.toISOString().slice(0, 10)}`;
  await addJob(database, orderNewsMail, { checkoutId, news: 'reminder' }, { key });
}
