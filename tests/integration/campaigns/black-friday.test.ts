import { beforeEach, describe, expect, it } from 'vitest';
import { findBlackFriday } from '~/modules/campaigns/black-friday.server.ts';
import type { BlackFriday } from '~/modules/content/content.ts';
import { orderContext, placeOrder } from '~/modules/checkout/checkout.server.ts';
import { db } from '~/platform/db.server.ts';
import { createProduct, order, readyVisitor, reviewed } from '../checkout/shop.ts';

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

const entry: Omit<BlackFriday, 'blocks'> = {
  title: '300 Bikes',
  startsAt: inHours(-1),
  endsAt: inHours(48),
  maximumBikes: 300,
  soldAtStart: 150,
  figuresConfirmed: true,
};

async function publish(change: Partial<typeof entry> = {}): Promise<void> {
  await db.contentDocument.deleteMany({ where: { type: 'black-friday' } });
  const data = { ...entry, ...change };
  await db.contentDocument.create({
    data: { type: 'black-friday', documentId: 'bf', locale: 'de', position: 0, data },
  });
}

const found = () => findBlackFriday('de', new Date());

/** Orders a product, reduced or not. */
async function ordered(options: { kind?: 'bike' | 'accessory'; isReduced: boolean }): Promise<string> {
  const { isReduced, kind = 'bike' } = options;
  const product = await createProduct({ kind, price: 3000_00, variants: [{ uvpPrice: isReduced ? 4000_00 : null }] });
  const result = await order(await readyVisitor([product]));
  if (result.kind !== 'placed') throw new Error(`Not placed: ${result.kind}.`);
  return result.number;
}

beforeEach(async () => {
  await db.checkout.deleteMany();
  await db.contentDocument.deleteMany({ where: { type: 'black-friday' } });
});

describe('the Black Friday', () => {
  it('counts reduced bikes of valid orders', async () => {
    await publish();
    expect((await found())?.count).toEqual({ maximum: 300, sold: 150, left: 150 });
    const cancelled = await ordered({ isReduced: true });
    await ordered({ isReduced: true });
    await ordered({ isReduced: false });
    await ordered({ kind: 'accessory', isReduced: true });
    expect((await found())?.count).toMatchObject({ sold: 152 });
    const { id } = await db.checkout.findUniqueOrThrow({ where: { number: cancelled } });
    await db.fulfilment.update({ where: { checkoutId: id }, data: { stage: 'cancelled' } });
    expect((await found())?.count).toMatchObject({ sold: 151 });
  });

  it('shows no unconfirmed figure, and ends with its last bike', async () => {
    await publish({ figuresConfirmed: false });
    expect(await found()).toMatchObject({ count: null, state: 'running' });
    await publish({ soldAtStart: 300 });
    expect(await found()).toMatchObject({ count: { left: 0 }, state: 'over' });
  });

  it('has sold nothing before it begins', async () => {
    await publish({ startsAt: inHours(1) });
    expect(await found()).toMatchObject({ count: { sold: 0, left: 300 }, state: 'before' });
  });

  it('does not exist without an entry of the editors', async () => {
    expect(await found()).toBeUndefined();
  });

  it('is stored with an order whose visit came by its page', async () => {
    const visitor = await readyVisitor([await createProduct()]);
    const context = orderContext('velory_black_friday=1', { isCounted: false });
    const result = await placeOrder({ visitor, locale: 'de', context, ...(await reviewed(visitor)) });
    if (result.kind !== 'placed') throw new Error(`Not placed: ${result.kind}.`);
    const { checkoutContextData } = await db.checkout.findUniqueOrThrow({ where: { number: result.number } });
    expect(checkoutContextData).toMatchObject({ isBlackFriday: true });
  });
});
