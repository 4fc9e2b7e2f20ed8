import { beforeEach, describe, expect, it } from 'vitest';
import { idPictureLabel } from '~/modules/after-order/id-document.ts';
import { addIdPicture, idDocumentView } from '~/modules/after-order/id-document.server.ts';
import { chooseInsurance, insuranceView } from '~/modules/after-order/insurance.server.ts';
import { removeLine, chooseForCart, viewCart } from '~/modules/cart/cart.server.ts';
import type { TypedContact } from '~/modules/checkout/contact.schema.server.ts';
import { findDraft, storeTyped, reviewOrder } from '~/modules/checkout/checkout.server.ts';
import { moveOrder } from '~/modules/fulfilment/fulfilment.server.ts';
import type { OrderFact } from '~/modules/orders/order-facts.ts';
import { findTracker } from '~/modules/fulfilment/tracker.server.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { findOrder, type Order } from '~/modules/orders/orders.server.ts';
import { bookPayment } from '~/modules/payments/payments.server.ts';
import { db } from '~/platform/db.server.ts';
import { clearJobs } from '../../support/jobs.ts';
import { createProduct, createVisitor, fillCart, order as place, typedContact } from '../checkout/shop.ts';
import { photograph } from './pictures.ts';

beforeEach(clearJobs);

interface Choices {
  contact?: TypedContact;
  insurance?: boolean;
  once?: boolean;
}

async function ordered({ contact = {}, insurance, once = false }: Choices = {}): Promise<Order & { visitor: Visitor }> {
  const visitor = await createVisitor();
  await fillCart(visitor, await createProduct());
  await chooseForCart(visitor, { insurance, ...(once && { planLength: 1 }) });
  await storeTyped(visitor, { ...typedContact, ...contact });
  const { kind } = await place(visitor);
  const order = await findOrder({ visitor });
  if (!order) throw new Error(kind);
  return { ...order, visitor };
}

const trackerOf = ({ updateCheckoutDocToken: token }: Order) => findTracker({ token, visitor: null });

const notify = ({ id }: Order, fact: OrderFact) =>
  db.$transaction((database) => moveOrder(database, { checkoutId: id, fact, who: 'staff' }));

async function showPassport(order: Order): Promise<void> {
  const file = new File([new Uint8Array(await photograph())], 'a.jpg', { type: 'image/jpeg' });
  expect(await addIdPicture(order, idPictureLabel('passport', 'front'), { file })).toBeUndefined();
}

describe('the tracker’s headline', () => {
  it('is what the shopper has to do next, and only then what others do', async () => {
    const order = await ordered();
    expect(await trackerOf(order)).toMatchObject({ situation: 'check', task: 'task-pay' });
    await bookPayment({ number: order.number, amount: 1080_00, entry: order.number });
    expect(await trackerOf(order)).toMatchObject({ situation: 'check', task: 'task-id' });
    await showPassport(order);
    expect(await trackerOf(order)).toMatchObject({ situation: 'check', task: null });
    await notify(order, 'checked');
    expect(await trackerOf(order)).toMatchObject({ situation: 'contract', task: null });
  });

  it('is the payment of what is paid at once', async () => {
    expect(await trackerOf(await ordered({ once: true }))).toMatchObject({ situation: 'payment', task: 'task-pay' });
  });

  it('gives no task to a visitor who came by number and e-mail', async () => {
    const { id } = await ordered();
    const { trackingToken: token } = await db.fulfilment.findUniqueOrThrow({ where: { checkoutId: id } });
    expect(await findTracker({ token, visitor: null })).toMatchObject({ access: 'reader', task: null });
  });
});

describe('the day of the delivery', () => {
  it('is on the review, is a working day, and the same on the tracker', async () => {
    const visitor = await createVisitor();
    await fillCart(visitor, await createProduct());
    await storeTyped(visitor, { ...typedContact });
    const review = await reviewOrder({ visitor, locale: 'de' });
    if (typeof review === 'string') throw new Error(review);
    expect([0, 6]).not.toContain(new Date(`${review.facts.expectedDelivery}T00:00:00Z`).getUTCDay());
    await place(visitor);
    const order = await findOrder({ visitor });
    expect(order && (await trackerOf(order))?.expectedDelivery).toBe(review.facts.expectedDelivery);
  });
});

describe('a choice made in the checkout', () => {
  it.each([true, false])('of an insurance (%s) is not asked again, and can be changed', async (insurance) => {
    const order = await ordered({ insurance });
    expect(await insuranceView(order)).toMatchObject({ insured: insurance, answered: true });
    expect(await chooseInsurance(order, !insurance)).toBe(true);
    expect(await insuranceView(order)).toMatchObject({ insured: !insurance, answered: true });
  });

  it('of an insurance is not waited for: only the identity document is missing', async () => {
    const order = await ordered({ insurance: false });
    await showPassport(order);
    expect(await db.checkout.findUnique({ where: { id: order.id } })).toMatchObject({ processed: true });
  });

  it('of a permit is the document whose pictures are required', async () => {
    const order = await ordered({ contact: { idType: 'permit-b', residentOverOneYear: 'on' } });
    expect(await idDocumentView(order)).toMatchObject({ kind: 'permit_b', complete: false });
    expect(await idDocumentView(await ordered())).toMatchObject({ kind: null });
  });

  it('is removed with the cart that it was made for', async () => {
    const { visitor } = await ordered({ insurance: true });
    await fillCart(visitor, await createProduct());
    expect(await viewCart({ visitor, locale: 'de' })).toMatchObject({ insurance: false });
    expect(await findDraft(visitor)).toBeNull();

    await chooseForCart(visitor, { insurance: true });
    const [line] = (await viewCart({ visitor, locale: 'de' })).lines;
    await removeLine(visitor, line?.id ?? '');
    await fillCart(visitor, await createProduct());
    expect(await viewCart({ visitor, locale: 'de' })).toMatchObject({ insurance: false });
  });
});
