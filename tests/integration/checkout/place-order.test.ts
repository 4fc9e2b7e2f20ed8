import { insurableDeals } from '~/modules/after-order/order-flags.server.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { orderContext, placeOrder } from '~/modules/checkout/checkout.server.ts';
import { findOrder } from '~/modules/orders/orders.server.ts';
import { db } from '~/platform/db.server.ts';
import { chooseForCart, viewCart } from '~/modules/cart/cart.server.ts';
import { clearJobs, waitingJobs } from '../../support/jobs.ts';
import {
  createProduct,
  createVisitor,
  fillCart,
  firstVariant,
  order,
  readyVisitor,
  reviewed,
  typedContact,
} from './shop.ts';

beforeEach(async () => {
  await clearJobs();
  await db.checkout.deleteMany();
});

const numberOf = (result: Awaited<ReturnType<typeof order>>): string => {
  if (result.kind !== 'placed') throw new Error(`The order was not placed: ${result.kind}.`);
  return result.number;
};

/** Confirmations waiting to be sent: one for each order. */
const confirmations = async () =>
  (await waitingJobs()).filter(({ identifier }) => identifier === 'mail.order-confirmation');

describe('an order', () => {
  it('is one checkout document with a deal for each line', async () => {
    const bike = await createProduct({ price: 4320_00 });
    const lock = await createProduct({ kind: 'accessory', price: 129_00 });
    const visitor = await readyVisitor([bike, lock]);
    const number = numberOf(await order(visitor));

    const checkout = await db.checkout.findUniqueOrThrow({
      where: { number },
      include: { deals: { orderBy: { position: 'asc' } } },
    });
    expect(checkout).toMatchObject({
      userId: visitor.userId,
      planLength: 36,
      payOneTime: false,
      resultingPrice: 4449_00,
      totalDownPayment: 1080_00,
      storefront: 'velory',
      checkoutVersion: 1,
      processed: false,
      insuranceUpdated: false,
      idUploadUpdated: false,
    });
    expect(checkout.contact).toEqual({
      firstname: 'Mia',
      lastname: 'Keller',
      email: 'mia.keller@example.ch',
      phone: '+41791234567',
      street: 'Seestrasse',
      house_number: '7',
      zip: '8002',
      city: 'Zürich',
      country_choice: 'Switzerland',
      country_code: 'CH',
      delivery: null,
      google_user_id: null,
      google_client_id: null,
      unique_referral_code: checkout.uniqueReferralCode,
    });
    expect(checkout.uniqueReferralCode).toMatch(/^KELLER\d{2}$/);
    const [ordered] = checkout.cartItems as object[];
    expect(ordered).toEqual({
      id: bike.id,
      name: 'Allegro Limmat 5',
      slug: bike.slug,
      sku: expect.stringMatching(/^SKU-.+-0$/) as string,
      price: 4320_00,
      brand: null,
      frame: 'trapez',
      image: expect.stringMatching(/^\//) as string,
      selectedSize: 'M',
      selectedColor: 'Nebelgrau',
      selectedAddOn: null,
      categories: ['e_bike', 'e_trekking'],
    });
    expect(checkout.cartItems).toHaveLength(2);
    const payments = checkout.schedule as { amount: number }[];
    expect(payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(4449_00);
    expect(checkout.deals.map(({ amount, downPaymentAmount }) => [amount, downPaymentAmount])).toEqual([
      [4320_00, 1080_00],
      [129_00, 0],
    ]);
  });

  it('keeps every field of a deal (spec §3)', async () => {
    const visitor = await readyVisitor([await createProduct()]);
    await order(visitor);
    const deal = await db.deal.findFirstOrThrow({ where: { checkout: { userId: visitor.userId } } });
    const fields = [
      'e_bike_frame', 'e_bike_choice', 'e_bike_size', 'e_bike_color', 'e_bike_price', 'plan_length', 'plan_type', 'article_number_2', 'amount',
      'dealname', 'pipeline', 'dealstage', 'discount_code', 'discount_price', 'e_bike_category', 'expected_delivery_date__website_',
      'deliveryTimeInDays', 'e_bike_stock_information', 'logitics_company', 'bikeId', 'brand', 'isOccasion', 'frame_number',
      'selected_add_on', 'insurance_selected', 'insurance_price', 'free_insurance', 'down_payment_amount', 'checkout_deal_id',
      'uniqueId', 'isOnSale', 'initialPrice', 'google_user_id', 'google_client_id', 'all_agb', 'uid', 'checkout_id', 'store_front',
      'store_front_instance', 'organization_token', 'sponsor_me', 'sponsor_me_token', 'tracking_number', 'checkout_variant',
      'expected_delivery_date',
    ]; // prettier-ignore
    expect(Object.keys(deal.properties as object).sort()).toEqual([...fields].sort());
    expect(deal.properties).toMatchObject({
      e_bike_frame: 'trapez',
      e_bike_choice: 'Allegro Limmat 5',
      e_bike_price: 4320_00,
      article_number_2: expect.stringMatching(/^SKU-.+-0$/) as string,
      e_bike_size: 'M',
      e_bike_color: 'Nebelgrau',
      e_bike_category: 'e_trekking',
      logitics_company: 'Planzer',
      deliveryTimeInDays: 14,
      checkout_deal_id: deal.id,
      checkout_id: deal.checkoutId,
      uniqueId: deal.uniqueId,
      uid: visitor.userId,
      pipeline: 'default',
      dealstage: 'appointmentscheduled',
      down_payment_amount: 1080_00,
      insurance_selected: false,
      all_agb: true,
    });
  });

  it('stores the analytics ids in contact and deals with consent, and none without; the device always', async () => {
    const allowed = await readyVisitor([await createProduct()]);
    const refused = await readyVisitor([await createProduct()]);
    const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604';
    const context = orderContext('_ga=GA1.1.123456789.1700000000', { isCounted: true, userAgent });
    await placeOrder({ visitor: allowed, locale: 'de', ...(await reviewed(allowed)), context });
    await placeOrder({
      visitor: refused,
      locale: 'de',
      ...(await reviewed(refused)),
      context: orderContext(null, { isCounted: false }),
    });
    const idsOf = async ({ userId }: typeof allowed) => {
      const { contact, deals } = await db.checkout.findFirstOrThrow({ where: { userId }, include: { deals: true } });
      return [contact, deals[0]?.properties];
    };
    const ids = { google_user_id: allowed.userId, google_client_id: '123456789.1700000000' };
    expect(await idsOf(allowed)).toMatchObject([ids, ids]);
    const none = { google_user_id: null, google_client_id: null };
    expect(await idsOf(refused)).toMatchObject([none, none]);
    const deviceOf = async ({ userId }: typeof allowed) =>
      (await db.checkout.findFirstOrThrow({ where: { userId } })).checkoutContextData;
    expect(await deviceOf(allowed)).toMatchObject({ device: 'phone' });
    expect(await deviceOf(refused)).toMatchObject({ device: 'node' });
  });

  it('reports a purchase to analytics with consent, once and without a person', async () => {
    await clearJobs();
    const allowed = await readyVisitor([await createProduct()]);
    const refused = await readyVisitor([await createProduct()]);
    const intent = await reviewed(allowed);
    const context = orderContext('_ga=GA1.1.123456789.1700000000', { isCounted: true });
    await placeOrder({ visitor: allowed, locale: 'de', ...intent, context });
    await placeOrder({ visitor: allowed, locale: 'de', ...intent, context });
    await placeOrder({
      visitor: refused,
      locale: 'de',
      ...(await reviewed(refused)),
      context: orderContext('_ga=GA1.1.123456789.1700000000', { isCounted: false }),
    });
    const reported = (await waitingJobs()).filter(({ identifier }) => identifier === 'analytics.purchase');
    const { number } = await db.checkout.findFirstOrThrow({ where: { userId: allowed.userId } });
    expect(reported.map(({ payload }) => payload)).toMatchObject([
      { orderNumber: number, clientId: '123456789.1700000000' },
    ]);
    expect(Object.keys(reported[0]?.payload as object).sort()).toEqual(['clientId', 'items', 'orderNumber', 'value']);
  });

  it('marks the insurance as not applicable if nothing in it can be insured', async () => {
    const contextOf = async (kind: 'bike' | 'accessory') => {
      const number = numberOf(await order(await readyVisitor([await createProduct({ kind, price: 2500_00 })])));
      return (await db.checkout.findUniqueOrThrow({ where: { number } })).checkoutContextData;
    };
    expect(await contextOf('accessory')).toMatchObject({ notApplicable: true });
    expect(await contextOf('bike')).toMatchObject({ notApplicable: false });
  });

  it('notifies the team and the shopper by jobs, names nobody to the team, and leaves an empty cart', async () => {
    const visitor = await readyVisitor([await createProduct()]);
    const number = numberOf(await order(visitor));
    const jobs = await waitingJobs();
    expect(jobs.map((job) => job.identifier)).toEqual(
      expect.arrayContaining(['chat.send', 'mail.order-confirmation', 'contract.create']),
    );
    const chat = JSON.stringify(jobs.find((job) => job.identifier === 'chat.send')?.payload);
    expect(chat).toContain(number);
    expect(chat).not.toMatch(/Mia|Keller|example\.ch|7912/);
    expect((await viewCart({ visitor, locale: 'de' })).lines).toEqual([]);
  });

  it('includes the insurance if it was chosen', async () => {
    const visitor = await readyVisitor([await createProduct({ price: 4320_00 })]);
    await chooseForCart(visitor, { insurance: true });
    const checkout = await db.checkout.findUniqueOrThrow({ where: { number: numberOf(await order(visitor)) } });
    expect(checkout).toMatchObject({ insurance: true, insurancePrice: 345_00, resultingPrice: 4320_00 });
  });

  it('is insured at no charge if the feed says so, whatever was chosen for the others', async () => {
    const free = await createProduct({ price: 3000_00 });
    const paid = await createProduct({ price: 4320_00 });
    await db.product.update({ where: { id: free.id }, data: { metaData: { free_insurance: 'yes' } } });
    const visitor = await readyVisitor([free, paid]);
    await chooseForCart(visitor, { insurance: true });
    const number = numberOf(await order(visitor));
    const checkout = await db.checkout.findUniqueOrThrow({ where: { number }, include: { deals: true } });
    expect(checkout).toMatchObject({ insurance: true, insurancePrice: 345_00 });
    const deals = checkout.deals.sort((a, b) => a.position - b.position).map(({ properties }) => properties);
    expect(deals).toMatchObject([
      { free_insurance: true, insurance_selected: true, insurance_price: 0 },
      { free_insurance: false, insurance_selected: true, insurance_price: 345_00 },
    ]);
    expect((await insurableDeals(db, checkout.id)).map(({ price }) => price)).toEqual([4320_00]);
  });

  it('is paid once below CHF 2000, without questions about eligibility', async () => {
    const { birthDay: _day, idType: _type, noDebtCollection: _debt, ...contact } = typedContact;
    const visitor = await readyVisitor([await createProduct({ price: 1999_00 })], contact);
    const checkout = await db.checkout.findUniqueOrThrow({ where: { number: numberOf(await order(visitor)) } });
    expect(checkout).toMatchObject({ payOneTime: true, planLength: 1, totalDownPayment: 0 });
    expect(checkout.schedule).toMatchObject([{ kind: 'once', amount: 1999_00 }]);
  });
});

describe('the same intent', () => {
  it('sent 20 times at once is one order', async () => {
    const product = await createProduct({ stockQuantity: 5 });
    const visitor = await readyVisitor([product]);
    const intent = { visitor, locale: 'de' as const, ...(await reviewed(visitor)) };
    const results = await Promise.all(Array.from({ length: 20 }, () => placeOrder(intent)));
    expect(new Set(results.map(numberOf)).size).toBe(1);
    expect(await db.checkout.count({ where: { userId: visitor.userId } })).toBe(1);
    expect(await db.deal.count({ where: { checkout: { userId: visitor.userId } } })).toBe(1);
    expect(await db.variant.findUnique({ where: { id: firstVariant(product) } })).toMatchObject({ stockQuantity: 4 });
    expect(await confirmations()).toHaveLength(1);
  });

  it('sent again after a new cart was filled is still the first order', async () => {
    const visitor = await readyVisitor([await createProduct()]);
    const intent = { visitor, locale: 'de' as const, ...(await reviewed(visitor)) };
    const first = numberOf(await placeOrder(intent));
    await fillCart(visitor, await createProduct());
    expect(await placeOrder(intent)).toEqual({ kind: 'placed', number: first });
    expect((await viewCart({ visitor, locale: 'de' })).lines).toHaveLength(1);
  });

  it('of another visitor opens nothing', async () => {
    const visitor = await readyVisitor([await createProduct()]);
    const intent = await reviewed(visitor);
    await placeOrder({ visitor, locale: 'de', ...intent });
    const stranger = await readyVisitor([await createProduct()]);
    expect(await placeOrder({ visitor: stranger, locale: 'de', ...intent })).toEqual({ kind: 'changed' });
  });
});

describe('two shoppers and one last piece', () => {
  it('make exactly one order; the other shopper gets a message and loses nothing', async () => {
    const product = await createProduct({ stockQuantity: 1 });
    const visitors = await Promise.all(Array.from({ length: 8 }, () => readyVisitor([product])));
    const intents = await Promise.all(
      visitors.map(async (visitor) => ({ visitor, locale: 'de' as const, ...(await reviewed(visitor)) })),
    );
    const results = await Promise.all(intents.map((intent) => placeOrder(intent)));
    expect(results.filter((result) => result.kind === 'placed')).toHaveLength(1);
    expect(results.filter((result) => result.kind === 'sold-out')).toHaveLength(7);
    expect(await confirmations()).toHaveLength(1);
    expect(await db.variant.findUnique({ where: { id: firstVariant(product) } })).toMatchObject({
      stockQuantity: 0,
      stockStatus: 'outofstock',
    });
    expect(await db.product.findUnique({ where: { id: product.id } })).toMatchObject({ stockStatus: 'outofstock' });
    const loser = visitors[results.findIndex((result) => result.kind === 'sold-out')];
    expect((await viewCart({ visitor: loser ?? null, locale: 'de' })).lines).toMatchObject([{ stock: 'sold-out' }]);
  });

  it('who want two of three pieces each do not get four', async () => {
    const product = await createProduct({ stockQuantity: 3 });
    const visitors = await Promise.all([readyVisitor([product, product]), readyVisitor([product, product])]);
    const intents = await Promise.all(
      visitors.map(async (visitor) => ({ visitor, locale: 'de' as const, ...(await reviewed(visitor)) })),
    );
    const results = await Promise.all(intents.map((intent) => placeOrder(intent)));
    expect(results.map((result) => result.kind).sort()).toEqual(['placed', 'sold-out']);
    expect(await db.variant.findUnique({ where: { id: firstVariant(product) } })).toMatchObject({ stockQuantity: 1 });
  });

  it('do not wait for each other in a circle when they order the same two things in another order', async () => {
    const products = [await createProduct({ stockQuantity: 50 }), await createProduct({ stockQuantity: 50 })];
    const visitors = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        readyVisitor(index % 2 ? products : [...products].reverse(), { ...typedContact, email: `${index}@example.ch` }),
      ),
    );
    const results = await Promise.all(visitors.map((visitor) => order(visitor)));
    expect(results.every((result) => result.kind === 'placed')).toBe(true);
    expect(
      await db.variant.findUnique({ where: { id: firstVariant(products[0] ?? (await createProduct())) } }),
    ).toMatchObject({
      stockQuantity: 38,
    });
  });
});

describe('referral codes', () => {
  it('are unique, and get longer when two digits are used up', async () => {
    const product = await createProduct();
    const used = Array.from({ length: 100 }, (_, number) => `BÜRGI${String(number).padStart(2, '0')}`);
    const owner = await createVisitor();
    await db.checkout.createMany({
      data: used.map((code) => ({
        number: code,
        intentKey: crypto.randomUUID(),
        userId: owner.userId,
        locale: 'de' as const,
        updateCheckoutDocToken: code,
        contact: {},
        uniqueReferralCode: code,
        cartItems: [],
        planLength: 36,
        payOneTime: false,
        resultingPrice: 0,
        totalDownPayment: 0,
        schedule: [],
        storefront: 'velory',
      })),
    });
    const visitors = await Promise.all(
      Array.from({ length: 6 }, () => readyVisitor([product], { ...typedContact, lastname: 'Bürgi' })),
    );
    const numbers = (await Promise.all(visitors.map((visitor) => order(visitor)))).map(numberOf);
    const codes = await db.checkout.findMany({
      where: { number: { in: numbers } },
      select: { uniqueReferralCode: true },
    });
    expect(codes).toHaveLength(6);
    expect(codes.every(({ uniqueReferralCode }) => /^BÜRGI\d{3,}$/.test(uniqueReferralCode))).toBe(true);
  });
});

describe('an order that fails halfway', () => {
  it('leaves no document, no deal, no job and the whole cart, and the team is notified', async () => {
    const product = await createProduct({ stockQuantity: 3 });
    const visitor = await readyVisitor([product]);
    const intent = { visitor, locale: 'de' as const, ...(await reviewed(visitor)) };
    // The order's last statement fails, after document, deals and jobs are written.
    await db.$executeRaw`create function refuse() returns trigger language plpgsql as 'begin raise exception ''refused''; end'`;
    await db.$executeRaw`create trigger refuse before delete on checkout_draft execute function refuse()`;
    try {
      expect(await placeOrder(intent)).toEqual({ kind: 'failed' });
    } finally {
      await db.$executeRaw`drop function refuse cascade`;
    }
    expect(await db.checkout.count({ where: { userId: visitor.userId } })).toBe(0);
    expect(await db.variant.findUnique({ where: { id: firstVariant(product) } })).toMatchObject({ stockQuantity: 3 });
    expect((await viewCart({ visitor, locale: 'de' })).lines).toHaveLength(1);
    const jobs = await waitingJobs();
    expect(jobs).toMatchObject([{ identifier: 'chat.send' }]);
    expect(JSON.stringify(jobs[0]?.payload)).toContain('Checkout failed');
    expect(await placeOrder(intent)).toMatchObject({ kind: 'placed' });
  });
});

describe('findOrder', () => {
  it('opens an order to its session and to its token, never by its number alone', async () => {
    const visitor = await readyVisitor([await createProduct()]);
    const number = numberOf(await order(visitor));
    const own = await findOrder({ visitor, number });
    expect(own?.number).toBe(number);
    expect(await findOrder({ visitor: null, number })).toBeNull();
    expect(await findOrder({ visitor: await createVisitor(), number })).toBeNull();
    expect((await findOrder({ visitor: null, token: own?.updateCheckoutDocToken }))?.number).toBe(number);
    expect(await findOrder({ visitor: null, token: 'guessed' })).toBeNull();
  });
});
