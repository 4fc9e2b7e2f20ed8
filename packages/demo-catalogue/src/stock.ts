/** Availability of the things that can be bought: written in the data, quantities spread evenly by a hash. */
import type { Stock } from './model.ts';
import type { StockStatus } from './woo.ts';

export interface Availability {
  status: StockStatus;
  quantity: number;
  /** Days from order to delivery. */
  days: number;
  /** Expected delivery of what is on order, `YYYY-MM-DD`. */
  expected?: string;
}

/** FNV-1a, 32 bits: the same text always gives the same number. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return value;
}

const names = (list: string | undefined, keys: readonly string[]) =>
  list !== undefined && list.split(' ').some((name) => name === 'all' || keys.includes(name));

/**
 * Availability of one variation.
 * @param options.keys its size and colour, as the data files name them
 * @param options.seed any text of its own; decides the quantity
 * @param options.date the day a number of weeks after the reference date
 */
export function stockOf(
  stock: Stock,
  options: { keys: readonly string[]; seed: string; single: boolean; date: (weeks: number) => string },
): Availability {
  const { keys, single } = options;
  const days = stock.days ?? 14;
  if (names(stock.soldOut, keys)) return { status: 'outofstock', quantity: 0, days };
  if (names(stock.onOrder, keys)) {
    const weeks = stock.weeks ?? 10;
    return { status: 'onbackorder', quantity: 0, days: weeks * 7 + 7, expected: options.date(weeks) };
  }
  return { status: 'instock', quantity: single ? 1 : 1 + (hash(options.seed) % 12), days };
}
