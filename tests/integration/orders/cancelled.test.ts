import { beforeEach, describe, expect, it } from 'vitest';
import { loader as contractLoader } from '~/api/document-signing-download.ts';
import { afterOrderView } from '~/modules/after-order/after-order.server.ts';
import { orderConfirmationMail } from '~/modules/after-order/confirmation.server.ts';
import { createContract } from '~/modules/after-order/contract.server.ts';
import { idPictureLabel } from '~/modules/after-order/id-document.ts';
import { addIdPicture, chooseIdDocument } from '~/modules/after-order/id-document.server.ts';
import { chooseInsurance } from '~/modules/after-order/insurance.server.ts';
import { moveOrder } from '~/modules/fulfilment/fulfilment.server.ts';
import type { OrderFact } from '~/modules/orders/order-facts.ts';
import { findTracker } from '~/modules/fulfilment/tracker.server.ts';
import { findOrder, type Order } from '~/modules/orders/orders.server.ts';
import { bookPayment, paymentView, qrBill } from '~/modules/payments/payments.server.ts';
import { action as idAction } from '~/pages/checkout/confirmation/id-document-route.ts';
import { action as insuranceAction } from '~/pages/checkout/confirmation/insurance-route.ts';
import { loader as scheduleLoader } from '~/pages/checkout/confirmation/schedule-route.ts';
import { db } from '~/platform/db.server.ts';
import { clearJobs, waitingJobs } from '../../support/jobs.ts';
import { createProduct, firstVariant, order as place, readyVisitor, type TestProduct } from '../checkout/shop.ts';
import { photograph } from './pictures.ts';
import { sendMail } from '../../support/mails.ts';

/* A cancelled order asks for nothing, accepts nothing and returns what it held (decision 42). */

beforeEach(clearJobs);

const notify = (checkoutId: string, fact: OrderFact) =>
  db.$transaction((database) => moveOrder(database, { checkoutId, fact, who: 'staff' }));

async function ordered(...products: TestProduct[]): Promise<Order> {
  const visitor = await readyVisitor(products);
  const placed = await place(visitor);
  const order = await findOrder({ visitor });
  if (placed.kind !== 'placed' || !order) throw new Error(placed.kind);
  return order;
}

/** The order as its pages read it now. */
async function fresh({ updateCheckoutDocToken: token }: Order): Promise<Order> {
  const order = await findOrder({ visitor: null, token });
  if (!order) throw new Error('The order is not there.');
  return order;
}

const variantOf = (product: TestProduct) => db.variant.findUniqueOrThrow({ where: { id: firstVariant(product) } });

describe('the stock of an order that is cancelled', () => {
  it('is given back, and the product is in stock again', async () => {
    const product = await createProduct({ stockQuantity: 1 });
    const { id } = await ordered(product);
    expect(await variantOf(product)).toMatchObject({ stockQuantity: 0, stockStatus: 'outofstock' });
    await notify(id, 'cancelled');
    expect(await variantOf(product)).toMatchObject({ stockQuantity: 1, stockStatus: 'instock' });
    expect(await db.product.findUnique({ where: { id: product.id } })).toMatchObject({ stockStatus: 'instock' });
  });

  it('is returned once, even if it is cancelled twice or by many at the same time', async () => {
    const bike = await createProduct({ stockQuantity: 5 });
    const other = await createProduct({ stockQuantity: 5 });
    const { id } = await ordered(bike, other, bike);
    expect(await variantOf(bike)).toMatchObject({ stockQuantity: 3 });
    await Promise.all(Array.from({ length: 8 }, () => notify(id, 'cancelled')));
    await notify(id, 'cancelled');
    for (const product of [bike, other]) expect(await variantOf(product)).toMatchObject({ stockQuantity: 5 });
  });

  it('is unchanged if nothing was counted when it was ordered, or it is on order by now', async () => {
    const uncounted = await createProduct({ stockQuantity: null });
    const onOrder = await createProduct({ stockStatus: 'onbackorder', stockQuantity: 0 });
    const changed = await createProduct({ stockQuantity: 5 });
    const countedSince = await createProduct({ stockQuantity: null });
    const { id } = await ordered(uncounted, onOrder, changed, countedSince);
    await db.variant.update({ where: { id: firstVariant(countedSince) }, data: { stockQuantity: 7 } });
    await db.variant.update({
      where: { id: firstVariant(changed) },
      data: { stockStatus: 'onbackorder', stockQuantity: 0 },
    });
    await notify(id, 'cancelled');
    expect(await variantOf(uncounted)).toMatchObject({ stockQuantity: null, stockStatus: 'instock' });
    expect(await variantOf(onOrder)).toMatchObject({ stockQuantity: 0, stockStatus: 'onbackorder' });
    expect(await variantOf(changed)).toMatchObject({ stockQuantity: 0, stockStatus: 'onbackorder' });
    expect(await variantOf(countedSince)).toMatchObject({ stockQuantity: 7, stockStatus: 'instock' });
  });

  it('stays sold if the order was returned after its delivery', async () => {
    const product = await createProduct({ stockQuantity: 2 });
    const { id } = await ordered(product);
    for (const fact of ['checked', 'contract', 'paid', 'delivered', 'returned'] as const) await notify(id, fact);
    expect(await variantOf(product)).toMatchObject({ stockQuantity: 1 });
  });
});

describe('an order that was cancelled', () => {
  async function cancelled(): Promise<Order> {
    const order = await ordered(await createProduct());
    await createContract({ checkoutId: order.id });
    await notify(order.id, 'cancelled');
    return fresh(order);
  }

  it('requires nothing on the page after the order', async () => {
    const view = await afterOrderView(await cancelled(), new URLSearchParams());
    expect(view).toMatchObject({
      ended: 'cancelled',
      idDocument: null,
      insurance: null,
      contract: { state: 'none', href: null, signingUrl: null },
      scheduleFiles: null,
    });
  });

  it('takes no picture, no other document and no answer about the insurance', async () => {
    const order = await cancelled();
    const picture = { file: new File([new Uint8Array(await photograph())], 'a.jpg', { type: 'image/jpeg' }) };
    expect(await addIdPicture(order, idPictureLabel('passport', 'front'), picture)).toBe('closed');
    expect(await chooseIdDocument(order, 'passport')).toBe('closed');
    expect(await chooseInsurance(order, true)).toBe(false);
    expect(await db.checkout.findUnique({ where: { id: order.id }, include: { idDocument: true } })).toMatchObject({
      insurance: false,
      insuranceUpdated: false,
      idUploadUpdated: false,
      idDocument: null,
    });
  });

  it('is never said to be complete', async () => {
    const lock = await ordered(await createProduct({ kind: 'accessory', price: 129_00 }));
    await notify(lock.id, 'cancelled');
    await clearJobs();
    await sendMail(orderConfirmationMail, { checkoutId: lock.id });
    expect((await waitingJobs()).map(({ payload }) => JSON.stringify(payload)).join()).not.toContain('alle Unterlagen');
  });

  it('says so to an answer from an old page', async () => {
    const { updateCheckoutDocToken: token } = await cancelled();
    const send = (path: string, fields: Record<string, string>) =>
      new Request(`http://localhost:3000${path}`, {
        method: 'POST',
        body: new URLSearchParams({ token, ...fields }),
        headers: { Accept: 'text/html' },
      });
    const answers = [
      await idAction({
        request: send('/bestellung/ausweis', { intent: 'choose', kind: 'passport' }),
        params: {},
        context: {},
      }),
      await insuranceAction({
        request: send('/bestellung/versicherung', { insurance: 'true' }),
        params: {},
        context: {},
      }),
    ];
    for (const answer of answers) {
      if (!(answer instanceof Response)) throw new Error('It leads nowhere.');
      expect([answer.status, answer.headers.get('Location')]).toEqual([303, expect.stringContaining('hinweis=closed')]);
    }
  });

  it('returns no contract, schedule or bill', async () => {
    const order = await cancelled();
    const token = order.updateCheckoutDocToken;
    const { id } = await db.contract.findUniqueOrThrow({ where: { checkoutId: order.id } });
    const get = (path: string) => new Request(`http://localhost:3000${path}?token=${token}`);
    const contract = await contractLoader({ request: get('/contract'), params: { id }, context: {} });
    expect(contract.status).toBe(404);
    const schedule = await scheduleLoader({ request: get('/bestellung/zahlungsplan.pdf'), params: {}, context: {} });
    expect(schedule.status).toBe(404);
    expect(await qrBill(order)).toBeUndefined();
    expect(await paymentView(order)).toBeNull();
  });

  it('announces no payment, no contract and no address on its tracker', async () => {
    const { updateCheckoutDocToken: token } = await cancelled();
    expect(await findTracker({ token, visitor: null })).toMatchObject({
      situation: 'cancelled',
      task: null,
      due: { own: null, steps: [], delivery: '', plan: null, ended: { how: 'cancelled' } },
      contractId: null,
      mayCancel: false,
      address: { mayChange: false },
      cancellation: { isUnpaid: false, refund: 0 },
    });
  });

  it('has its money returned if it was paid before: the team and the shopper are notified', async () => {
    const order = await ordered(await createProduct());
    await bookPayment({ number: order.number, amount: 1080_00, entry: order.number });
    await clearJobs();
    await notify(order.id, 'cancelled');
    const reported = (await waitingJobs()).map(({ payload }) => JSON.stringify(payload));
    expect(reported.filter((text) => text.includes('Bitte zurückerstatten'))).toHaveLength(1);
    expect(await paymentView(order)).toMatchObject({ state: 'refunded' });
    const tracker = await findTracker({ token: order.updateCheckoutDocToken, visitor: null });
    expect(tracker?.cancellation).toEqual({ isUnpaid: false, refund: 1080_00 });
  });

  it('has the stage of its deals follow, among their properties too', async () => {
    const { id } = await cancelled();
    const [deal] = await db.deal.findMany({ where: { checkoutId: id } });
    expect(deal).toMatchObject({ dealstage: 'closedlost', properties: { dealstage: 'closedlost' } });
  });
});
