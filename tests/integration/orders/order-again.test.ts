import { beforeEach, describe, expect, it } from 'vitest';
import { chooseForCart, viewCart } from '~/modules/cart/cart.server.ts';
import {
  changeDiscount,
  findDraft,
  storeTyped,
  knownContact,
  orderAgain,
  placeOrder,
} from '~/modules/checkout/checkout.server.ts';
import { moveOrder } from '~/modules/fulfilment/fulfilment.server.ts';
import { instanceMail } from '~/modules/instances/instance-mail.server.ts';
import { newsMail } from '../../support/mails.ts';
import { findOrder, type Order } from '~/modules/orders/orders.server.ts';
import { createDiscountCode } from '~/modules/pricing/create-discount.server.ts';
import { action } from '~/pages/tracker/route.tsx';
import { db } from '~/platform/db.server.ts';
import { clearJobs } from '../../support/jobs.ts';
import {
  createProduct,
  createVisitor,
  firstVariant,
  readyVisitor,
  reviewed,
  type TestProduct,
} from '../checkout/shop.ts';

/* An order that was not paid in time can be placed again from its mail (decision 42). */

beforeEach(async () => {
  await clearJobs();
  await db.checkout.deleteMany();
});

const CODE = 'WIEDER10';

/** An order over 24 months, insured, with CHF 500 down on the first item and a code for one use. */
async function ordered(products: TestProduct[]): Promise<Order> {
  await db.discountCode.deleteMany({ where: { code: CODE } });
  await createDiscountCode({ code: CODE, percent: 10, maxUses: 1 });
  const visitor = await readyVisitor(products);
  const [first] = (await viewCart({ visitor, locale: 'de' })).lines;
  const downPayments = [{ itemId: first?.id ?? '', amount: 500_00 }];
  await chooseForCart(visitor, { planLength: 24, insurance: true, downPayments });
  const form = new FormData();
  form.set('intent', 'apply-code');
  form.set('discountCode', CODE);
  expect(await changeDiscount(visitor, form, 'a sender')).toBeNull();
  const { kind } = await placeOrder({ visitor, locale: 'de', ...(await reviewed(visitor)) });
  const order = await findOrder({ visitor });
  if (!order) throw new Error(`The order was not placed: ${kind}.`);
  return order;
}

const end = ({ id }: Order) =>
  db.$transaction((database) =>
    moveOrder(database, { checkoutId: id, fact: 'cancelled', who: 'shop', note: 'unpaid' }),
  );

const again = async (order: Order, visitor: Awaited<ReturnType<typeof createVisitor>>) => {
  const isDone = await orderAgain(visitor, order.id, { locale: 'de', sender: 'a sender' });
  return { isDone, cart: await viewCart({ visitor, locale: 'de' }) };
};

describe('an order that was not paid in time', () => {
  it('fills the cart of any browser again, with plan, down payment, insurance and code, each item once', async () => {
    const bike = await createProduct();
    const lock = await createProduct({ kind: 'accessory', price: 129_00 });
    const order = await ordered([bike, lock]);
    await end(order);
    await db.variant.update({ where: { id: firstVariant(bike) }, data: { price: 4000_00 } });
    const visitor = await createVisitor();
    await again(order, visitor);
    const { isDone, cart } = await again(order, visitor);
    expect(isDone).toBe(true);
    expect(cart).toMatchObject({ planLength: 24, insurance: true });
    expect(
      cart.lines.map(({ variantId, price, downPayment, notices }) => [variantId, price, downPayment, notices]),
    ).toEqual([
      [firstVariant(bike), 4000_00, 500_00, []],
      [firstVariant(lock), 129_00, 0, []],
    ]);
    expect(await db.cart.findUnique({ where: { userId: visitor.userId } })).toMatchObject({ discountCode: CODE });
  });

  it('fills in the contact data of the order, unless something was typed already', async () => {
    const order = await ordered([await createProduct()]);
    await end(order);
    const visitor = await createVisitor();
    await again(order, visitor);
    const draft = await findDraft(visitor);
    expect(draft?.contact).toEqual({
      firstname: 'Mia',
      lastname: 'Keller',
      email: 'mia.keller@example.ch',
      phonePrefix: 'CH +41',
      phone: '079 123 45 67',
      street: 'Seestrasse',
      houseNumber: '7',
      zip: '8002',
      city: 'Zürich',
      country: 'Switzerland',
    });
    await storeTyped(visitor, { firstname: 'Lea' });
    await again(order, visitor);
    expect((await findDraft(visitor))?.contact).toEqual({ firstname: 'Lea' });
  });

  it('offers a signed-in shopper the contact data of their newest order, and nobody else', async () => {
    const visitor = await createVisitor();
    expect(await knownContact(visitor)).toEqual({});
    await db.user.update({ where: { id: visitor.userId }, data: { email: 'mia@example.ch' } });
    expect(await knownContact(visitor)).toEqual({ email: 'mia@example.ch' });
    const order = await ordered([await createProduct()]);
    await db.checkout.update({ where: { id: order.id }, data: { userId: visitor.userId } });
    expect(await knownContact(visitor)).toMatchObject({ firstname: 'Mia', street: 'Seestrasse', zip: '8002' });
    await db.user.update({ where: { id: visitor.userId }, data: { email: null } });
    expect(await knownContact(visitor)).toEqual({});
  });

  it('leaves out what is no longer sold, and says so', async () => {
    const bike = await createProduct();
    const removed = await createProduct();
    const order = await ordered([bike, removed]);
    await end(order);
    await db.product.update({ where: { id: removed.id }, data: { status: 'draft' } });
    const { cart } = await again(order, await createVisitor());
    expect(cart.lines.map(({ variantId }) => variantId)).toEqual([firstVariant(bike)]);
    expect(cart.meeting).toMatchObject({ added: 1, gone: 1 });
  });

  it('restores nothing of a valid order', async () => {
    const order = await ordered([await createProduct()]);
    const { isDone, cart } = await again(order, await createVisitor());
    expect([isDone, cart.lines]).toEqual([false, []]);
  });

  it.each(['de', 'fr'] as const)('is linked from its mail, and opened by its own link only: %s', async (locale) => {
    const order = await ordered([await createProduct()]);
    await end(order);
    const { address, look } = await instanceMail(order.instanceId, locale);
    const { text } = await newsMail({ ...order, locale }, 'unpaid', { address, look });
    expect(text).toMatch(locale === 'de' ? /oder nochmals bestellen/ : /ou la passer à nouveau/);
    const link = /http\S+token=\S+/.exec(text)?.[0] ?? '';
    const send = (url: string) => {
      const request = new Request(url, { method: 'POST', body: new URLSearchParams({ intent: 'again' }) });
      return action({ request, params: {}, context: {} });
    };
    const answer = await send(link);
    if (!(answer instanceof Response)) throw new Error('The answer leads nowhere.');
    expect(answer.headers.get('Location')).toBe(locale === 'de' ? '/checkout/' : '/fr/checkout/');
    expect(answer.headers.get('Set-Cookie')).toContain('session');
    const { trackingToken } = await db.fulfilment.findUniqueOrThrow({ where: { checkoutId: order.id } });
    await expect(send(link.replace(/token=\S+/, `token=${trackingToken}`))).rejects.toMatchObject({ status: 403 });
  });
});
