import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { chooseInsurance, insuranceView } from '~/modules/after-order/insurance.server.ts';
import { cartSummary, chooseForCart, pricedCart, viewCart } from '~/modules/cart/cart.server.ts';
import {
  changeDiscount,
  storeTyped,
  loweredDownPayments,
  placeOrder,
  planStep,
  reviewOrder,
} from '~/modules/checkout/checkout.server.ts';
import { insuranceYearly } from '~/modules/financing/financing.ts';
import { createDiscountCode, type NewDiscountCode } from '~/modules/pricing/create-discount.server.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { moveOrder } from '~/modules/fulfilment/fulfilment.server.ts';
import type { OrderFact } from '~/modules/orders/order-facts.ts';
import { db } from '~/platform/db.server.ts';
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

const DAY = 86_400_000;

beforeEach(async () => {
  await db.checkout.deleteMany();
});

/** A code that no other test uses. */
async function newCode(facts: Omit<NewDiscountCode, 'code'>): Promise<string> {
  const result = await createDiscountCode({ code: `t-${randomUUID().slice(0, 8)}`, ...facts });
  if (result.kind !== 'created') throw new Error(`The code was not made: ${JSON.stringify(result)}.`);
  return result.code;
}

/** Enters a code as the plan page's form does. */
function enter(visitor: Visitor, discountCode: string, sender: string = randomUUID()) {
  const form = new FormData();
  form.set('intent', 'apply-code');
  form.set('discountCode', discountCode);
  return changeDiscount(visitor, form, sender);
}

async function shopperWith(code: string, price = 4320_00): Promise<Visitor> {
  const visitor = await readyVisitor([await createProduct({ price })]);
  expect(await enter(visitor, code)).toBeNull();
  return visitor;
}

/** Records a fact of an order as staff do. */
const notify = (checkoutId: string, fact: OrderFact) =>
  db.$transaction((database) => moveOrder(database, { checkoutId, fact, who: 'staff' }));

describe('the use of a code', () => {
  /** Orders with the last use of a code. @returns the order's id */
  async function orderWith(code: string): Promise<string> {
    const visitor = await shopperWith(code);
    await order(visitor);
    return (await db.checkout.findFirstOrThrow({ where: { userId: visitor.userId } })).id;
  }
  const usedOf = async (code: string) => (await db.discountCode.findFirstOrThrow({ where: { code } })).used;

  it('is returned once if its order is cancelled before payment, and another shopper may take it', async () => {
    const code = await newCode({ percent: 10, maxUses: 1 });
    const id = await orderWith(code);
    expect(await usedOf(code)).toBe(1);
    await Promise.all([notify(id, 'cancelled'), notify(id, 'cancelled')]);
    await notify(id, 'cancelled');
    expect(await usedOf(code)).toBe(0);
    const cancelled = await db.checkout.findUniqueOrThrow({ where: { id }, include: { redemption: true } });
    expect(cancelled).toMatchObject({ discountCode: code, discount: 432_00, redemption: null });
    await orderWith(code);
    expect(await usedOf(code)).toBe(1);
  });

  it('is returned if a paid order is cancelled before its delivery', async () => {
    const code = await newCode({ percent: 10, maxUses: 1 });
    const id = await orderWith(code);
    await notify(id, 'paid');
    expect(await enter(await readyVisitor([await createProduct()]), code)).toMatchObject({ refusal: 'used-up' });
    await notify(id, 'cancelled');
    expect(await usedOf(code)).toBe(0);
    await orderWith(code);
    expect(await usedOf(code)).toBe(1);
  });

  it('stays used if the bike was delivered and returned', async () => {
    const code = await newCode({ percent: 10, maxUses: 1 });
    const id = await orderWith(code);
    for (const fact of ['checked', 'contract', 'paid', 'assembly', 'shipped', 'delivered', 'returned'] as const)
      await notify(id, fact);
    expect(await usedOf(code)).toBe(1);
    expect(await db.fulfilment.findUnique({ where: { checkoutId: id } })).toMatchObject({ stage: 'returned' });
  });

  it('of another order is not touched', async () => {
    const code = await newCode({ percent: 10, maxUses: 5 });
    const first = await orderWith(code);
    await orderWith(code);
    await notify(first, 'cancelled');
    expect(await usedOf(code)).toBe(1);
    const plain = await readyVisitor([await createProduct()]);
    await order(plain);
    await notify((await db.checkout.findFirstOrThrow({ where: { userId: plain.userId } })).id, 'cancelled');
    expect(await usedOf(code)).toBe(1);
  });
});

describe('an entered code', () => {
  it('reduces the order: total, plan, deals and one use', async () => {
    const code = await newCode({ percent: 10 });
    const visitor = await readyVisitor([
      await createProduct({ price: 4320_00 }),
      await createProduct({ kind: 'accessory', price: 130_00 }),
    ]);
    expect(await enter(visitor, ` ${code.toLowerCase()} `)).toBeNull();
    const result = await order(visitor);
    const checkout = await db.checkout.findFirstOrThrow({
      where: { userId: visitor.userId },
      include: { deals: { orderBy: { position: 'asc' } }, redemption: true },
    });
    expect(result).toEqual({ kind: 'placed', number: checkout.number });
    expect(checkout).toMatchObject({
      resultingPrice: 4005_00,
      discount: 445_00,
      discountCode: code,
      totalDownPayment: 972_00,
      redemption: { amount: 445_00 },
    });
    const payments = checkout.schedule as { amount: number }[];
    expect(payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(4005_00);
    expect(checkout.deals.map(({ amount }) => amount)).toEqual([3888_00, 117_00]);
    expect(checkout.deals.map(({ properties }) => properties)).toMatchObject([
      { discount_code: code, discount_price: 432_00, e_bike_price: 4320_00, amount: 3888_00 },
      { discount_code: code, discount_price: 13_00 },
    ]);
    expect(await db.discountCode.findFirst({ where: { code } })).toMatchObject({ used: 1 });
  });

  it('changes no insurance: it costs the same in the checkout, in the order and when it is answered after it', async () => {
    const visitor = await shopperWith(await newCode({ percent: 10 }));
    await chooseForCart(visitor, { insurance: true });
    const { plan } = await planStep({ visitor, locale: 'de', query: new URLSearchParams() });
    expect(plan).toMatchObject({ total: 3888_00, insuranceYearly: insuranceYearly(4320_00) });
    await order(visitor);
    const { id } = await db.checkout.findFirstOrThrow({ where: { userId: visitor.userId } });
    const stored = async () => {
      const { insurancePrice, deals } = await db.checkout.findUniqueOrThrow({
        where: { id },
        include: { deals: true },
      });
      return [
        insurancePrice,
        ...deals.map(({ properties }) => (properties as { insurance_price: unknown }).insurance_price),
      ];
    };
    const yearly = plan.insuranceYearly;
    expect(await stored()).toEqual([yearly, yearly]);
    expect(await insuranceView({ id })).toMatchObject({ yearly });
    await chooseInsurance({ id }, false);
    await chooseInsurance({ id }, true);
    expect(await stored()).toEqual([yearly, yearly]);
  });

  it('counts in drawer, plan, review and order alike, and is stored with the order', async () => {
    const code = await newCode({ percent: 10 });
    const visitor = await shopperWith(code);
    const question = { visitor, locale: 'fr' as const };
    const discount = { code, amount: 432_00 };
    expect(await cartSummary(question)).toMatchObject({
      discount,
      amounts: { total: 3888_00, regular: 81_00, downPayment: 972_00 },
    });
    const { plan } = await planStep({ ...question, query: new URLSearchParams() });
    expect(plan).toMatchObject({ discount, total: 3888_00 });
    expect(await reviewOrder(question)).toMatchObject({ plan });
    expect(await order(visitor)).toMatchObject({ kind: 'placed' });
    expect(await db.checkout.findFirst({ where: { userId: visitor.userId } })).toMatchObject({
      discountCode: code,
      resultingPrice: plan.total,
      totalDownPayment: plan.amounts.downPayment,
    });
    await fillCart(visitor, await createProduct());
    expect(await cartSummary(question)).toMatchObject({ discount: null, amounts: { total: 4320_00 } });
  });

  it('is not in the drawer once its time is over', async () => {
    const code = await newCode({ percent: 10, validTo: new Date(Date.now() + DAY) });
    const visitor = await shopperWith(code);
    const later = { visitor, locale: 'de' as const, now: new Date(Date.now() + 2 * DAY) };
    expect(await cartSummary(later)).toMatchObject({ discount: null, amounts: { total: 4320_00 } });
    expect(await pricedCart(later)).toMatchObject({ discount: { code, terms: null, refusal: 'expired' } });
  });

  it('is refused with the reason, and then changes nothing', async () => {
    const now = Date.now();
    const visitor = await readyVisitor([await createProduct({ price: 2000_00 })]);
    const early = await newCode({ percent: 10, validFrom: new Date(now + DAY) });
    const late = await newCode({ percent: 10, validFrom: new Date(now - 2 * DAY), validTo: new Date(now - DAY) });
    const high = await newCode({ amount: 100_00, minimum: 2500_00 });
    for (const [code, refusal] of [
      [`nothing-${randomUUID()}`, 'unknown'],
      [early, 'not-yet-valid'],
      [late, 'expired'],
      [high, 'below-minimum'],
    ] as const) {
      expect(await enter(visitor, code)).toMatchObject({ refusal });
    }
    expect(await enter(visitor, high)).toMatchObject({ minimum: 2500_00 });
    expect((await pricedCart({ visitor, locale: 'de' })).discount).toBeNull();
  });

  it('that is not combinable is refused if everything is reduced', async () => {
    const visitor = await createVisitor();
    const product = await createProduct({ price: 3000_00, variants: [{ uvpPrice: 3500_00 }] });
    await fillCart(visitor, product);
    expect(await enter(visitor, await newCode({ percent: 10 }))).toMatchObject({ refusal: 'not-combinable' });
    expect(await enter(visitor, await newCode({ percent: 10, combinable: true }))).toBeNull();
  });

  it('cannot be found by guessing: many unknown codes cause a delay', async () => {
    const visitor = await readyVisitor([await createProduct()]);
    const code = await newCode({ percent: 10 });
    const sender = randomUUID();
    const guesses = [];
    for (let guess = 0; guess < 9; guess++) guesses.push((await enter(visitor, `guess-${guess}`, sender))?.refusal);
    expect(guesses).toEqual([...Array.from({ length: 8 }, () => 'unknown'), 'too-many-entries']);
    expect(await enter(visitor, code, sender)).toMatchObject({ refusal: 'too-many-entries' });
    expect(await enter(visitor, code)).toBeNull();
  });
});

describe('the last use of a code', () => {
  it('goes to exactly one of eight simultaneous orders; the others get a message and keep everything', async () => {
    const code = await newCode({ percent: 10, maxUses: 1 });
    const visitors = await Promise.all(Array.from({ length: 8 }, () => shopperWith(code)));
    const intents = await Promise.all(
      visitors.map(async (visitor) => ({ visitor, locale: 'de' as const, ...(await reviewed(visitor)) })),
    );
    const results = await Promise.all(intents.map((intent) => placeOrder(intent)));
    expect(results.filter(({ kind }) => kind === 'placed')).toHaveLength(1);
    expect(results.filter(({ kind }) => kind === 'discount-gone')).toHaveLength(7);
    expect(await db.discountCode.findFirst({ where: { code } })).toMatchObject({ used: 1 });
    expect(await db.discountRedemption.count({ where: { discountCode: { code } } })).toBe(1);
    expect(await db.checkout.count()).toBe(1);

    const loser = visitors[results.findIndex(({ kind }) => kind === 'discount-gone')] ?? null;
    expect((await viewCart({ visitor: loser, locale: 'de' })).lines).toHaveLength(1);
    const review = await reviewOrder({ visitor: loser, locale: 'de' });
    expect(review).toMatchObject({
      contact: { firstname: 'Mia' },
      plan: { total: 4320_00, discount: null },
      refusedDiscount: { code, refusal: 'used-up' },
    });
    if (typeof review === 'string' || !loser) throw new Error('Nothing to order is left.');
    const { intentKey, fingerprint } = review;
    expect(await placeOrder({ visitor: loser, locale: 'de', intentKey, fingerprint })).toMatchObject({
      kind: 'placed',
    });
    expect(await db.discountCode.findFirst({ where: { code } })).toMatchObject({ used: 1 });
  });

  it('stays unused if the order fails', async () => {
    const code = await newCode({ percent: 10, maxUses: 1 });
    const visitor = await readyVisitor([await createProduct({ stockQuantity: 1 })]);
    await enter(visitor, code);
    const intent = { visitor, locale: 'de' as const, ...(await reviewed(visitor)) };
    const [line] = (await viewCart({ visitor, locale: 'de' })).lines;
    await db.variant.update({ where: { id: line?.variantId ?? 0 }, data: { stockStatus: 'outofstock' } });
    expect(await placeOrder(intent)).toMatchObject({ kind: 'sold-out' });
    expect(await db.discountCode.findFirst({ where: { code } })).toMatchObject({ used: 0 });
  });
});

describe('a down payment with a code', () => {
  it('that leaves too little for instalments is said, and counts as the most there is', async () => {
    const visitor = await shopperWith(await newCode({ percent: 10 }));
    const question = { visitor, locale: 'fr' as const };
    const { cart } = await pricedCart(question);
    const itemId = cart.lines[0]?.id ?? '';
    const choose = async (amount: number) => {
      const choices = { downPayments: [{ itemId, amount }] };
      expect(await chooseForCart(visitor, choices)).toEqual([]);
      return loweredDownPayments(question, choices);
    };
    expect(await choose(2320_00)).toEqual([{ about: 'down-payment', itemId, reason: 'instalments-below-minimum' }]);
    expect((await pricedCart(question)).plan).toMatchObject({ total: 3888_00, downPayments: [1888_00] });
    expect(await choose(1888_00)).toEqual([]);
  });

  it('that exceeds its own line is reported as such', async () => {
    const visitor = await readyVisitor([
      await createProduct({ price: 4320_00 }),
      await createProduct({ price: 500_00 }),
    ]);
    expect(await enter(visitor, await newCode({ percent: 10 }))).toBeNull();
    const question = { visitor, locale: 'de' as const };
    const { lines } = await pricedCart(question);
    const itemId = lines.find(({ price }) => price === 500_00)?.id ?? '';
    const choices = { downPayments: [{ itemId, amount: 480_00 }] };
    expect(await chooseForCart(visitor, choices)).toEqual([]);
    expect(await loweredDownPayments(question, choices)).toEqual([
      { about: 'down-payment', itemId, reason: 'above-item-price' },
    ]);
  });
});

describe('an order that takes the last of the cheapest variant', () => {
  it('leaves the product with the price and label of what can still be had', async () => {
    const product = await createProduct({
      price: 3900_00,
      stockQuantity: 1,
      variants: [{}, { price: 4320_00, uvpPrice: 4800_00, stockStatus: 'onbackorder', stockQuantity: null }],
    });
    const visitor = await readyVisitor([product]);
    expect(await order(visitor)).toMatchObject({ kind: 'placed' });
    expect(await db.variant.findUnique({ where: { id: firstVariant(product) } })).toMatchObject({
      stockStatus: 'outofstock',
    });
    expect(await db.product.findUnique({ where: { id: product.id } })).toMatchObject({
      displayPrice: 4320_00,
      uvpPrice: 4800_00,
      stockStatus: 'onbackorder',
      strikePrice: null,
    });
  });

  it('sees what another order takes at the same moment', async () => {
    const product = await createProduct({
      stockQuantity: 1,
      variants: [{}, { size: 'L', colorSlug: 'nebelgrau' }],
    });
    const [first, second] = await Promise.all([createVisitor(), createVisitor()]);
    await fillCart(first, product);
    await fillCart(second, { ...product, variantIds: product.variantIds.slice(1) });
    await Promise.all([first, second].map((visitor) => storeTyped(visitor, { ...typedContact })));
    const results = await Promise.all([order(first), order(second)]);
    expect(results.map(({ kind }) => kind)).toEqual(['placed', 'placed']);
    expect(await db.product.findUnique({ where: { id: product.id } })).toMatchObject({ stockStatus: 'outofstock' });
  });
});
