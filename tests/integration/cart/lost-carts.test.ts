import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addLine,
  chooseForCart,
  storeDiscountCode,
  leaveCheckout,
  type LostCart,
  mergeCarts,
  removeLine,
  restoreLines,
  undoRemoval,
  viewCart,
} from '~/modules/cart/cart.server.ts';
import { cartState } from '~/modules/cart/lines/read-cart.server.ts';
import { cartPlan } from '~/modules/cart/cart.ts';
import { lostCartOf, mirrorOf } from '~/modules/cart/browser-copy/mirror.ts';
import { withoutOrdered } from '~/modules/orders/orders.server.ts';
import { downPaymentLimit } from '~/modules/financing/financing.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { db } from '~/platform/db.server.ts';
import { createProduct, createVisitor, fillCart, firstVariant, order, readyVisitor } from '../checkout/shop.ts';

const cartOf = (visitor: Visitor) => viewCart({ visitor, locale: 'de' });

/** What a browser stores of a visitor's cart and sends when the cart is lost. */
async function storedCarts(visitor: Visitor): Promise<LostCart> {
  const mirror = mirrorOf(await cartOf(visitor));
  if (!mirror) throw new Error('The visitor has no cart.');
  return lostCartOf(mirror);
}

async function downPaymentOf(visitor: Visitor): Promise<number> {
  const { lines, planLength, insurance } = await cartOf(visitor);
  return cartPlan(lines, { planLength, insurance }).amounts.downPayment;
}

describe('a lost cart', () => {
  it("is restored once, with its choices and today's prices", async () => {
    const product = await createProduct({ price: 4320_00 });
    const owner = await createVisitor();
    await fillCart(owner, product);
    const [line] = (await cartOf(owner)).lines;
    await chooseForCart(owner, { planLength: 24, downPayments: [{ itemId: line?.id ?? '', amount: 500_00 }] });
    const stored = await storedCarts(owner);
    await db.variant.update({ where: { id: firstVariant(product) }, data: { price: 4100_00 } });

    const visitor = await createVisitor();
    expect(await restoreLines(visitor, stored)).toMatchObject({ kind: 'restored', added: 1, gone: 0 });
    const cart = await cartOf(visitor);
    expect(cart).toMatchObject({ planLength: 24, meeting: { kind: 'restored', added: 1 } });
    expect(cart.lines).toMatchObject([{ price: 4100_00, downPayment: 500_00 }]);
    expect(cart.lines[0]?.notices).toEqual([{ kind: 'price-changed', from: 4320_00, to: 4100_00 }]);

    await Promise.all([restoreLines(visitor, stored), restoreLines(visitor, stored)]);
    expect((await cartOf(visitor)).lines).toHaveLength(1);
  });

  it('is not restored while it still exists', async () => {
    const visitor = await createVisitor();
    await fillCart(visitor, await createProduct());
    const stored = await storedCarts(visitor);
    await removeLine(visitor, stored.lines[0]?.id ?? '');
    expect(await restoreLines(visitor, stored)).toMatchObject({ added: 0 });
    expect((await cartOf(visitor)).lines).toEqual([]);
  });

  it('is not restored once it was ordered', async () => {
    const owner = await readyVisitor([await createProduct()]);
    const stored = await storedCarts(owner);
    expect(await order(owner)).toMatchObject({ kind: 'placed' });
    const rest = await withoutOrdered(stored);
    expect(rest.lines).toEqual([]);
  });

  it('is not restored once it was ordered where it had been restored', async () => {
    const ordered = await createProduct();
    const other = await createProduct();
    const owner = await createVisitor();
    await fillCart(owner, ordered, other);
    const stored = await storedCarts(owner);
    const visitor = await readyVisitor([]);
    // From link to link: via a second device to a third.
    const between = await createVisitor();
    await restoreLines(between, { ...stored, lines: stored.lines.slice(0, 1) });
    await restoreLines(visitor, await storedCarts(between));
    expect(await order(visitor)).toMatchObject({ kind: 'placed' });
    expect((await withoutOrdered(stored)).lines).toEqual(stored.lines.slice(1));
  });

  it('names what is no longer sold, and trusts nothing from a browser', async () => {
    const here = await createProduct({ price: 900_00 });
    const gone = await createProduct();
    await db.variant.update({ where: { id: firstVariant(gone) }, data: { vanishedAt: new Date() } });
    const lines = [here, gone].map((product) => ({
      id: randomUUID(),
      variantId: firstVariant(product),
      selectedAddOn: null,
      downPayment: 9_000_00,
    }));
    const visitor = await createVisitor();
    const lost = { cartId: randomUUID(), lines, planLength: 7, insurance: false };
    expect(await restoreLines(visitor, lost)).toMatchObject({ added: 1, gone: 1 });
    expect((await cartOf(visitor)).lines).toMatchObject([{ price: 900_00, initialPrice: 900_00, isSponsored: false }]);
    expect(await downPaymentOf(visitor)).toBe(0);
  });

  it('leaves the receiving cart its plan, and keeps once what lay in both', async () => {
    const both = await createProduct();
    const other = await createProduct();
    const owner = await createVisitor();
    await fillCart(owner, both, other);
    const visitor = await createVisitor();
    await fillCart(visitor, both);
    await chooseForCart(visitor, { planLength: 12 });
    expect(await restoreLines(visitor, await storedCarts(owner))).toMatchObject({ added: 1, same: 1 });
    expect(await cartOf(visitor)).toMatchObject({ planLength: 12 });
    expect((await cartOf(visitor)).lines).toHaveLength(2);
  });
});

describe('two carts of one person', () => {
  it('are merged, with a message until the next change', async () => {
    const both = await createProduct();
    const other = await createProduct();
    const anonymous = await createVisitor();
    const account = await createVisitor();
    await fillCart(anonymous, both, other);
    await fillCart(account, both);
    await db.$transaction((database) => mergeCarts(database, anonymous.userId, account.userId));
    const cart = await cartOf(account);
    expect(cart.lines).toHaveLength(2);
    expect(cart.meeting).toEqual({ kind: 'merged', added: 1, same: 1, gone: 0, tooMany: 0 });
    expect(await cartState(anonymous)).toBeNull();
    await chooseForCart(account, { planLength: 24 });
    expect((await cartOf(account)).meeting).toBeNull();
  });

  it('cause no message if one was empty, and keep its plan', async () => {
    const anonymous = await createVisitor();
    const account = await createVisitor();
    await fillCart(anonymous, await createProduct());
    await chooseForCart(anonymous, { planLength: 48 });
    await db.$transaction((database) => mergeCarts(database, anonymous.userId, account.userId));
    expect(await cartOf(account)).toMatchObject({ planLength: 48, meeting: null });
  });
});

describe('the discount code of two carts of one person', () => {
  const codeOf = async ({ userId }: Visitor) => (await db.cart.findUnique({ where: { userId } }))?.discountCode;

  it('is carried over if the receiving cart has none, and dropped otherwise', async () => {
    const anonymous = await createVisitor();
    const other = await createVisitor();
    const account = await createVisitor();
    await fillCart(account, await createProduct());
    await storeDiscountCode(anonymous, 'FIRST');
    await storeDiscountCode(other, 'SECOND');
    await db.$transaction((database) => mergeCarts(database, anonymous.userId, account.userId));
    expect(await codeOf(account)).toBe('FIRST');
    await db.$transaction((database) => mergeCarts(database, other.userId, account.userId));
    expect(await codeOf(account)).toBe('FIRST');
  });
});

describe('taking a removal back', () => {
  it('puts the line in its place and restores all down payments', async () => {
    const visitor = await createVisitor();
    await fillCart(visitor, ...(await Promise.all([1, 2, 3].map(() => createProduct({ price: 4000_00 })))));
    const before = await cartOf(visitor);
    await removeLine(visitor, before.lines[1]?.id ?? '');
    expect(await downPaymentOf(visitor)).toBe(3000_00);
    expect(await undoRemoval(visitor, before.lines[1]?.id ?? '')).toBeUndefined();
    const after = await cartOf(visitor);
    expect(after.lines).toEqual(before.lines);
    expect(after.revision).toBeGreaterThan(before.revision);
  });

  it('keeps down payments that were changed since, and works once', async () => {
    const visitor = await createVisitor();
    await fillCart(visitor, await createProduct({ price: 4000_00 }), await createProduct({ price: 4000_00 }));
    const [first, second] = (await cartOf(visitor)).lines.map(({ id }) => id);
    await removeLine(visitor, first ?? '');
    await chooseForCart(visitor, { downPayments: [{ itemId: second ?? '', amount: 100_00 }] });
    expect(await undoRemoval(visitor, first ?? '')).toBeUndefined();
    expect(await undoRemoval(visitor, first ?? '')).toBe('undo-too-late');
    expect((await cartOf(visitor)).lines.map(({ downPayment }) => downPayment)).toEqual([null, 100_00]);
  });

  it('keeps the total down payment if the rules allow it, whatever is removed and restored', async () => {
    const products = await Promise.all(
      [4320_00, 2400_00, 890_00, 3000_00].map((price) =>
        createProduct({ price, kind: price < 1000_00 ? 'accessory' : 'bike' }),
      ),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat({ max: 3 }), { minLength: 1, maxLength: 4 }),
        fc.array(fc.integer({ min: 0, max: 4000_00 }), { minLength: 4, maxLength: 4 }),
        fc.nat(),
        async (picks, amounts, seed) => {
          const visitor = await createVisitor();
          for (const pick of picks) await addLine(visitor, { variantId: products[pick]?.variantIds[0] });
          const before = (await cartOf(visitor)).lines;
          await chooseForCart(visitor, {
            downPayments: before.map(({ id }, index) => ({ itemId: id, amount: amounts[index] ?? 0 })),
          });
          const chosen = (await cartOf(visitor)).lines;
          const total = await downPaymentOf(visitor);
          const removed = chosen[seed % chosen.length]?.id ?? '';
          await removeLine(visitor, removed);
          const rest = await cartOf(visitor);
          const limit = downPaymentLimit(rest.lines.reduce((sum, { price }) => sum + price, 0));
          const spread = rest.lines.reduce((sum, { downPayment }) => sum + (downPayment ?? 0), 0);
          expect(rest.lines.every(({ downPayment }) => downPayment !== null && downPayment >= 0)).toBe(true);
          expect(spread).toBe(Math.min(total, limit));
          await undoRemoval(visitor, removed);
          expect((await cartOf(visitor)).lines).toEqual(chosen);
        },
      ),
      { numRuns: 25 },
    );
  });
});

describe('leaving the checkout', () => {
  it('empties a cart that begins with a sponsored line, and no other', async () => {
    const product = await createProduct();
    const sponsored = await createVisitor();
    const plain = await createVisitor();
    await addLine(sponsored, { variantId: firstVariant(product), isSponsored: true });
    await fillCart(sponsored, product);
    await fillCart(plain, product);
    await addLine(plain, { variantId: firstVariant(product), isSponsored: true });
    expect(await cartState(sponsored)).toMatchObject({ count: 2, isSponsored: true });
    expect([await leaveCheckout(sponsored), await leaveCheckout(plain)]).toEqual([true, false]);
    expect(await cartState(sponsored)).toMatchObject({ count: 0, isSponsored: false });
    expect(await cartState(plain)).toMatchObject({ count: 2 });
  });
});

describe('stock that went', () => {
  it('is said at the line and does not stop the order', async () => {
    const product = await createProduct();
    const visitor = await createVisitor();
    await fillCart(visitor, product);
    await db.variant.update({ where: { id: firstVariant(product) }, data: { stockStatus: 'onbackorder' } });
    const [line] = (await cartOf(visitor)).lines;
    expect(line).toMatchObject({ stock: 'on-order', notices: [{ kind: 'now-on-order' }] });
  });
});
