import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { idPictureLabel } from '~/modules/after-order/id-document.ts';
import { addIdPicture } from '~/modules/after-order/id-document.server.ts';
import { eraseOrders, cleanLockedOrders } from '~/modules/after-order/erased-orders.server.ts';
import { removeOldIdPictures } from '~/modules/after-order/old-id-pictures.server.ts';
import { createDiscountCode } from '~/modules/pricing/create-discount.server.ts';
import { moveOrder } from '~/modules/fulfilment/fulfilment.server.ts';
import type { OrderFact } from '~/modules/orders/order-facts.ts';
import { findTracker, requestCancellation } from '~/modules/fulfilment/tracker.server.ts';
import { changeDiscount, placeOrder } from '~/modules/checkout/checkout.server.ts';
import { chooseForCart } from '~/modules/cart/cart.server.ts';
import { findOrder, type Order } from '~/modules/orders/orders.server.ts';
import { watchDeadlines } from '~/modules/payments/overdue.server.ts';
import { bookPayment, paymentView } from '~/modules/payments/payments.server.ts';
import { staffOrderView } from '~/modules/staff/order-page.server.ts';
import type { Locale } from '~/i18n/locales.ts';
import { db } from '~/platform/db.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { daysAfter } from '~/modules/financing/financing.ts';
import { formatDate } from '~/i18n/dates.ts';
import { clearJobs } from '../../support/jobs.ts';
import { createProduct, firstVariant, readyVisitor, reviewed, type TestProduct } from '../checkout/shop.ts';
import { photograph } from './pictures.ts';
import { chatAbout, paymentOf, receivedMails, runAllJobs } from './paying.ts';

const { payrexx } = await vi.hoisted(() => import('./payrexx.ts'));

/*
 * What is due at once can be paid for a week; then the order is cancelled, and late money restores it or is returned
 * (decision 42).
 */

afterAll(() => payrexx.stop());
beforeEach(async () => {
  payrexx.failure = undefined;
  await clearJobs();
  await db.checkout.deleteMany();
});

const DAY = 86_400_000;
const inDays = (days: number): Date => new Date(Date.now() + days * DAY);
const dayIn = (days: number): string => daysAfter(zurichDate(new Date()), days);

interface Options {
  locale?: Locale;
  once?: boolean;
  code?: string;
  /** With a picture of the identity document. */
  withId?: boolean;
}

/** An order of a bike for 4320 francs with its payment page. */
async function unpaid(product: TestProduct, { locale = 'de', once = false, code = '' }: Options = {}): Promise<Order> {
  const visitor = await readyVisitor([product]);
  if (once) await chooseForCart(visitor, { planLength: 1 });
  const form = new FormData();
  form.set('intent', 'apply-code');
  form.set('discountCode', code);
  if (code) expect(await changeDiscount(visitor, form, code)).toBeNull();
  const { kind } = await placeOrder({ visitor, locale, ...(await reviewed(visitor)) });
  const order = await findOrder({ visitor });
  if (!order) throw new Error(`The order was not placed: ${kind}.`);
  await runAllJobs();
  return order;
}

const mailsTo = async ({ id }: Order, news: string) =>
  db.localMail.findMany({
    where: { idempotencyKey: { startsWith: `order-news:${news}:${id}` } },
    orderBy: { id: 'asc' },
  });

const stageOf = async ({ id }: Order) => (await db.fulfilment.findUniqueOrThrow({ where: { checkoutId: id } })).stage;

const leftOf = async (product: TestProduct) =>
  (await db.variant.findUniqueOrThrow({ where: { id: firstVariant(product) } })).stockQuantity;

const notify = ({ id }: Order, fact: OrderFact) =>
  db.$transaction((database) => moveOrder(database, { checkoutId: id, fact, who: 'staff' }));

const book = ({ number }: Order, amount = 1080_00, entry = `${number} ${amount}`) =>
  bookPayment({ number, amount, entry });

const trackerOf = ({ updateCheckoutDocToken: token }: Order) => findTracker({ token, visitor: null });

/** Uploads the picture of a passport. */
async function showId(order: Order): Promise<void> {
  const file = new File([new Uint8Array(await photograph())], 'a.jpg', { type: 'image/jpeg' });
  expect(await addIdPicture(order, idPictureLabel('passport', 'front'), { file })).toBeUndefined();
}

/** How often the financing partner received the application. */
async function applicationsOf({ number }: Order): Promise<number> {
  const messages = await db.localMessage.findMany({
    where: { kind: 'financing-partner', payload: { path: ['order'], equals: number } },
  });
  return messages.filter(({ payload }) => (payload as { message?: string }).message === 'application').length;
}

/** Reminded, then cancelled. */
async function cancelledUnpaid(product: TestProduct, { withId = false, ...options }: Options = {}): Promise<Order> {
  const order = await unpaid(product, options);
  if (withId) await showId(order);
  await runAllJobs();
  await watchDeadlines(inDays(5));
  expect(await watchDeadlines(inDays(8))).toEqual({ reminded: 0, cancelled: 1 });
  await runAllJobs();
  return order;
}

describe('what is due at once', () => {
  it.each([
    ['the down payment', {}],
    ['the price that is paid at once', { once: true }],
  ])('can be paid until the seventh day: %s', async (_, options) => {
    const order = await unpaid(await createProduct(), options);
    expect(await paymentView(order)).toMatchObject({ payBy: dayIn(7) });
    expect(await watchDeadlines(inDays(4))).toEqual({ reminded: 0, cancelled: 0 });
    expect(await watchDeadlines(inDays(5))).toEqual({ reminded: 1, cancelled: 0 });
    expect(await watchDeadlines(inDays(7))).toEqual({ reminded: 0, cancelled: 0 });
    expect(await stageOf(order)).toBe('received');
    expect(await watchDeadlines(inDays(8))).toEqual({ reminded: 0, cancelled: 1 });
    expect(await stageOf(order)).toBe('cancelled');
  });

  it('is said beforehand: in the confirmation, in its mail, on the tracker and by a reminder on the fifth day', async () => {
    const order = await unpaid(await createProduct());
    const last = formatDate(dayIn(7), 'de');
    const [confirmation] = await db.localMail.findMany({ where: { idempotencyKey: `order-confirmation:${order.id}` } });
    expect(confirmation?.text).toContain(`bis am ${last}`);
    expect(confirmation?.text).toContain('endet die Bestellung von selbst');
    expect((await trackerOf(order))?.payBy).toBe(dayIn(7));
    await Promise.all([watchDeadlines(inDays(5)), watchDeadlines(inDays(5))]);
    await watchDeadlines(inDays(6));
    await runAllJobs();
    const reminders = await mailsTo(order, 'reminder');
    expect(reminders).toHaveLength(1);
    expect(reminders[0]?.text).toContain(`Die Anzahlung von CHF\u00a01’080.00 ist bis am ${last} fällig.`);
    expect(reminders[0]?.html).toContain('#zahlung');
  });

  it('frees what the order held once its time is over; the shopper is notified in the language of the order', async () => {
    const bike = await createProduct({ stockQuantity: 1 });
    const order = await cancelledUnpaid(bike, { locale: 'fr' });
    expect(await leftOf(bike)).toBe(1);
    const [mail] = await mailsTo(order, 'unpaid');
    expect(mail?.subject).toBe(`Votre commande ${order.number} est annulée`);
    expect(mail?.text).toContain('n’était pas arrivé');
    expect(await trackerOf(order)).toMatchObject({
      situation: 'cancelled',
      cancellation: { isUnpaid: true, refund: 0 },
    });
    expect(await watchDeadlines(inDays(9))).toEqual({ reminded: 0, cancelled: 0 });
  });

  it('is not over before a late reminder has had two days', async () => {
    const order = await unpaid(await createProduct());
    expect(await watchDeadlines(inDays(20))).toEqual({ reminded: 1, cancelled: 0 });
    expect(await watchDeadlines(inDays(22))).toEqual({ reminded: 0, cancelled: 0 });
    expect(await watchDeadlines(inDays(23))).toEqual({ reminded: 0, cancelled: 1 });
    expect(await stageOf(order)).toBe('cancelled');
  });

  it('is not over while the provider is unreachable, or reports a payment', async () => {
    const order = await unpaid(await createProduct());
    await watchDeadlines(inDays(5));
    payrexx.failure = { status: 503, body: 'maintenance' };
    expect(await watchDeadlines(inDays(8))).toMatchObject({ cancelled: 0 });
    payrexx.failure = undefined;
    const page = payrexx.pageOf(order.id);
    page.status = 'confirmed';
    page.transactions.push({ id: 9001, status: 'confirmed', amount: 108000, payment: { brand: 'twint' } });
    expect(await watchDeadlines(inDays(8))).toMatchObject({ cancelled: 0 });
    expect((await paymentOf(order)).status).toBe('confirmed');
  });

  it('is decided by people if the credit check was not passed, and no reminder goes to a shopper who wants to cancel', async () => {
    const declined = await unpaid(await createProduct());
    await notify(declined, 'declined');
    const leaving = await unpaid(await createProduct());
    await requestCancellation(leaving.id);
    await watchDeadlines(inDays(5));
    await watchDeadlines(inDays(8));
    await runAllJobs();
    expect([await stageOf(declined), await stageOf(leaving)]).toEqual(['received', 'cancelled']);
    expect([await mailsTo(declined, 'reminder'), await mailsTo(leaving, 'reminder')]).toEqual([[], []]);
  });

  it('has another week, with its reminder, once a person has passed the check after all', async () => {
    const order = await unpaid(await createProduct());
    await watchDeadlines(inDays(5));
    await runAllJobs();
    await notify(order, 'declined');
    expect(await watchDeadlines(inDays(10))).toEqual({ reminded: 0, cancelled: 0 });
    const passed = { checkoutId: order.id, fact: 'checked', who: 'staff', at: inDays(10) } as const;
    await db.$transaction((database) => moveOrder(database, passed));
    expect(await watchDeadlines(inDays(10))).toEqual({ reminded: 0, cancelled: 0 });
    expect(await paymentView(order)).toMatchObject({ payBy: dayIn(17) });
    expect(await watchDeadlines(inDays(15))).toEqual({ reminded: 1, cancelled: 0 });
    await runAllJobs();
    const reminders = await mailsTo(order, 'reminder');
    expect(reminders.map(({ text }) => text.includes(formatDate(dayIn(17), 'de')))).toEqual([false, true]);
    expect(await watchDeadlines(inDays(17))).toEqual({ reminded: 0, cancelled: 0 });
    expect(await watchDeadlines(inDays(18))).toEqual({ reminded: 0, cancelled: 1 });
  });

  it('is nothing if the order was paid or owes nothing', async () => {
    const paid = await unpaid(await createProduct());
    await book(paid);
    await unpaid(await createProduct({ price: 2000_00 }));
    expect(await watchDeadlines(inDays(6))).toEqual({ reminded: 0, cancelled: 0 });
  });
});

describe('late money', () => {
  it('restores the order if the stock allows: pieces taken again, everybody notified, the process continues', async () => {
    const bike = await createProduct({ stockQuantity: 2 });
    const created = await createDiscountCode({ code: 'WIEDER-DA', percent: 10 });
    if (created.kind !== 'created') throw new Error(created.kind);
    const order = await cancelledUnpaid(bike, { code: created.code, withId: true });
    expect(await applicationsOf(order)).toBe(1);
    expect(await db.discountCode.findFirst({ where: { code: created.code } })).toMatchObject({ used: 0 });
    expect(await leftOf(bike)).toBe(2);
    await book(order, 972_00);
    await runAllJobs();
    expect(await leftOf(bike)).toBe(1);
    expect(await db.discountCode.findFirst({ where: { code: created.code } })).toMatchObject({ used: 1 });
    expect(await stageOf(order)).toBe('received');
    expect((await mailsTo(order, 'reinstated'))[0]?.text).toContain('gilt deine Bestellung');
    expect(await receivedMails(order)).toHaveLength(1);
    expect(await mailsTo(order, 'refund')).toEqual([]);
    expect(await trackerOf(order)).toMatchObject({ situation: 'check', isReinstated: true, cancellation: null });
    expect(await paymentView(order)).toMatchObject({ state: 'paid' });
    expect(await applicationsOf(order)).toBe(2);
    expect(await removeOldIdPictures()).toBe(0);
    for (const fact of ['checked', 'contract'] as const) await notify(order, fact);
    expect(await stageOf(order)).toBe('paid');
    await notify(order, 'cancelled');
    expect(await leftOf(bike)).toBe(2);
  });

  it('counts the code of both orders if a second one took its last use, and returns one use for each that ends', async () => {
    const code = `EINMAL-${randomUUID().slice(0, 8).toUpperCase()}`;
    await createDiscountCode({ code, percent: 10, maxUses: 1 });
    const usedOf = async () => (await db.discountCode.findFirstOrThrow({ where: { code } })).used;
    const first = await cancelledUnpaid(await createProduct(), { code });
    const second = await unpaid(await createProduct(), { code });
    expect(await usedOf()).toBe(1);
    await book(first, 972_00);
    await runAllJobs();
    expect(await stageOf(first)).toBe('received');
    expect(await usedOf()).toBe(2);
    expect(await db.discountRedemption.count({ where: { discountCode: { code } } })).toBe(2);
    await notify(second, 'cancelled');
    expect(await usedOf()).toBe(1);
    await notify(first, 'cancelled');
    expect(await usedOf()).toBe(0);
  });

  it('requests the pictures again that were erased meanwhile', async () => {
    const order = await cancelledUnpaid(await createProduct(), { withId: true });
    expect(await removeOldIdPictures()).toBe(1);
    await book(order);
    await runAllJobs();
    expect(await applicationsOf(order)).toBe(1);
    expect(await trackerOf(order)).toMatchObject({ task: 'task-id', idUploaded: false });
    expect((await mailsTo(order, 'reinstated'))[0]?.text).toContain('Was noch zu tun ist, steht in deiner Bestellung.');
    await showId(order);
    await runAllJobs();
    expect(await applicationsOf(order)).toBe(2);
    expect(await trackerOf(order)).toMatchObject({ task: null, idUploaded: true });
  });

  it('is returned if another shopper has the bike by now; the team and the shopper are notified once', async () => {
    const bike = await createProduct({ stockQuantity: 1 });
    const order = await cancelledUnpaid(bike);
    await unpaid(bike);
    await book(order);
    await book(order);
    await runAllJobs();
    expect([await stageOf(order), await leftOf(bike)]).toEqual(['cancelled', 0]);
    const mails = await mailsTo(order, 'refund');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('CHF\u00a01’080.00');
    expect(await receivedMails(order)).toEqual([]);
    expect((await chatAbout(order)).filter((text) => text.includes('Bitte zurückerstatten'))).toHaveLength(1);
    expect(await trackerOf(order)).toMatchObject({ cancellation: { isUnpaid: true, refund: 1080_00 } });
    expect(await paymentView(order)).toMatchObject({ state: 'refunded' });
  });

  it('is returned if its shopper was erased meanwhile: the team is notified, and no mail is sent', async () => {
    const bike = await createProduct({ stockQuantity: 1 });
    const order = await cancelledUnpaid(bike);
    const { email } = order.contact;
    await db.$transaction((database) => eraseOrders(database, { userId: randomUUID(), email }));
    await cleanLockedOrders(inDays(9));
    await book(order);
    await runAllJobs();
    expect([await stageOf(order), await leftOf(bike)]).toEqual(['cancelled', 1]);
    expect((await chatAbout(order)).filter((text) => text.includes('Bitte zurückerstatten'))).toHaveLength(1);
    expect(await mailsTo(order, 'refund')).toEqual([]);
    expect(await staffOrderView(order.number)).toMatchObject({
      statusLabel: 'Rückzahlung offen',
      refundable: [{ most: 1080_00 }],
    });
  });

  it('takes two bikes or none', async () => {
    const bike = await createProduct({ stockQuantity: 1 });
    const other = await createProduct({ stockQuantity: 1 });
    const visitor = await readyVisitor([bike, other]);
    await placeOrder({ visitor, locale: 'de', ...(await reviewed(visitor)) });
    const order = await findOrder({ visitor });
    if (!order) throw new Error('The order was not placed.');
    await runAllJobs();
    await watchDeadlines(inDays(5));
    await watchDeadlines(inDays(8));
    await unpaid(other);
    await book(order, order.totalDownPayment);
    expect([await stageOf(order), await leftOf(bike), await leftOf(other)]).toEqual(['cancelled', 1, 0]);
  });

  it('is returned if the shopper or the staff cancelled, and if it is only a part', async () => {
    const bike = await createProduct({ stockQuantity: 3 });
    const byStaff = await unpaid(bike);
    await notify(byStaff, 'cancelled');
    await book(byStaff);
    const part = await cancelledUnpaid(bike);
    await book(part, 500_00);
    await runAllJobs();
    for (const order of [byStaff, part]) {
      expect(await stageOf(order)).toBe('cancelled');
      expect((await chatAbout(order)).filter((text) => text.includes('Bitte zurückerstatten'))).toHaveLength(1);
    }
    expect(await leftOf(bike)).toBe(3);
  });

  it('settles one order of two that were cancelled over the last piece', async () => {
    const bike = await createProduct({ stockQuantity: 1 });
    const first = await cancelledUnpaid(bike);
    const second = await cancelledUnpaid(bike);
    await Promise.all([book(first), book(second)]);
    expect((await Promise.all([stageOf(first), stageOf(second)])).sort()).toEqual(['cancelled', 'received'].sort());
    expect(await leftOf(bike)).toBe(0);
  });
});
