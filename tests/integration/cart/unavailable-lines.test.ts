import { describe, expect, it } from 'vitest';
import { removeUnavailableLines, swapLine, lineAlternatives, viewCart } from '~/modules/cart/cart.server.ts';
import type { CartView } from '~/modules/cart/cart.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { db } from '~/platform/db.server.ts';
import { createProduct, createVisitor, fillCart, firstVariant, type TestProduct } from '../checkout/shop.ts';

const cartOf = (visitor: Visitor): Promise<CartView> => viewCart({ visitor, locale: 'de' });

const bike = () =>
  createProduct({
    variants: [
      { size: 'S' },
      { size: 'M' },
      { size: 'L', stockQuantity: 0, stockStatus: 'outofstock' },
      { size: 'S', colorSlug: 'bordeaux' },
    ],
  });

/** A cart with a bike whose variant has sold out since. */
async function cartWithUnavailable(): Promise<{ visitor: Visitor; product: TestProduct }> {
  const visitor = await createVisitor();
  const product = await bike();
  await fillCart(visitor, product);
  await db.variant.update({ where: { id: firstVariant(product) }, data: { stockStatus: 'outofstock' } });
  return { visitor, product };
}

describe('a line that is sold out', () => {
  it('is offered other variants of its product, the same size first', async () => {
    const { visitor } = await cartWithUnavailable();
    const { lines } = await cartOf(visitor);
    const alternatives = (await lineAlternatives(lines, 'de'))[lines[0]?.id ?? ''];
    expect(alternatives?.map(({ size, keeps }) => ({ size, keeps }))).toEqual([
      { size: 'S', keeps: 'size' },
      { size: 'M', keeps: 'colour' },
    ]);
  });

  it('is not offered what other lines of the cart take already', async () => {
    const { visitor, product } = await cartWithUnavailable();
    const [, m, , bordeaux] = product.variantIds;
    await db.variant.update({ where: { id: m ?? 0 }, data: { stockQuantity: 1 } });
    await fillCart(visitor, { ...product, variantIds: [m ?? 0] });
    const { lines } = await cartOf(visitor);
    const alternatives = await lineAlternatives(lines, 'de');
    expect(
      Object.values(alternatives)
        .flat()
        .map(({ variantId }) => variantId),
    ).toEqual([bordeaux]);
  });

  it('keeps its place, its down payment and its plan in another variant, at that one’s price', async () => {
    const { visitor, product } = await cartWithUnavailable();
    const m = product.variantIds[1] ?? 0;
    await db.variant.update({ where: { id: m }, data: { price: 4500_00 } });
    const [line] = (await cartOf(visitor)).lines;
    await db.cartItem.update({ where: { id: line?.id }, data: { downPayment: 500_00 } });
    expect(await swapLine(visitor, { itemId: line?.id ?? '', variantId: m })).toBeUndefined();
    expect((await cartOf(visitor)).lines).toMatchObject([
      { id: line?.id, size: 'M', price: 4500_00, initialPrice: 4500_00, downPayment: 500_00, notices: [] },
    ]);
  });

  it('accepts no other product, nothing sold out, and no line of another visitor', async () => {
    const { visitor, product } = await cartWithUnavailable();
    const [line] = (await cartOf(visitor)).lines;
    const other = await createProduct();
    const itemId = line?.id ?? '';
    expect(await swapLine(visitor, { itemId, variantId: firstVariant(other) })).toBe('not-found');
    expect(await swapLine(visitor, { itemId, variantId: product.variantIds[2] ?? 0 })).toBe('sold-out');
    expect(await swapLine(await createVisitor(), { itemId, variantId: product.variantIds[1] ?? 0 })).toBe('not-found');
    expect((await cartOf(visitor)).lines).toMatchObject([{ size: 'S' }]);
  });

  it('can be left behind with all that is gone', async () => {
    const { visitor } = await cartWithUnavailable();
    await fillCart(visitor, await createProduct({ kind: 'accessory', price: 119_00 }));
    await removeUnavailableLines(visitor, 'de');
    expect((await cartOf(visitor)).lines).toMatchObject([{ kind: 'accessory' }]);
  });
});
