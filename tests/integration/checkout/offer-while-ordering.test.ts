import { beforeEach, describe, expect, it } from 'vitest';
import { acceptPrice, addLine, pricedCart, viewCart } from '~/modules/cart/cart.server.ts';
import { placeOrder } from '~/modules/checkout/checkout.server.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { applyLimitedOffers } from '~/modules/pricing/limited-offers.server.ts';
import { db } from '~/platform/db.server.ts';
import { createProduct, createVisitor, firstVariant, readyVisitor, reviewed, type TestProduct } from './shop.ts';

const HOUR = 3_600_000;
const REGULAR = 4320_00;
const REDUCED = 3888_00;

/** Publishes offers of a bike, ten percent off for two hours by default, or none. */
async function publish(
  bike?: TestProduct,
  offers: readonly { percent?: number; limitedOfferDuration?: number }[] = [{}],
): Promise<void> {
  await db.contentDocument.deleteMany({ where: { type: 'limited-offer' } });
  if (!bike) return;
  for (const [position, offer] of offers.entries()) {
    const data = {
      id: `offer-${position}`,
      title: 'Limmat',
      productSlug: bike.slug,
      percent: 10,
      limitedOfferStartDate: new Date().toISOString(),
      limitedOfferDuration: 2,
      ...offer,
    };
    const documentId = data.id;
    await db.contentDocument.create({ data: { type: 'limited-offer', documentId, locale: 'de', position, data } });
  }
}

const lineOf = async (visitor: Visitor) => {
  const [line] = (await viewCart({ visitor, locale: 'de' })).lines;
  if (!line) throw new Error('The cart is empty.');
  return line;
};

/** Reviews and orders, accepting what changed meanwhile. @returns the number and the confirmed price */
async function orderWhatIsShown(visitor: Visitor): Promise<{ number: string; confirmed: number }> {
  for (;;) {
    const { id, price } = await lineOf(visitor);
    await acceptPrice(visitor, id, price);
    const { price: confirmed } = await lineOf(visitor);
    const review = await reviewed(visitor).catch(() => undefined);
    const result = review && (await placeOrder({ visitor, locale: 'de', ...review }));
    if (result?.kind === 'placed') return { number: result.number, confirmed };
    if (result && result.kind !== 'changed') throw new Error(`Not placed: ${result.kind}.`);
  }
}

/** Runs an action for each of many, twenty at a time. */
async function inTurns<Item, Result>(items: readonly Item[], task: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  const left = [...items];
  const work = async () => {
    while (left.length > 0) for (const item of left.splice(0, 1)) results.push(await task(item));
  };
  await Promise.all(Array.from({ length: 20 }, work));
  return results;
}

const orderedPrice = async (number: string): Promise<unknown> => {
  const { deals } = await db.checkout.findUniqueOrThrow({ where: { number }, include: { deals: true } });
  return deals.map(({ properties }) => Object(properties).e_bike_price);
};

/** Adds a bike to a new cart as its page does, with the price and down payment it showed, in Rappen. */
async function addAsShown(bike: TestProduct, shownPrice: number, downPayment: number) {
  const visitor = await createVisitor();
  const added = await addLine(visitor, { variantId: firstVariant(bike), planLength: 36, shownPrice, downPayment });
  return { added, ...(await pricedCart({ visitor, locale: 'de' })) };
}

beforeEach(() => publish());

describe('a limited offer between a product page and its button', () => {
  it('that begins lowers a down payment to what the new price allows, with a message at the line', async () => {
    const bike = await createProduct({ price: REGULAR });
    const validFrom = new Date(Date.now() - 24 * HOUR);
    await db.pricePeriod.create({ data: { variantId: firstVariant(bike), price: REGULAR, validFrom } });
    await publish(bike);
    await applyLimitedOffers();
    const { added, plan, lines } = await addAsShown(bike, REGULAR, 2320_00);
    expect(added).toMatchObject({ ok: true });
    expect(plan).toMatchObject({ total: REDUCED, downPayments: [1888_00] });
    expect(lines[0]?.notices).toEqual([{ kind: 'price-changed', from: REGULAR, to: REDUCED }]);
  });

  it('that ends keeps the down payment and reports its end', async () => {
    const bike = await createProduct({ price: REGULAR });
    await publish(bike);
    await applyLimitedOffers();
    await publish();
    await applyLimitedOffers();
    const { plan, lines } = await addAsShown(bike, REDUCED, 972_00);
    expect(plan).toMatchObject({ total: REGULAR, downPayments: [972_00] });
    expect(lines[0]?.notices).toMatchObject([{ kind: 'price-changed', from: REDUCED, to: REGULAR }]);
  });

  it('takes no price for a former one that the bike never had, and refuses what is too much or no whole franc', async () => {
    const bike = await createProduct({ price: REGULAR });
    expect((await addAsShown(bike, 9999_00, 2321_00)).added).toEqual({ ok: false, refusal: 'down-payment' });
    expect((await addAsShown(bike, REGULAR, 539_80)).added).toEqual({ ok: false, refusal: 'down-payment-amount' });
    expect((await addAsShown(bike, REGULAR, Number.NaN)).added).toEqual({ ok: false, refusal: 'down-payment-amount' });
    const { lines } = await addAsShown(bike, 1_00, 1080_00);
    expect(lines[0]?.notices).toEqual([]);
  });

  it('of 15 % makes a bike that can be added to the cart with the preset of its page', async () => {
    const bike = await createProduct({ price: 2539_80 });
    const { added, plan } = await addAsShown(bike, 2539_80, 539_00);
    expect(added).toMatchObject({ ok: true });
    expect(plan.downPayments).toEqual([539_00]);
  });
});

describe('a limited offer at the binding click', () => {
  it('that has ended since the review leads back to it', async () => {
    const bike = await createProduct({ price: REGULAR });
    await publish(bike);
    await applyLimitedOffers();
    const visitor = await readyVisitor([bike]);
    expect(Date.parse((await lineOf(visitor)).offerUntil ?? '')).toBeGreaterThan(Date.now());
    const seen = { visitor, locale: 'de' as const, ...(await reviewed(visitor)) };
    const afterItsEnd = new Date(Date.now() + 2 * HOUR);
    expect(await placeOrder({ ...seen, now: afterItsEnd })).toEqual({ kind: 'changed' });
    expect((await lineOf(visitor)).notices).toEqual([{ kind: 'price-changed', from: REDUCED, to: REGULAR }]);
  });

  it('lasts at the line as long as the one that sets the price, if two run', async () => {
    const hoursLeft = async (...offers: { percent: number; limitedOfferDuration: number }[]) => {
      const bike = await createProduct({ price: REGULAR });
      await publish(bike, offers);
      await applyLimitedOffers();
      const { offerUntil } = await lineOf(await readyVisitor([bike]));
      return Math.round((Date.parse(offerUntil ?? '') - Date.now()) / HOUR);
    };
    const small = { percent: 5, limitedOfferDuration: 9 };
    const great = { percent: 15, limitedOfferDuration: 3 };
    expect(await hoursLeft(small, great)).toBe(3);
    expect(await hoursLeft(great, small)).toBe(3);
    expect(await hoursLeft({ ...small, limitedOfferDuration: 4 }, small)).toBe(9);
  });

  it('that an editor has ended is reported at the line', async () => {
    const bike = await createProduct({ price: REGULAR });
    await publish(bike);
    await applyLimitedOffers();
    const visitor = await readyVisitor([bike]);
    await publish();
    await applyLimitedOffers();
    const changed = { kind: 'price-changed', from: REDUCED, to: REGULAR, hasOfferEnded: true };
    const { id, notices } = await lineOf(visitor);
    expect(notices).toEqual([changed]);
    await acceptPrice(visitor, id, REGULAR);
    await db.variant.updateMany({ where: { productId: bike.id }, data: { price: 4500_00, listPrice: 4500_00 } });
    expect((await lineOf(visitor)).notices).toEqual([{ kind: 'price-changed', from: REGULAR, to: 4500_00 }]);
  });

  it('that begins and ends during orders charges each shopper the price they confirmed', async () => {
    const bike = await createProduct({ price: REGULAR });
    const visitors = await inTurns(Array.from({ length: 200 }), () => readyVisitor([bike]));
    const before = visitors.slice(0, 70);
    const during = visitors.slice(70, 140);
    const after = visitors.slice(140);
    const change = async (offered?: TestProduct) => {
      await publish(offered);
      await applyLimitedOffers();
    };
    const orders = [
      ...(await Promise.all([inTurns(before, orderWhatIsShown), change(bike).then(() => [])])).flat(),
      ...(await Promise.all([inTurns(during, orderWhatIsShown), change().then(() => [])])).flat(),
      ...(await inTurns(after, orderWhatIsShown)),
    ];
    expect(orders).toHaveLength(200);
    for (const { number, confirmed } of orders) expect(await orderedPrice(number)).toEqual([confirmed]);
    expect(new Set(orders.map(({ confirmed }) => confirmed))).toEqual(new Set([REGULAR, REDUCED]));
  });
});
