import { beforeEach, describe, expect, it } from 'vitest';
import { findProduct } from '~/modules/catalog/catalog.server.ts';
import { applyDuePrices } from '~/modules/pricing/pricing.server.ts';
import { db } from '~/platform/db.server.ts';
import { runImport } from './importing.ts';

const DAY = 86_400_000;
const START = new Date('2026-06-01T10:00:00Z');
const after = (days: number) => new Date(START.getTime() + days * DAY);

const bike = (fields: Record<string, unknown>) => [
  {
    id: 1,
    name: 'Rigi',
    type: 'simple',
    sku: 'R',
    categories: [{ name: 'E-Trekking' }],
    price: '4000',
    regular_price: '4000',
    ...fields,
  },
];

const pricesAt = async (now: Date) => {
  const found = await findProduct({ slug: 'rigi', locale: 'de', now });
  if (found.kind !== 'found') throw new Error(found.kind);
  const { displayPrice, uvpPrice, strikePrice, discountPercent } = found.product;
  return { displayPrice, uvpPrice, strikePrice, discountPercent };
};

beforeEach(async () => {
  await db.product.deleteMany();
});

describe('prices with their dates', () => {
  it('record a period for each price, and an earlier one may be crossed out if it was valid long enough', async () => {
    await runImport(bike({}), { now: START });
    await runImport(bike({ price: '3500', sale_price: '3500' }), { now: after(40) });
    const periods = await db.pricePeriod.findMany({ orderBy: { validFrom: 'asc' } });
    expect(periods.map(({ price, uvpPrice, validFrom, validTo }) => ({ price, uvpPrice, validFrom, validTo }))).toEqual(
      [
        { price: 4000_00, uvpPrice: null, validFrom: START, validTo: after(40) },
        { price: 3500_00, uvpPrice: 4000_00, validFrom: after(40), validTo: null },
      ],
    );
    expect(await pricesAt(after(41))).toEqual({
      displayPrice: 3500_00,
      uvpPrice: 4000_00,
      strikePrice: 4000_00,
      discountPercent: 12,
    });
    expect((await pricesAt(after(400))).strikePrice).toBe(4000_00);
  });

  it('cross out for half the time only, after a short one', async () => {
    await runImport(bike({}), { now: START });
    await runImport(bike({ price: '3500', sale_price: '3500' }), { now: after(20) });
    expect((await pricesAt(after(29))).strikePrice).toBe(4000_00);
    expect(await pricesAt(after(30))).toEqual({
      displayPrice: 3500_00,
      uvpPrice: 4000_00,
      strikePrice: null,
      discountPercent: null,
    });
    expect(await applyDuePrices({ now: after(29) })).toBe(0);
    expect(await applyDuePrices({ now: after(30) })).toBe(1);
    expect(await db.product.count({ where: { strikePrice: { not: null } } })).toBe(0);
  });

  it('cross out nothing on a first import: a recommended price is not an earlier price', async () => {
    await runImport(bike({ price: '3500', sale_price: '3500' }), { now: START });
    expect(await pricesAt(after(1))).toMatchObject({ uvpPrice: 4000_00, strikePrice: null });
  });

  it("use the feed's prices of the time before", async () => {
    const price_history = [
      { regular_price: '4000', price: '4000', from: '2026-01-01' },
      { regular_price: '4000', price: '3500', from: '2026-05-20' },
    ];
    await runImport(
      bike({ price: '3500', sale_price: '3500', meta_data: [{ key: 'price_history', value: price_history }] }),
      { now: START },
    );
    expect(await pricesAt(after(1))).toMatchObject({ strikePrice: 4000_00 });
    expect(await db.pricePeriod.count()).toBe(2);
  });
});

describe('sales with a beginning and an end', () => {
  const sale = bike({
    sale_price: '3500',
    date_on_sale_from: '2026-07-11T00:00:00',
    date_on_sale_to: '2026-07-20T23:59:59',
  });

  it('begin and end by themselves, between two imports', async () => {
    await runImport(sale, { now: START });
    expect(await pricesAt(START)).toMatchObject({ displayPrice: 4000_00, uvpPrice: null });
    expect(await applyDuePrices({ now: new Date('2026-07-10T21:59:59Z') })).toBe(0);

    const during = new Date('2026-07-12T08:00:00Z');
    expect(await applyDuePrices({ now: during })).toBe(1);
    expect(await applyDuePrices({ now: during })).toBe(0);
    expect(await pricesAt(during)).toEqual({
      displayPrice: 3500_00,
      uvpPrice: 4000_00,
      strikePrice: 4000_00,
      discountPercent: 12,
    });

    const later = new Date('2026-07-21T08:00:00Z');
    expect(await applyDuePrices({ now: later })).toBe(1);
    expect(await pricesAt(later)).toEqual({
      displayPrice: 4000_00,
      uvpPrice: null,
      strikePrice: null,
      discountPercent: null,
    });
    const periods = await db.pricePeriod.findMany({ orderBy: { validFrom: 'asc' } });
    expect(periods.map(({ price, validTo }) => [price, validTo])).toEqual([
      [4000_00, during],
      [3500_00, later],
      [4000_00, null],
    ]);
  });

  it('are applied by an import too, without counting the product as changed', async () => {
    await runImport(sale, { now: START });
    const { counts } = await runImport(sale, { now: new Date('2026-07-12T08:00:00Z') });
    expect(counts).toMatchObject({ updated: 0, unchanged: 1 });
    expect(await pricesAt(new Date('2026-07-12T08:00:00Z'))).toMatchObject({ displayPrice: 3500_00 });
  });
});
