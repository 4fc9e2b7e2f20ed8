import { describe, expect, it } from 'vitest';
import { stockKind, stockText } from './product-tile.ts';
import { arrivalDate, stockLabel } from './stock.ts';

const today = '2026-11-21';
const nothing = { expectedDeliveryDate: null, deliveryTimeInDays: null };

it('says in stock where the status is instock, else on order', () => {
  expect((['instock', 'onbackorder', 'outofstock'] as const).map(stockLabel)).toEqual([
    'in-stock',
    'on-order',
    'on-order',
  ]);
});

it('says sold out on the card of what can be ordered no more (decision 40: Cart)', () => {
  const message = (['instock', 'onbackorder', 'outofstock'] as const).map((stockStatus) => [
    stockKind({ stockStatus }),
    stockText({ stockStatus } as never, 'de', ((key: string) => key) as never),
  ]);
  expect(message).toEqual([
    ['in', 'stock.instock'],
    ['order', 'stock.onOrder'],
    ['out', 'stock.soldOut'],
  ]);
});

describe('the day a variant can be there', () => {
  it('is the one the feed promises', () => {
    const delivery = { ...nothing, expectedDeliveryDate: '2027-01-15' };
    expect(arrivalDate({ ...delivery, stockStatus: 'onbackorder' }, today)).toBe('2027-01-15');
    expect(arrivalDate({ ...delivery, stockStatus: 'instock' }, today)).toBe('2027-01-15');
  });

  it('is counted from today for what is in stock, over the end of a month', () => {
    expect(arrivalDate({ ...nothing, deliveryTimeInDays: 14, stockStatus: 'instock' }, today)).toBe('2026-12-05');
  });

  it('is unknown where nothing is said, or what was said has passed', () => {
    expect(arrivalDate({ ...nothing, stockStatus: 'instock' }, today)).toBeNull();
    expect(arrivalDate({ ...nothing, deliveryTimeInDays: 14, stockStatus: 'onbackorder' }, today)).toBeNull();
    expect(
      arrivalDate({ ...nothing, expectedDeliveryDate: '2026-11-01', stockStatus: 'onbackorder' }, today),
    ).toBeNull();
  });

  it('is today’s at the earliest', () => {
    expect(arrivalDate({ ...nothing, expectedDeliveryDate: today, stockStatus: 'instock' }, today)).toBe(today);
  });

  it('is unknown for what is sold out, whatever the feed says', () => {
    const delivery = { expectedDeliveryDate: '2027-01-15', deliveryTimeInDays: 14 };
    expect(arrivalDate({ ...delivery, stockStatus: 'outofstock' }, today)).toBeNull();
  });
});
