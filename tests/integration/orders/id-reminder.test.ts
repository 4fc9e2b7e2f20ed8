import { beforeEach, describe, expect, it } from 'vitest';
import { idPictureLabel } from '~/modules/after-order/id-document.ts';
import { addIdPicture } from '~/modules/after-order/id-document.server.ts';
import { remindOfIdDocuments } from '~/modules/after-order/id-reminder.server.ts';
import { chooseForCart, viewCart } from '~/modules/cart/cart.server.ts';
import { placeOrder } from '~/modules/checkout/checkout.server.ts';
import { requestCancellation } from '~/modules/fulfilment/tracker.server.ts';
import { findOrder, type Order } from '~/modules/orders/orders.server.ts';
import { watchDeadlines } from '~/modules/payments/overdue.server.ts';
import { bookPayment } from '~/modules/payments/payments.server.ts';
import { db } from '~/platform/db.server.ts';
import { clearJobs } from '../../support/jobs.ts';
import { createProduct, readyVisitor, reviewed } from '../checkout/shop.ts';
import { runAllJobs } from './paying.ts';
import { photograph } from './pictures.ts';

beforeEach(async () => {
  await clearJobs();
  await db.checkout.deleteMany();
});

const DAY = 86_400_000;
const inDays = (days: number): Date => new Date(Date.now() + days * DAY);

interface Options {
  locale?: 'de' | 'fr';
  once?: boolean;
  /** Rappen; the preset if omitted. */
  downPayment?: number;
}

async function ordered({ locale = 'de', once = false, downPayment }: Options = {}): Promise<Order> {
  const visitor = await readyVisitor([await createProduct()]);
  if (once) await chooseForCart(visitor, { planLength: 1 });
  if (downPayment !== undefined) {
    const [line] = (await viewCart({ visitor, locale })).lines;
    await chooseForCart(visitor, { downPayments: [{ itemId: line?.id ?? '', amount: downPayment }] });
  }
  await placeOrder({ visitor, locale, ...(await reviewed(visitor)) });
  const order = await findOrder({ visitor });
  if (!order) throw new Error('The order was not placed.');
  await runAllJobs();
  return order;
}

/** Runs both reminders as their jobs do, twice, and delivers what they queued. */
async function remindOn(days: number): Promise<void> {
  for (let run = 0; run < 2; run += 1) {
    await remindOfIdDocuments(inDays(days));
    await watchDeadlines(inDays(days));
  }
  await remindOfIdDocuments(inDays(days));
  await runAllJobs();
}

const mailsOf = async ({ id }: Order) =>
  (
    await db.localMail.findMany({
      where: {
        OR: ['missingId', 'reminder'].map((news) => ({ idempotencyKey: { startsWith: `order-news:${news}:${id}` } })),
      },
      orderBy: { id: 'asc' },
    })
  ).map(({ subject, text }) => ({ subject, text: text ?? '' }));

async function showId(order: Order): Promise<void> {
  const file = new File([new Uint8Array(await photograph())], 'a.jpg', { type: 'image/jpeg' });
  expect(await addIdPicture(order, idPictureLabel('passport', 'front'), { file })).toBeUndefined();
}

describe('the reminder of a missing identity document', () => {
  it('is sent on the second day, and on the fifth in one mail with the reminder of the payment', async () => {
    const order = await ordered();
    await remindOn(1);
    expect(await mailsOf(order)).toHaveLength(0);
    await remindOn(2);
    await remindOn(4);
    const [first, ...others] = await mailsOf(order);
    expect(others).toEqual([]);
    expect(first?.subject).toContain('fehlt noch dein Ausweis');
    expect(first?.text).toContain('#ausweis');
    await remindOn(5);
    await remindOn(6);
    const mails = await mailsOf(order);
    expect(mails).toHaveLength(2);
    expect(mails[1]?.subject).toContain('Noch offen');
    expect(mails[1]?.text).toContain('Ausweis');
  });

  it('is sent on its own on the fifth day if no payment is due', async () => {
    const order = await ordered({ downPayment: 0, locale: 'fr' });
    await remindOn(2);
    await remindOn(5);
    await remindOn(8);
    const mails = await mailsOf(order);
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Il manque votre pièce d’identité'),
      expect.stringContaining('Il manque votre pièce d’identité'),
    ]);
  });

  it('is sent on its own on the fifth day if the down payment is made', async () => {
    const order = await ordered();
    await bookPayment({ number: order.number, amount: 1080_00, entry: order.number });
    await remindOn(2);
    await remindOn(5);
    expect((await mailsOf(order)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('fehlt noch dein Ausweis'),
      expect.stringContaining('fehlt noch dein Ausweis'),
    ]);
  });

  it('is not sent once the document exists, even if it came after the mail was queued', async () => {
    const order = await ordered({ downPayment: 0 });
    await remindOfIdDocuments(inDays(2));
    await showId(order);
    await runAllJobs();
    await remindOn(5);
    expect(await mailsOf(order)).toEqual([]);
  });

  it('is not sent for an order that is paid at once, nor while a cancellation is requested', async () => {
    const once = await ordered({ once: true });
    const cancelling = await ordered({ downPayment: 0 });
    expect(await requestCancellation(cancelling.id)).toBe('requested');
    await remindOn(2);
    expect(await mailsOf(once)).toEqual([]);
    expect(await mailsOf(cancelling)).toEqual([]);
    await remindOn(5);
    expect((await mailsOf(once)).map(({ text }) => text.includes('Ausweis'))).toEqual([false]);
  });
});
