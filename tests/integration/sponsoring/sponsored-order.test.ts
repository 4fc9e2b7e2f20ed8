import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addLine } from '~/modules/cart/cart.server.ts';
import { storeTyped } from '~/modules/checkout/checkout.server.ts';
import { chooseForCart } from '~/modules/cart/cart.server.ts';
import { addLocalTransaction } from '~/integrations/payment/local.server.ts';
import { moveOrder } from '~/modules/fulfilment/fulfilment.server.ts';
import { newsMail } from '../../support/mails.ts';
import { findTracker } from '~/modules/fulfilment/tracker.server.ts';
import { findOrderById } from '~/modules/orders/orders.server.ts';
import { watchDeadlines } from '~/modules/payments/overdue.server.ts';
import { ensurePaymentLink } from '~/modules/payments/provider/create-link.server.ts';
import { bookPayment, orderRefund, paymentView } from '~/modules/payments/payments.server.ts';
import { syncPayment } from '~/modules/payments/provider/sync-payment.server.ts';
import { addSponsoredBike } from '~/modules/sponsoring/sponsored-order.server.ts';
import { endPage, watchPages } from '~/modules/sponsoring/campaign/end-page.server.ts';
import { contribute, syncContribution } from '~/modules/sponsoring/sponsoring.server.ts';
import { staffOrderView } from '~/modules/staff/order-page.server.ts';
import { db } from '~/platform/db.server.ts';
import { wireModules } from '~/wiring.server.ts';
import { clearJobs, waitingJobs } from '../../support/jobs.ts';
import { createProduct, createVisitor, firstVariant, order, typedContact } from '../checkout/shop.ts';
import { createInstance } from '../organizations/instance.ts';
import { createPage, deliver, ledger, pay, promise, type TestPage } from './riders.ts';

beforeAll(() => wireModules());
beforeEach(() => clearJobs());

/** Contributes to a page. */
async function give(page: TestPage, ...amounts: number[]) {
  for (const amount of amounts) {
    const { id, hash } = await promise(page.token, amount);
    await pay(hash);
    await syncContribution({ contributionId: id });
  }
}

/** The rider, with the page's bike in the cart and all data entered. */
async function riderOf(page: TestPage) {
  const rider = await createVisitor();
  expect(await addSponsoredBike(rider, page.id)).toBeUndefined();
  await storeTyped(rider, { ...typedContact });
  return rider;
}

const placed = async (rider: { userId: string }) =>
  db.checkout.findFirstOrThrow({
    where: { userId: rider.userId },
    include: { deals: true, payment: { include: { transactions: true } }, fulfilment: true, orderEvents: true },
  });

const inDays = (days: number): Date => new Date(Date.now() + days * 86_400_000);

/** An order of a whole bike for 4320 francs, of which sponsors paid 200, with its payment page. */
async function halfSponsored() {
  const page = await createPage();
  await give(page, 200_00);
  const rider = await riderOf(page);
  await chooseForCart(rider, { planLength: 1 });
  expect((await order(rider)).kind).toBe('placed');
  const { id, payment } = await placed(rider);
  const paymentId = payment?.id ?? '';
  const hash = (await ensurePaymentLink({ paymentId }))?.hash ?? '';
  const found = await findOrderById(id);
  if (!found) throw new Error('The order is not there.');
  const token = found.updateCheckoutDocToken;
  return { page, rider, paymentId, hash, order: found, tracker: () => findTracker({ token, visitor: null }) };
}

const cancel = (checkoutId: string, who: 'staff' | 'shop') =>
  db.$transaction((database) => moveOrder(database, { checkoutId, fact: 'cancelled', who }));

describe('an order that sponsors pay down on', () => {
  it('has what was collected as its down payment, paid, with the token of the page', async () => {
    const page = await createPage({ goal: 1000_00 });
    await give(page, 700_00, 300_00);
    const rider = await riderOf(page);
    expect((await order(rider)).kind).toBe('placed');
    const checkout = await placed(rider);
    expect(checkout).toMatchObject({ sponsorMeToken: page.token, totalDownPayment: 1000_00, planLength: 36 });
    expect(checkout.deals[0]?.properties).toMatchObject({ sponsor_me: true, sponsor_me_token: page.token });
    expect(checkout.payment).toMatchObject({ amount: 1000_00, covered: 1000_00, status: 'confirmed' });
    expect(checkout.payment?.paidAt).not.toBeNull();
    expect(checkout.orderEvents.map(({ kind }) => kind)).toContain('paid');
    expect((await waitingJobs()).map(({ identifier }) => identifier)).not.toContain('payment.create-link');
    expect(await db.sponsorMe.findUniqueOrThrow({ where: { id: page.id } })).toMatchObject({
      state: 'ordered',
      spent: 1000_00,
      checkoutId: checkout.id,
    });
    const late = {
      amount: 10_00,
      name: 'Tom',
      email: 't@example.ch',
      message: '',
      isHidden: false,
      locale: 'de' as const,
    };
    expect(await contribute(page.token, late)).toMatchObject({ ok: false, reason: 'closed' });
    // The page's money is returned through the page only.
    const key = checkout.payment?.transactions[0]?.key ?? '';
    const wish = { checkoutId: checkout.id, key, amount: 1_00, reason: '', staffEmail: 'a@example.ch' };
    expect(await db.$transaction((database) => orderRefund(database, wish))).toEqual({ kind: 'unknown' });
  });

  it('asks the rider to review again when money came since, and includes it', async () => {
    const page = await createPage();
    await give(page, 200_00);
    const rider = await riderOf(page);
    await give(page, 100_00);
    expect((await order(rider)).kind).toBe('changed');
    expect((await order(rider)).kind).toBe('placed');
    expect(await placed(rider)).toMatchObject({ totalDownPayment: 300_00 });
  });

  it('returns to the Rappen, in proportion, what the down payment does not use', async () => {
    const page = await createPage();
    await give(page, 100_00, 70_00, 30_00);
    const rider = await riderOf(page);
    const item = await db.cartItem.findFirstOrThrow({ where: { cart: { userId: rider.userId } } });
    await chooseForCart(rider, { downPayments: [{ itemId: item.id, amount: 99_00 }] });
    expect((await order(rider)).kind).toBe('placed');
    expect((await placed(rider)).payment).toMatchObject({ amount: 99_00, covered: 99_00, status: 'confirmed' });
    expect(await ledger(page.id)).toMatchObject({ came: 200_00, back: 101_00 });
    await deliver();
    const refunds = await db.sponsorMeRefund.findMany({
      where: { transaction: { payment: { sponsorMeId: page.id } } },
    });
    expect(refunds.map(({ amount }) => amount).sort((a, b) => b - a)).toEqual([50_50, 35_35, 15_15]);
    expect(refunds.every(({ doneAt }) => doneAt)).toBe(true);
  });

  it('asks the rider for the rest if more is due', async () => {
    const { rider, paymentId, hash, order: ordered, tracker } = await halfSponsored();
    const { payment } = await placed(rider);
    expect(payment).toMatchObject({ amount: 4320_00, covered: 200_00, status: 'waiting', paidAt: null });
    expect(await db.localGateway.findUniqueOrThrow({ where: { hash } })).toMatchObject({ amount: 4120_00 });
    expect(await tracker()).toMatchObject({ task: 'task-pay', dueAtOnce: 4120_00 });
    await pay(hash);
    await syncPayment({ paymentId });
    expect((await placed(rider)).payment).toMatchObject({ status: 'confirmed' });
    expect(await tracker()).toMatchObject({ dueAtOnce: 4320_00 });
    expect(await paymentView(ordered)).toMatchObject({ state: 'paid', means: undefined });
  });

  it('can be paid online whatever was tried before, and continues while the rest is reserved', async () => {
    const { rider, paymentId, hash, order: ordered, tracker } = await halfSponsored();
    await addLocalTransaction(hash, { status: 'declined', means: 'visa' });
    await syncPayment({ paymentId });
    const link = expect.stringContaining(hash) as string;
    expect(await paymentView(ordered)).toMatchObject({ state: 'declined', link, outstanding: 4120_00 });
    await watchDeadlines(inDays(5));
    expect(await paymentView(ordered)).toMatchObject({ state: 'declined', link });
    await bookPayment({ number: ordered.number, amount: 20_00, entry: `${ordered.number} 20` });
    expect(await tracker()).toMatchObject({ dueAtOnce: 4100_00 });
    await addLocalTransaction(hash, { status: 'reserved', means: 'visa' });
    await watchDeadlines(inDays(8));
    expect((await placed(rider)).fulfilment?.stage).toBe('received');
  });

  it('returns every franc when it is cancelled, and none of it to the rider', async () => {
    const page = await createPage();
    await give(page, 150_00, 50_00);
    const rider = await riderOf(page);
    await order(rider);
    const { id, number } = await placed(rider);
    const ordered = await findOrderById(id);
    if (!ordered) throw new Error('The order is not there.');
    const effects = async () => (await staffOrderView(number))?.cancelEffects.at(-1)?.text;
    expect(await effects()).toBe('Es ist nichts zurückzuzahlen.');
    await cancel(id, 'staff');
    // Before the page has ended: nobody is promised what is returned to others.
    expect((await newsMail(ordered, 'cancelled')).text).toContain('Du musst nichts bezahlen.');
    expect(await paymentView(ordered)).toBeNull();
    expect(await staffOrderView(number)).toMatchObject({ statusLabel: 'Storniert' });
    await watchPages();
    await watchPages();
    await deliver();
    expect(await ledger(page.id)).toEqual({ came: 200_00, back: 200_00, counted: 0 });
    expect((await placed(rider)).payment?.transactions).toMatchObject([{ status: 'refunded', means: 'sponsors' }]);
    expect((await placed(rider)).orderEvents.map(({ kind }) => kind)).not.toContain('refundDue');
    expect(await db.sponsorMe.findUniqueOrThrow({ where: { id: page.id } })).toMatchObject({
      state: 'ended',
      end: 'cancelled',
    });
  });

  it('keeps its sponsors’ money if late money has restored it, whatever was returned before', async () => {
    const { page, rider, order: ordered } = await halfSponsored();
    await cancel(ordered.id, 'shop');
    await bookPayment({ number: ordered.number, amount: 4120_00, entry: ordered.number });
    expect((await placed(rider)).fulfilment?.stage).toBe('paid');
    expect(await endPage(page.id, { end: 'cancelled', from: 'ordered' })).toBe(false);
    expect(await ledger(page.id)).toMatchObject({ back: 0, counted: 200_00 });
  });

  it('is of one page: the bike of another leaves the cart, and one that came with another cart is ordinary', async () => {
    const first = await createPage();
    const second = await createPage();
    for (const page of [first, second]) await give(page, 200_00);
    const rider = await riderOf(first);
    expect(await addSponsoredBike(rider, second.id)).toBeUndefined();
    const lines = () => db.cartItem.findMany({ where: { cart: { userId: rider.userId } } });
    expect(await lines()).toMatchObject([{ sponsorMeToken: second.token }]);
    await addLine(rider, { variantId: firstVariant(first.product), downPayment: 200_00, sponsorMeToken: first.token });
    expect((await order(rider)).kind).toBe('changed');
    expect((await lines()).map(({ isSponsored, sponsorMeToken: token }) => ({ isSponsored, token }))).toEqual(
      expect.arrayContaining([
        { isSponsored: true, token: second.token },
        { isSponsored: false, token: null },
      ]),
    );
    expect((await order(rider)).kind).toBe('placed');
    expect((await placed(rider)).payment).toMatchObject({ amount: 400_00, covered: 200_00 });
    expect(await db.sponsorMe.findUniqueOrThrow({ where: { id: first.id } })).toMatchObject({ state: 'running' });
  });

  it('is told that another item is in the cart, in a shop of one product', async () => {
    const shop = await createInstance({ restrictCartToOnlyOneProductMax: true });
    await shop.here(async () => {
      const page = await createPage();
      await give(page, 200_00);
      const rider = await createVisitor();
      await addLine(rider, { variantId: firstVariant(await createProduct()) });
      expect(await addSponsoredBike(rider, page.id)).toBe('one-only');
    });
  });

  it('has one of two that are placed at once', async () => {
    const page = await createPage();
    await give(page, 200_00);
    const riders = [await riderOf(page), await riderOf(page)];
    const results = await Promise.all(riders.map(order));
    expect(results.map(({ kind }) => kind).sort()).toEqual(['changed', 'placed']);
    expect(await db.checkout.count({ where: { sponsorMeToken: page.token } })).toBe(1);
  });

  it('pays nothing for other items in the cart', async () => {
    const page = await createPage();
    await give(page, 200_00);
    const rider = await riderOf(page);
    const lock = await createProduct({ kind: 'accessory', price: 100_00 });
    await addLine(rider, { variantId: firstVariant(lock) });
    expect((await order(rider)).kind).toBe('placed');
    expect((await placed(rider)).payment).toMatchObject({ amount: 200_00, covered: 200_00 });
  });
});
