import { describe, expect, it } from 'vitest';
import { newsOf, type WatchedItem } from './news.ts';

const item: WatchedItem = {
  kind: 'bike',
  isOccasion: false,
  displayPrice: 4320_00,
  stockStatus: 'instock',
  toldPrice: 4320_00,
  toldStock: 'instock',
};
const news = (facts: Partial<WatchedItem>) => newsOf({ ...item, ...facts });

describe('news of a noted product', () => {
  it('is a fall of at least a franc a month', () => {
    expect(news({})).toEqual({ isCheaper: false, isBack: false });
    expect(news({ displayPrice: 4284_00 }).isCheaper).toBe(true);
    expect(news({ displayPrice: 4300_00 }).isCheaper).toBe(false);
    expect(news({ displayPrice: 4500_00 }).isCheaper).toBe(false);
  });

  it('is a fall of the price where it is paid once, and where it falls below instalments', () => {
    const lock = { kind: 'accessory', toldPrice: 94_00 } as const;
    expect(news({ ...lock, displayPrice: 89_00 }).isCheaper).toBe(true);
    expect(news({ ...lock, displayPrice: 93_50 }).isCheaper).toBe(false);
    expect(news({ toldPrice: 2100_00, displayPrice: 1900_00 }).isCheaper).toBe(true);
  });

  it('is stock that was not there', () => {
    expect(news({ toldStock: 'outofstock' }).isBack).toBe(true);
    expect(news({ toldStock: 'onbackorder' }).isBack).toBe(true);
    expect(news({ toldStock: 'outofstock', stockStatus: 'onbackorder' }).isBack).toBe(false);
  });
});
