import { describe, expect, it } from 'vitest';
import { storeTyped } from '~/modules/checkout/checkout.server.ts';
import { removeOldCarts } from '~/modules/checkout/steps/old-carts.server.ts';
import { requestReminder } from '~/modules/cart/cart.server.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { db } from '~/platform/db.server.ts';
import { createProduct, createVisitor, fillCart, typedContact } from './shop.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

/** A cart with a line and typed contact data, last changed some days ago. */
async function cartOf(cartDays: number, draftDays?: number): Promise<{ visitor: Visitor; cartId: string }> {
  const visitor = await createVisitor();
  await fillCart(visitor, await createProduct());
  if (draftDays !== undefined) await storeTyped(visitor, { ...typedContact });
  const { id: cartId } = await db.cart.findUniqueOrThrow({ where: { userId: visitor.userId } });
  const reminder = { firstname: 'Mia', lastname: 'Keller', email: 'mia@example.ch', pageUri: 'http://localhost/' };
  await requestReminder({ visitor, locale: 'de', ...reminder });
  await db.cart.update({ where: { id: cartId }, data: { updatedAt: daysAgo(cartDays) } });
  if (draftDays !== undefined)
    await db.checkoutDraft.update({ where: { cartId }, data: { updatedAt: daysAgo(draftDays) } });
  return { visitor, cartId };
}

const left = async ({ cartId }: { cartId: string }) => [
  await db.cart.count({ where: { id: cartId } }),
  await db.cartItem.count({ where: { cartId } }),
  await db.cartReminder.count({ where: { cartId } }),
  await db.checkoutDraft.count({ where: { cartId } }),
];

describe('a cart without an order', () => {
  it('is removed 90 days after its last change, with what was typed for it', async () => {
    const old = await cartOf(91, 91);
    const young = await cartOf(89, 89);
    const typing = await cartOf(91, 10);
    const forgotten = await cartOf(91);
    expect(await removeOldCarts()).toBeGreaterThanOrEqual(2);
    expect(await left(old)).toEqual([0, 0, 0, 0]);
    expect(await left(young)).toEqual([1, 1, 1, 1]);
    expect(await left(typing)).toEqual([1, 1, 1, 1]);
    expect(await left(forgotten)).toEqual([0, 0, 0, 0]);
    await fillCart(old.visitor, await createProduct());
    expect(await db.cart.count({ where: { userId: old.visitor.userId } })).toBe(1);
  });

  it('leaves no typed data behind if it is already gone', async () => {
    const cart = await cartOf(10, 91);
    await db.cart.delete({ where: { id: cart.cartId } });
    await removeOldCarts();
    expect(await left(cart)).toEqual([0, 0, 0, 0]);
  });
});
