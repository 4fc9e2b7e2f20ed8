import { beforeEach, describe, expect, it } from 'vitest';
import { storeTyped, placeOrder, reviewOrder } from '~/modules/checkout/checkout.server.ts';
import { db } from '~/platform/db.server.ts';
import { chooseForCart, swapLine, viewCart } from '~/modules/cart/cart.server.ts';
import { clearJobs } from '../../support/jobs.ts';
import { createProduct, fillCart, firstVariant, order, readyVisitor, reviewed, typedContact } from './shop.ts';

beforeEach(async () => {
  await clearJobs();
  await db.checkout.deleteMany();
});

describe('a cart that is not what was seen', () => {
  it('is shown again if something was added meanwhile', async () => {
    const visitor = await readyVisitor([await createProduct()]);
    const intent = { visitor, locale: 'de' as const, ...(await reviewed(visitor)) };
    await fillCart(visitor, await createProduct());
    expect(await placeOrder(intent)).toEqual({ kind: 'changed' });
    expect(await db.checkout.count()).toBe(0);
  });

  it('is not ordered without the lines that the shopper could not see', async () => {
    const seen = await createProduct();
    const unseen = await createProduct();
    const visitor = await readyVisitor([seen, unseen]);
    await db.productText.deleteMany({ where: { productId: unseen.id } });
    expect(await order(visitor)).toEqual({ kind: 'changed' });
    expect(await db.cartItem.count({ where: { cart: { userId: visitor.userId } } })).toBe(2);
  });

  it('is shown again if the catalogue changed a price', async () => {
    const product = await createProduct();
    const visitor = await readyVisitor([product]);
    const intent = { visitor, locale: 'de' as const, ...(await reviewed(visitor)) };
    await db.variant.update({ where: { id: firstVariant(product) }, data: { price: 4500_00 } });
    expect(await placeOrder(intent)).toEqual({ kind: 'changed' });
    const [line] = (await viewCart({ visitor, locale: 'de' })).lines;
    expect(line?.notices).toEqual([{ kind: 'price-changed', from: 4320_00, to: 4500_00 }]);
  });
});

describe('a cart in which no amount has changed', () => {
  it('is shown again if a line became another size in another window', async () => {
    const bike = await createProduct({ variants: [{ size: 'M' }, { size: 'L' }] });
    const visitor = await readyVisitor([bike]);
    const intent = { visitor, locale: 'de' as const, ...(await reviewed(visitor)) };
    const [line] = (await viewCart({ visitor, locale: 'de' })).lines;
    expect(await swapLine(visitor, { itemId: line?.id ?? '', variantId: bike.variantIds[1] ?? 0 })).toBeUndefined();
    expect(await placeOrder(intent)).toEqual({ kind: 'changed' });
    expect(await order(visitor)).toMatchObject({ kind: 'placed' });
  });

  // Midnight in Zurich is an hour before midnight UTC.
  const evening = new Date('2026-11-30T22:59:00Z');
  const night = new Date('2026-11-30T23:01:00Z');
  const seenOn = async (visitor: Awaited<ReturnType<typeof readyVisitor>>, now: Date) => {
    const review = await reviewOrder({ visitor, locale: 'de', now });
    if (typeof review === 'string') throw new Error(`The visitor has to go back to ${review}.`);
    return { visitor, locale: 'de' as const, intentKey: review.intentKey, fingerprint: review.fingerprint, now };
  };

  it('is shown again if its instalments now begin a month later, but not for another day of the month', async () => {
    const visitor = await readyVisitor([await createProduct()]);
    const seen = await seenOn(visitor, evening);
    expect(await placeOrder({ ...seen, now: night })).toEqual({ kind: 'changed' });
    const seenEarlier = await seenOn(visitor, new Date('2026-12-01T22:59:00Z'));
    expect(await placeOrder({ ...seenEarlier, now: new Date('2026-12-01T23:01:00Z') })).toMatchObject({
      kind: 'placed',
    });
  });

  it('is ordered across the end of a month if it is paid once', async () => {
    const visitor = await readyVisitor([await createProduct()]);
    await chooseForCart(visitor, { planLength: 1 });
    expect(await placeOrder({ ...(await seenOn(visitor, evening)), now: night })).toMatchObject({ kind: 'placed' });
  });
});

describe('contact data that are not what was seen', () => {
  const delivery = {
    otherDelivery: 'on',
    deliveryName: 'Bea Frei',
    deliveryStreet: 'Im Feld',
    deliveryHouseNumber: '2',
    deliveryZip: '3000',
    deliveryCity: 'Bern',
  };

  it.each([
    ['another street', { street: 'Bergweg' }],
    ['another name', { lastname: 'Frei' }],
    ['another e-mail', { email: 'somebody@example.ch' }],
    ['another telephone', { phone: '079 765 43 21' }],
    ['an address for the delivery', delivery],
  ])('are shown again and then ordered: %s', async (_, change) => {
    const visitor = await readyVisitor([await createProduct()]);
    const seen = { visitor, locale: 'de' as const, ...(await reviewed(visitor)) };
    await storeTyped(visitor, { ...typedContact, ...change });
    expect(await placeOrder(seen)).toEqual({ kind: 'contact-changed' });
    expect(await db.checkout.count({ where: { userId: visitor.userId } })).toBe(0);
    expect(await order(visitor)).toMatchObject({ kind: 'placed' });
  });

  it('count as equal if only the form was sent again', async () => {
    const visitor = await readyVisitor([await createProduct()]);
    const seen = { visitor, locale: 'de' as const, ...(await reviewed(visitor)) };
    await storeTyped(visitor, { ...typedContact, phone: '0791234567', lastname: ' Keller ' });
    expect(await placeOrder(seen)).toMatchObject({ kind: 'placed' });
  });
});
