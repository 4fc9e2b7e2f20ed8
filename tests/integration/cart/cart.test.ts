import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  acceptPrice,
  addLine,
  addRefusal,
  chooseForCart,
  removeLine,
  undoRemoval,
  viewCart,
} from '~/modules/cart/cart.server.ts';
import { cartState } from '~/modules/cart/lines/read-cart.server.ts';
import { cartPlan, type CartView, isOnOffer, maxCartLines } from '~/modules/cart/cart.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { db } from '~/platform/db.server.ts';
import { createProduct, createVisitor, fillCart, firstVariant, type TestProduct } from '../checkout/shop.ts';

const cartOf = (visitor: Visitor): Promise<CartView> => viewCart({ visitor, locale: 'de' });
const planOf = ({ lines, planLength, insurance }: CartView) => cartPlan(lines, { planLength, insurance });

async function lineIds(visitor: Visitor): Promise<string[]> {
  return (await cartOf(visitor)).lines.map((line) => line.id);
}

describe('adding', () => {
  it('finds the variant by size and colour, and keeps the price it had', async () => {
    const product = await createProduct({
      variants: [{ size: 'S' }, { size: 'M', price: 4500_00 }, { size: 'L', price: 4500_00, uvpPrice: 4900_00 }],
    });
    const visitor = await createVisitor();
    const added = await addLine(visitor, { slug: product.slug, size: 'M', colour: 'nebelgrau', planLength: 24 });
    if (!added.ok) throw new Error(added.refusal);
    const cart = await cartOf(visitor);
    expect(cart.planLength).toBe(24);
    expect(cart.lines).toMatchObject([
      {
        id: added.itemId,
        variantId: product.variantIds[1],
        name: 'Allegro Limmat 5',
        size: 'M',
        colour: 'Nebelgrau',
        price: 4500_00,
        initialPrice: 4500_00,
        isOnSale: false,
        downPayment: null,
        stock: 'in-stock',
      },
    ]);
    await addLine(visitor, { slug: product.slug, size: 'L' });
    const { lines } = await cartOf(visitor);
    expect(lines.map(({ size, isOnSale }) => [size, isOnSale])).toEqual([['M', false], ['L', true]]); // prettier-ignore
    expect(new Set(lines.map(({ id }) => id)).size).toBe(2);
  });

  it('shows a reduced price as an offer only as long as it is one', async () => {
    const product = await createProduct({ variants: [{ price: 4500_00, uvpPrice: 4900_00 }] });
    const visitor = await createVisitor();
    await addLine(visitor, { slug: product.slug });
    const isShown = async () => (await cartOf(visitor)).lines.map(isOnOffer);
    expect(await isShown()).toEqual([true]);
    await db.variant.update({ where: { id: firstVariant(product) }, data: { price: 4900_00, uvpPrice: null } });
    expect(await isShown()).toEqual([false]);
  });

  it('adds once for the same request id, and again for another one', async () => {
    const variantId = firstVariant(await createProduct());
    const visitor = await createVisitor();
    const requestId = randomUUID();
    const first = await addLine(visitor, { variantId, requestId });
    expect(await Promise.all([1, 2].map(() => addLine(visitor, { variantId, requestId })))).toEqual([first, first]);
    expect(await lineIds(visitor)).toHaveLength(1);
    await addLine(visitor, { variantId, requestId: randomUUID() });
    expect(await lineIds(visitor)).toHaveLength(2);
    // It reveals nothing about another visitor.
    expect(await addLine(await createVisitor(), { variantId, requestId })).toMatchObject({ ok: true });
  });

  it.each([
    ['sold-out', { stockStatus: 'outofstock' as const }, {}],
    ['not-found', {}, { size: 'XXL' }],
  ])('refuses what is %s', async (refusal, facts, options) => {
    const product = await createProduct(facts);
    expect(await addRefusal({ slug: product.slug, ...options })).toBe(refusal);
  });

  it('asks for the size if there are several', async () => {
    const product = await createProduct({ variants: [{ size: 'S' }, { size: 'M' }] });
    expect(await addRefusal({ slug: product.slug })).toBe('choose-variant');
  });

  it('refuses drafts and what has vanished from the catalogue', async () => {
    const draft = await createProduct();
    await db.product.update({ where: { id: draft.id }, data: { status: 'draft' } });
    const removed = await createProduct();
    await db.variant.update({ where: { id: firstVariant(removed) }, data: { vanishedAt: new Date() } });
    expect(await addRefusal({ variantId: firstVariant(draft) })).toBe('not-found');
    expect(await addRefusal({ variantId: firstVariant(removed) })).toBe('not-found');
  });

  it('loses nothing when several things are added to a new cart at once', async () => {
    const products = await Promise.all(Array.from({ length: 6 }, () => createProduct()));
    const visitor = await createVisitor();
    await Promise.all(products.map((product) => addLine(visitor, { variantId: firstVariant(product) })));
    expect(await cartState(visitor)).toMatchObject({ count: 6 });
  });
});

describe('removing', () => {
  it('spreads the down payment across the rest (spec §4)', async () => {
    const visitor = await createVisitor();
    await fillCart(visitor, await createProduct({ price: 4000_00 }), await createProduct({ price: 4000_00 }));
    const [first = ''] = await lineIds(visitor);
    expect(planOf(await cartOf(visitor)).amounts.downPayment).toBe(2000_00);
    expect(await removeLine(visitor, first)).toBe(true);
    const cart = await cartOf(visitor);
    expect(cart.lines).toHaveLength(1);
    expect(planOf(cart)).toMatchObject({ total: 4000_00, downPayments: [2000_00] });
  });

  it('loses no down payment when two lines go at once', async () => {
    const visitor = await createVisitor();
    await fillCart(visitor, ...(await Promise.all([1, 2, 3].map(() => createProduct({ price: 4000_00 })))));
    const [one = '', other = ''] = await lineIds(visitor);
    await Promise.all([removeLine(visitor, one), removeLine(visitor, other)]);
    expect(planOf(await cartOf(visitor))).toMatchObject({ total: 4000_00, downPayments: [2000_00] });
  });

  it('knows only lines of the own cart', async () => {
    const owner = await createVisitor();
    await fillCart(owner, await createProduct());
    const [line = ''] = await lineIds(owner);
    const stranger = await createVisitor();
    expect(await removeLine(stranger, line)).toBe(false);
    expect(await undoRemoval(stranger, line)).toBe('undo-too-late');
    expect(await chooseForCart(stranger, { downPayments: [{ itemId: line, amount: 0 }] })).toMatchObject([
      { reason: 'not-found' },
    ]);
    expect(await cartState(owner)).toMatchObject({ count: 1 });
  });
});

describe('choosing', () => {
  it('keeps plan, down payment and insurance', async () => {
    const visitor = await createVisitor();
    await fillCart(visitor, await createProduct({ price: 4320_00 }));
    const [itemId = ''] = await lineIds(visitor);
    const choices = { planLength: 48, insurance: true, downPayments: [{ itemId, amount: 500_00 }] };
    expect(await chooseForCart(visitor, choices)).toEqual([]);
    expect(planOf(await cartOf(visitor))).toMatchObject({
      months: 48,
      downPayments: [500_00],
      insured: true,
      insuranceYearly: 345_00,
    });
  });

  it('refuses with the reason and keeps what fits', async () => {
    const visitor = await createVisitor();
    await fillCart(
      visitor,
      await createProduct({ price: 3000_00 }),
      await createProduct({ price: 2500_00, isOccasion: true }),
    );
    const [itemId = ''] = await lineIds(visitor);
    const refused = await chooseForCart(visitor, {
      planLength: 36,
      insurance: true,
      downPayments: [{ itemId, amount: 3001_00 }],
    });
    expect(refused).toEqual([
      { about: 'plan', reason: 'too-long-for-used-bike' },
      { about: 'down-payment', itemId, reason: 'instalments-below-minimum' },
    ]);
    expect(planOf(await cartOf(visitor))).toMatchObject({ months: 12, insured: true });
  });

  it('keeps a preset if the form returns it unchanged', async () => {
    const visitor = await createVisitor();
    await fillCart(visitor, await createProduct({ price: 4320_00 }));
    const [itemId = ''] = await lineIds(visitor);
    await chooseForCart(visitor, { downPayments: [{ itemId, amount: 1080_00 }] });
    expect((await cartOf(visitor)).lines[0]?.downPayment).toBeNull();
  });
});

describe('a price that changed', () => {
  it('is said at the line until the shopper accepts what was shown', async () => {
    const product = await createProduct({ price: 4320_00 });
    const visitor = await createVisitor();
    await fillCart(visitor, product);
    const [line = ''] = await lineIds(visitor);
    await db.variant.update({ where: { id: firstVariant(product) }, data: { price: 4100_00 } });
    expect((await cartOf(visitor)).lines[0]?.notices).toEqual([{ kind: 'price-changed', from: 4320_00, to: 4100_00 }]);
    await acceptPrice(visitor, line, 4200_00);
    expect((await cartOf(visitor)).lines[0]?.notices).toHaveLength(1);
    await acceptPrice(visitor, line, 4100_00);
    expect((await cartOf(visitor)).lines[0]).toMatchObject({ notices: [], initialPrice: 4320_00, price: 4100_00 });
  });
});

describe('stock', () => {
  it('shows how many are left at lines beyond it', async () => {
    const product = await createProduct({ stockQuantity: 1 });
    const visitor = await createVisitor();
    await fillCart(visitor, product, product);
    expect((await cartOf(visitor)).lines.map((line) => line.notices)).toEqual([[], [{ kind: 'not-enough', left: 1 }]]);
  });

  it('offers one more of a line only if it is available', async () => {
    const counted = await createProduct({ stockQuantity: 2 });
    const uncounted = await createProduct();
    const used = await createProduct({ isOccasion: true });
    const offered = async (...products: TestProduct[]) => {
      const visitor = await createVisitor();
      await fillCart(visitor, ...products);
      return (await cartOf(visitor)).lines.map(({ mayRepeat }) => mayRepeat);
    };
    expect(await offered(counted, uncounted, used)).toEqual([true, true, false]);
    expect(await offered(counted, counted)).toEqual([false, false]);
    const full = Array.from({ length: maxCartLines }, () => uncounted);
    expect(new Set(await offered(...full))).toEqual(new Set([false]));
  });
});
