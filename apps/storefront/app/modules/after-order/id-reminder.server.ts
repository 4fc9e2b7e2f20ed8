import { z } from 'zod';
import { daysAfter, type IsoDate } from '~/modules/financing/financing.ts';
import { orderNewsMail } from '~/modules/fulfilment/news-mail.server.ts';
import { db, type Prisma } from '~/platform/db.server.ts';
import { addJob, defineJob } from '~/platform/jobs.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';

/** Days after the order on which reminders of a missing identity document are sent. */
const REMINDER_DAYS: readonly number[] = [2, 5];

/** Maximum age in days of an order that gets a reminder. */
const OLDEST_DAYS = 14;

/** Maximum of orders per run; the next run continues. */
const BATCH_SIZE = 500;

/** Reminds shoppers of a missing identity document. */
export const idReminderJob = defineJob({
  name: 'id-document.remind',
  crontab: '40 * * * *',
  schema: z.object({}),
  run: async () => void (await remindOfIdDocuments()),
});

const orderSelect = {
  id: true,
  createdAt: true,
  idReminders: true,
  payment: { select: { paidAt: true, payBy: true, remindedAt: true, status: true } },
} satisfies Prisma.CheckoutSelect;

type Candidate = Prisma.CheckoutGetPayload<{ select: typeof orderSelect }>;

/**
 * Sends the due reminders: one after two days and one after five. If a payment is due too, its reminder on the fifth
 * day names the document, and no second mail is sent that day. Idempotent.
 * @returns how many mails were queued
 */
export async function remindOfIdDocuments(now = new Date()): Promise<number> {
  const today = zurichDate(now);
  const orders = await db.checkout.findMany({
    where: {
      payOneTime: false,
      idUploadUpdated: false,
      idReminders: { lt: REMINDER_DAYS.length },
      // A shopper who has to decide about a missing item does that first.
      stockState: { not: 'choosing' },
      createdAt: { gt: dayStart(daysAfter(today, -OLDEST_DAYS)), lt: dayStart(daysAfter(today, -1)) },
      fulfilment: { stage: 'received' },
      orderEvents: { none: { kind: { in: ['declined', 'cancelRequested'] } } },
    },
    select: orderSelect,
    orderBy: { createdAt: 'asc' },
    take: BATCH_SIZE,
  });
  let sent = 0;
  for (const order of orders) if (await remindOf(order, today)) sent += 1;
  return sent;
}

async function remindOf(order: Candidate, today: IsoDate): Promise<boolean> {
  const { id, idReminders, payment } = order;
  const passed = REMINDER_DAYS.filter((days) => daysAfter(zurichDate(order.createdAt), days) <= today).length;
  if (passed <= idReminders) return false;
  const isLast = passed === REMINDER_DAYS.length;
  if (isLast && isPaymentReminderAhead(payment, today)) return false;
  return db.$transaction(async (database) => {
    const { count } = await database.checkout.updateMany({
      where: { id, idReminders, idUploadUpdated: false },
      data: { idReminders: passed },
    });
    // The payment's reminder has named the document.
    if (count === 0 || (isLast && payment?.remindedAt)) return false;
    const key = `order-news:missingId:${id}:${passed}`;
    await addJob(database, orderNewsMail, { checkoutId: id, news: 'missingId' }, { key });
    return true;
  });
}

/** Whether the reminder of the payment is still to be sent. */
function isPaymentReminderAhead(payment: Candidate['payment'], today: IsoDate): boolean {
  if (!payment || payment.paidAt || payment.remindedAt || payment.status === 'authorized') return false;
  return payment.payBy.toISOString().slice(0, 10) >= today;
}

const dayStart = (date: IsoDate): Date => new Date(`${date}T00:00:00Z`);
