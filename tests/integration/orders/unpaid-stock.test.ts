import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { action as choose, loader as choiceLoader } from '~/pages/tracker/choice-route.tsx';
import { eraseOrders } from '~/modules/after-order/erased-orders.server.ts';
import { claimStockById } from '~/modules/fulfilment/stages/claim-stock.server.ts';
import { idPictureLabel } from '~/modules/after-order/id-document.ts';
import { addIdPicture } from '~/modules/after-order/id-document.server.ts';
import { importStock } from '~/modules/catalog-import/stock-broker.server.ts';
import { chooseForCart } from '~/modules/cart/cart.server.ts';
import { placeOrder } from '~/modules/checkout/checkout.server.ts';
import { moveOrder } from '~/modules/fulfilment/fulfilment.server.ts';
import type { OrderFact } from '~/modules/orders/order-facts.ts';
import { newsMail } from '../../support/mails.ts';
import { processNotice } from '~/modules/fulfilment/partners.server.ts';
import { findTracker } from '~/modules/fulfilment/tracker.server.ts';
import { mostHolds } from '~/modules/orders/stock-hold.server.ts';
import { findOrder, type Order } from '~/modules/orders/orders.server.ts';
import { syncPayment } from '~/modules/payments/provider/sync-payment.server.ts';
import { watchDeadlines } from '~/modules/payments/overdue.server.ts';
import { listStaffOrders } from '~/modules/staff/order-list.server.ts';
import { readOrdersQuery } from '~/modules/staff/order-list.ts';
import { staffOrderView } from '~/modules/staff/order-page.server.ts';
import { db } from '~/platform/db.server.ts';
import { clearJobs } from '../../support/jobs.ts';
import {
  createProduct,
  firstVariant,
  readyVisitor,
  reviewed,
  type TestProduct,
  typedContact,
} from '../checkout/shop.ts';
import { photograph } from './pictures.ts';
import { paymentOf, runAllJobs } from './paying.ts';

const { payrexx } = await vi.hoisted(() => {
  // The limit of a network is one of the limits of senders.
  process.env.RATE_LIMITS = 'true';
  return import('./payrexx.ts');
});

/*
 * Unpaid orders of one sender hold stock up to a limit. Those beyond it get their pieces with the payment, or their
 * shopper chooses (decision 140).
 */

afterAll(() => payrexx.stop());
beforeEach(async () => {
  await clearJobs();
  await db.checkout.deleteMany();
});

let transaction = 70_000;

interface Options {
  email?: string;
  /** The sender's network. */
  sender?: string;
  locale?: 'de' | 'fr';
  once?: boolean;
  /** Without a down payment: nothing is due at once. */
  isFree?: boolean;
}

/** An unpaid order, of a new visitor by default; its jobs wait. */
async function justPlaced(
  products: TestProduct[],
  { email, sender, locale = 'de', once, isFree }: Options = {},
): Promise<Order> {
  const visitor = await readyVisitor(products, { ...typedContact, email: email ?? `${randomUUID()}@example.ch` });
  if (once) await chooseForCart(visitor, { planLength: 1 });
  if (isFree) {
    const lines = await db.cartItem.findMany({ where: { cart: { userId: visitor.userId } }, select: { id: true } });
    await chooseForCart(visitor, { downPayments: lines.map(({ id }) => ({ itemId: id, amount: 0 })) });
  }
  const result = await placeOrder({ visitor, locale, sender, ...(await reviewed(visitor)) });
  const order = await findOrder({ visitor });
  if (!order) throw new Error(`The order was not placed: ${result.kind}.`);
  return order;
}

/** The same with its jobs done: mails are sent, and it has a payment page. */
async function unpaid(products: TestProduct[], options: Options = {}): Promise<Order> {
  // Mail limits are tested elsewhere.
  await db.mailPlace.deleteMany();
  const order = await justPlaced(products, options);
  await runAllJobs();
  return order;
}

/** Orders of one mailbox that hold as much as it may. @returns the mailbox */
async function fullMailbox(): Promise<string> {
  const name = randomUUID();
  for (let count = 0; count < mostHolds.person; count += 1)
    await justPlaced([await createProduct({ stockQuantity: 5 })], { email: `${name}+${count}@example.ch` });
  return `${name}@example.ch`;
}

const stateOf = async ({ id }: Order) =>
  (await db.checkout.findUniqueOrThrow({ where: { id }, select: { stockState: true } })).stockState;

const leftOf = async (product: TestProduct) =>
  (await db.variant.findUniqueOrThrow({ where: { id: firstVariant(product) } })).stockQuantity;

/** Pays at the provider what is due, and notifies the shop. */
async function pay(order: Order): Promise<void> {
  const page = payrexx.pageOf(order.id);
  page.status = 'confirmed';
  page.transactions.push({
    id: transaction++,
    status: 'confirmed',
    amount: Number(page.form.amount),
    payment: { brand: 'twint' },
  });
  await syncPayment({ paymentId: (await paymentOf(order)).id });
  await runAllJobs();
}

const notify = ({ id }: Order, fact: OrderFact) =>
  db.$transaction((database) => moveOrder(database, { checkoutId: id, fact, who: 'staff' }));

const trackerOf = async ({ updateCheckoutDocToken: token }: Order) => {
  const tracker = await findTracker({ token, visitor: null });
  if (!tracker) throw new Error('The order has no tracker.');
  return tracker;
};

const mailsOf = ({ id }: Order, kind: string) =>
  db.localMail.findMany({ where: { idempotencyKey: { startsWith: `${kind}:${id}` } }, orderBy: { id: 'asc' } });

/** The page of the choice, as its owner's link opens it. */
const pageOf = ({ updateCheckoutDocToken: token }: Order) => `http://localhost:3000/bestellung/auswahl?token=${token}`;

async function openChoice(order: Order) {
  return choiceLoader({ request: new Request(pageOf(order)), params: {}, context: {} }).catch(
    (thrown: Response) => thrown,
  );
}

/** Sends the form of the choice as a browser without scripts does. @returns the redirect */
async function sendChoice(order: Order, choice: string): Promise<string> {
  const request = new Request(pageOf(order), { method: 'POST', body: new URLSearchParams({ choice }) });
  const answer = await choose({ request, params: {}, context: {} });
  return answer.headers.get('Location') ?? '';
}

/** An order that waits for its piece, which another shopper has bought meanwhile, and that is then paid. */
async function soldOutMeanwhile(options: Options = {}) {
  const bike = await createProduct({ stockQuantity: 1 });
  const order = await unpaid([bike], { email: await fullMailbox(), ...options });
  const other = await unpaid([bike]);
  await pay(order);
  return { bike, order, other };
}

/** An order of a sold-out product that was possible because the last piece had only just been taken. */
async function waitingOrder(bike: TestProduct): Promise<Order> {
  const where = { id: firstVariant(bike) };
  await db.variant.update({ where, data: { stockQuantity: 1, stockStatus: 'instock' } });
  const order = await unpaid([bike], { email: await fullMailbox() });
  await db.variant.update({ where, data: { stockQuantity: 0, stockStatus: 'outofstock' } });
  return order;
}

describe('an unpaid order', () => {
  it('holds its piece for the seven days, for any sender', async () => {
    const bike = await createProduct({ stockQuantity: 1 });
    const order = await unpaid([bike]);
    expect([await stateOf(order), await leftOf(bike), (await trackerOf(order)).stock]).toEqual(['reserved', 0, null]);
    expect(await db.stockHold.count({ where: { checkoutId: order.id } })).toBe(1);
  });

  it('holds nothing beyond two of one mailbox, however the address is spelled, and says so everywhere', async () => {
    const email = await fullMailbox();
    const bike = await createProduct({ stockQuantity: 1 });
    const order = await unpaid([bike], { email: email.replace('@', '+third@').toUpperCase() });
    expect([await stateOf(order), await leftOf(bike)]).toEqual(['waiting', 1]);
    expect((await trackerOf(order)).stock).toEqual({ state: 'waiting', claim: 'down-payment' });
    const [mail] = await mailsOf(order, 'order-confirmation');
    expect(mail?.text).toContain('reserviert, sobald deine Anzahlung da ist');
    expect((await staffOrderView(order.number))?.stock).toEqual({ state: 'waiting', expected: null });
    // The product shows exactly what it can sell.
    expect(await db.product.findUniqueOrThrow({ where: { id: bike.id } })).toMatchObject({ stockStatus: 'instock' });
  });

  it('holds nothing beyond two of one visitor, whatever addresses are typed', async () => {
    const bike = await createProduct({ stockQuantity: 9 });
    const visitor = await readyVisitor([bike]);
    await db.stockHold.createMany({
      data: await Promise.all(
        [1, 2].map(async () => ({
          checkoutId: (await unpaid([await createProduct()])).id,
          userId: visitor.userId,
          mailbox: randomUUID(),
        })),
      ),
    });
    await placeOrder({ visitor, locale: 'de', ...(await reviewed(visitor)) });
    const order = await findOrder({ visitor });
    expect(order && (await stateOf(order))).toBe('waiting');
    expect(await leftOf(bike)).toBe(9);
  });

  it('says in French what it waits for, and for the whole price', async () => {
    const order = await unpaid([await createProduct({ stockQuantity: 1 })], {
      email: await fullMailbox(),
      locale: 'fr',
      once: true,
    });
    const [mail] = await mailsOf(order, 'order-confirmation');
    expect(mail?.text).toContain('réservée dès réception de votre paiement');
    expect((await trackerOf(order)).stock?.claim).toBe('once');
  });

  it('holds nothing beyond twenty of one network, at once too', async () => {
    const bike = await createProduct({ stockQuantity: 40 });
    const sender = randomUUID();
    const before = 17;
    for (let count = 0; count < before; count += 1) await justPlaced([bike], { sender });
    const states = await Promise.all(
      Array.from({ length: 6 }, async () => stateOf(await justPlaced([bike], { sender }))),
    );
    expect(states.filter((state) => state === 'reserved')).toHaveLength(mostHolds.network - before);
    expect(await leftOf(bike)).toBe(40 - mostHolds.network);
  });

  it('no longer counts once it is paid or cancelled, nor if it holds nothing that is counted', async () => {
    const email = await fullMailbox();
    await unpaid([await createProduct()], { email });
    const [first] = await db.stockHold.findMany({ orderBy: { createdAt: 'asc' }, take: 1 });
    const paid = first && (await findOrderOf(first.checkoutId));
    if (!paid) throw new Error('Nothing is held.');
    await pay(paid);
    const next = await unpaid([await createProduct({ stockQuantity: 1 })], { email });
    expect(await stateOf(next)).toBe('reserved');
    await notify(next, 'cancelled');
    expect(await stateOf(await unpaid([await createProduct({ stockQuantity: 1 })], { email }))).toBe('reserved');
  });

  it('gets its piece with the payment', async () => {
    const bike = await createProduct({ stockQuantity: 1 });
    const order = await unpaid([bike], { email: await fullMailbox() });
    await pay(order);
    expect([await stateOf(order), await leftOf(bike), (await trackerOf(order)).stock]).toEqual(['reserved', 0, null]);
    expect(await mailsOf(order, 'order-news:choice')).toEqual([]);
    await notify(order, 'cancelled');
    expect(await leftOf(bike)).toBe(1);
  });

  it('gets its piece with the ID if nothing is due at once', async () => {
    const bike = await createProduct({ stockQuantity: 1 });
    const order = await unpaid([bike], { email: await fullMailbox(), isFree: true });
    expect((await trackerOf(order)).stock).toEqual({ state: 'waiting', claim: 'id' });
    const file = new File([new Uint8Array(await photograph())], 'a.jpg', { type: 'image/jpeg' });
    expect(await addIdPicture(order, idPictureLabel('passport', 'front'), { file })).toBeUndefined();
    expect([await stateOf(order), await leftOf(bike)]).toEqual(['reserved', 0]);
  });

  it('is not counted among the pieces that a warehouse list must leave', async () => {
    const bike = await createProduct({ stockQuantity: 3 });
    const { sku } = await db.variant.findUniqueOrThrow({ where: { id: firstVariant(bike) } });
    await unpaid([bike], { email: await fullMailbox() });
    await unpaid([bike]);
    await importStock({ name: 'a', text: `sku,quantity\n${sku},3\n` });
    expect(await leftOf(bike)).toBe(2);
    await db.stockBrokerItem.deleteMany();
  });

  it('ends after its week like any other, and is restored by late money only with its piece', async () => {
    const bike = await createProduct({ stockQuantity: 1 });
    const order = await unpaid([bike], { email: await fullMailbox() });
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    await watchDeadlines(inDays(5));
    await watchDeadlines(inDays(8));
    expect([(await trackerOf(order)).situation, await leftOf(bike)]).toEqual(['cancelled', 1]);
    await pay(order);
    expect([(await trackerOf(order)).isReinstated, await stateOf(order), await leftOf(bike)]).toEqual([
      true,
      'reserved',
      0,
    ]);
  });
});

const findOrderOf = async (checkoutId: string) => {
  const { updateCheckoutDocToken: token } = await db.checkout.findUniqueOrThrow({ where: { id: checkoutId } });
  return findOrder({ visitor: null, token });
};

describe('if none is left when the money arrives', () => {
  it('the shopper chooses, staff see it, and the workshop is not informed yet', async () => {
    const { order } = await soldOutMeanwhile({ once: true });
    expect(await stateOf(order)).toBe('choosing');
    expect(await trackerOf(order)).toMatchObject({
      task: 'task-choose',
      situation: 'awaited',
      expectedDelivery: null,
      stock: { state: 'choosing', claim: 'once' },
    });
    const [mail] = await mailsOf(order, 'order-news:choice');
    expect(mail?.text).toContain('/bestellung/auswahl?token=');
    expect((await mailsOf(order, 'payment-received'))[0]?.text).toContain('ausverkauft');
    expect(await handOvers(order)).toEqual([]);
    const { rows } = await listStaffOrders(readOrdersQuery(new URLSearchParams({ q: order.number })));
    expect(rows).toMatchObject([{ statusLabel: 'Ausverkauft: Geld zurück oder Vorbestellung', nextActor: 'customer' }]);
    const view = await staffOrderView(order.number);
    expect([view?.stock.state, view?.deals[0]?.isMissing]).toEqual(['choosing', true]);
    expect(view?.events.map(({ what }) => what)).toContain('Nicht mehr an Lager');
    expect(await openChoice(order)).toMatchObject({
      choice: { refund: 4320_00, missing: [{ name: 'Allegro Limmat 5' }], expected: null },
    });
  });

  it('the provider returns the money and the order ends, once, however often it is sent', async () => {
    const { order } = await soldOutMeanwhile();
    const places = await Promise.all([1, 2, 3].map(() => sendChoice(order, 'refund')));
    expect(places.filter((place) => place.includes('ok=refund'))).toHaveLength(1);
    await runAllJobs();
    const page = payrexx.pageOf(order.id);
    expect(page.transactions.map(({ status }) => status)).toEqual(['refunded']);
    const refunds = await db.refund.findMany({ where: { payment: { checkoutId: order.id } } });
    expect(refunds).toMatchObject([{ amount: 1080_00, failure: null, staffEmail: 'Kundschaft' }]);
    expect((await trackerOf(order)).situation).toBe('cancelled');
    expect(await mailsOf(order, 'order-news:cancelled')).toHaveLength(1);
    // Written after the money has been returned, it says so and asks for none.
    for (const locale of ['de', 'fr'] as const) {
      const { text } = await newsMail({ ...order, locale }, 'cancelled');
      expect(text).toMatch(/ist storniert\.|est annulée\./);
      expect(text).toMatch(/zurückgezahlt|remboursé/);
      expect(text).not.toMatch(/bezahl|payer/);
    }
    // The team is not asked to return what the provider has returned.
    expect(await db.orderEvent.count({ where: { checkoutId: order.id, kind: 'refundDue' } })).toBe(0);
    expect(await openChoice(order)).toBeInstanceOf(Response);
  });

  it('the order waits as agreed, with the day that the catalogue names', async () => {
    const { bike, order } = await soldOutMeanwhile({ once: true });
    await db.variant.update({
      where: { id: firstVariant(bike) },
      data: { stockStatus: 'onbackorder', expectedDeliveryDate: new Date('2037-05-04') },
    });
    expect(await openChoice(order)).toMatchObject({ choice: { expected: '2037-05-04' } });
    expect(await sendChoice(order, 'pre-order')).toContain('ok=pre-order');
    await runAllJobs();
    expect((await trackerOf(order)).expectedDelivery).toBe('2037-05-04');
    expect((await mailsOf(order, 'order-news:pre-ordered'))[0]?.text).toMatch(/4\.\sMai\s2037/);
    expect((await handOvers(order)).map(({ payload }) => payload)).toMatchObject([{ expectedDelivery: '2037-05-04' }]);
    // The day holds once its piece is available.
    await notify(order, 'assembly');
    expect(await trackerOf(order)).toMatchObject({ stock: null, expectedDelivery: '2037-05-04' });
    await nameDay(order, '2033-05-05');
    expect(await mailsOf(order, 'order-news:pre-order-day')).toEqual([]);
  });

  it('the order waits without a day if the catalogue names none, and continues to the workshop', async () => {
    const { order } = await soldOutMeanwhile({ once: true });
    expect(await sendChoice(order, 'pre-order')).toContain('ok=pre-order');
    await runAllJobs();
    expect(await trackerOf(order)).toMatchObject({
      situation: 'awaited',
      task: null,
      expectedDelivery: null,
      stock: { state: 'preOrdered' },
    });
    expect((await mailsOf(order, 'order-news:pre-ordered'))[0]?.text).toContain('Ein Liefertag steht noch nicht fest');
    expect((await handOvers(order)).map(({ payload }) => payload)).toMatchObject([{ expectedDelivery: null }]);
    expect((await paymentOf(order)).status).toBe('confirmed');
    // The logistics partner names a day, repeats it, and changes it.
    await nameDay(order, '2033-06-08');
    await nameDay(order, '2033-06-08');
    expect((await mailsOf(order, 'order-news:pre-order-day')).map(({ text }) => text)).toEqual([
      expect.stringMatching(/8\.\sJuni\s2033/),
    ]);
    await nameDay(order, '2033-06-09');
    expect(await mailsOf(order, 'order-news:pre-order-day')).toHaveLength(2);
    expect((await trackerOf(order)).expectedDelivery).toBe('2033-06-09');
    await notify(order, 'assembly');
    expect(await trackerOf(order)).toMatchObject({ situation: 'assembly', stock: null });
  });

  it('the available ones of several items are reserved for the order, and returned with it', async () => {
    const gone = await createProduct({ stockQuantity: 1 });
    const there = await createProduct({ stockQuantity: 1 });
    const order = await unpaid([gone, there], { email: await fullMailbox() });
    await unpaid([gone]);
    await pay(order);
    expect([await stateOf(order), await leftOf(there)]).toEqual(['choosing', 0]);
    expect(await openChoice(order)).toMatchObject({ choice: { isPart: true, missing: [{}] } });
    await sendChoice(order, 'refund');
    expect(await leftOf(there)).toBe(1);
  });

  it('a piece that came back meanwhile is the order’s at once', async () => {
    const { bike, order, other } = await soldOutMeanwhile();
    await notify(other, 'cancelled');
    expect(await sendChoice(order, 'pre-order')).toContain('ok=there');
    expect([await stateOf(order), await leftOf(bike)]).toEqual(['reserved', 0]);
  });

  it('a returned piece goes to the oldest pre-order, and only the rest is on sale', async () => {
    const bike = await createProduct({ stockQuantity: 2 });
    const first = await unpaid([bike]);
    const second = await unpaid([bike]);
    const waiting = [await waitingOrder(bike), await waitingOrder(bike)] as const;
    for (const order of waiting) {
      await pay(order);
      await sendChoice(order, 'pre-order');
      await runAllJobs();
    }
    const states = () => Promise.all(waiting.map((order) => stateOf(order)));
    expect([await states(), await leftOf(bike)]).toEqual([['preOrdered', 'preOrdered'], 0]);
    await notify(first, 'cancelled');
    await runAllJobs();
    expect([await states(), await leftOf(bike)]).toEqual([['reserved', 'preOrdered'], 0]);
    expect(await mailsOf(waiting[0], 'order-news:there')).toHaveLength(1);
    expect(await mailsOf(waiting[1], 'order-news:there')).toEqual([]);
    await notify(waiting[1], 'cancelled');
    await notify(second, 'cancelled');
    expect([await stateOf(waiting[0]), await leftOf(bike)]).toEqual(['reserved', 1]);
  });

  it('a pre-order that lacks more than what is returned keeps its piece and waits on', async () => {
    const one = await createProduct({ stockQuantity: 1 });
    const two = await createProduct({ stockQuantity: 1 });
    const order = await unpaid([one, two], { email: await fullMailbox() });
    const first = await unpaid([one]);
    const second = await unpaid([two]);
    await pay(order);
    await sendChoice(order, 'pre-order');
    await notify(first, 'cancelled');
    expect([await stateOf(order), await leftOf(one)]).toEqual(['preOrdered', 0]);
    await notify(second, 'cancelled');
    expect([await stateOf(order), await leftOf(two)]).toEqual(['reserved', 0]);
    await notify(order, 'cancelled');
    expect([await leftOf(one), await leftOf(two)]).toEqual([1, 1]);
  });

  it('a plan without a down payment is offered no money back, since none was paid', async () => {
    const bike = await createProduct({ stockQuantity: 1 });
    const order = await unpaid([bike], { email: await fullMailbox(), isFree: true });
    await unpaid([bike]);
    await db.$transaction((database) => claimStockById(database, order.id));
    await runAllJobs();
    const [mail] = await mailsOf(order, 'order-news:choice');
    expect(mail?.text).toContain('Du wählst: stornieren');
    expect((await trackerOf(order)).due.lead).toContain('Storniere die Bestellung, oder bestell vor.');
  });

  it('a shopper erased meanwhile gets a new link that opens the choice, because the first one is revoked', async () => {
    const { order } = await soldOutMeanwhile();
    const { userId } = await db.checkout.findUniqueOrThrow({ where: { id: order.id } });
    await db.$transaction((database) => eraseOrders(database, { userId, email: order.contact.email }));
    await runAllJobs();
    const { updateCheckoutDocToken } = await db.checkout.findUniqueOrThrow({ where: { id: order.id } });
    const [first, second, ...others] = await mailsOf(order, 'order-news:choice');
    expect(others).toEqual([]);
    expect(first?.text).not.toContain(updateCheckoutDocToken);
    expect(second?.text).toContain(`token=${updateCheckoutDocToken}`);
  });

  it('nobody else chooses: the tracker’s own link and strangers get no page', async () => {
    const { order } = await soldOutMeanwhile();
    const { trackingToken } = await db.fulfilment.findUniqueOrThrow({ where: { checkoutId: order.id } });
    for (const token of [trackingToken, 'x'.repeat(43)]) {
      const request = new Request(`http://localhost:3000/bestellung/auswahl?token=${token}`);
      const thrown = await choiceLoader({ request, params: {}, context: {} }).catch((error: unknown) => error);
      expect(thrown).toMatchObject({ status: 404 });
    }
    expect(await stateOf(order)).toBe('choosing');
  });
});

/** The logistics partner names the day of delivery. */
async function nameDay({ number }: Order, deliveryDate: string): Promise<void> {
  const notice = { id: randomUUID(), order: number, event: 'delivery-date', deliveryDate };
  expect(await processNotice('logistics', notice)).toMatchObject({ kind: 'moved' });
  await runAllJobs();
}

/** What was sent to the logistics partner about the order. */
function handOvers({ number }: Order) {
  return db.localMessage.findMany({
    where: { kind: 'logistics-partner', payload: { path: ['order'], equals: number } },
  });
}
