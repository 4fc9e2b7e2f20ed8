import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chosenDownPayments,
  type DownPaymentItem,
  downPaymentLimit,
  downPaymentRange,
  downPaymentRefusal,
  effectiveDownPayments,
  spreadDownPayment,
} from './down-payment.ts';

const francs = (amount: number) => Math.round(amount * 100);
const bike = (price: number, downPayment: number | null = null): DownPaymentItem => ({
  price: francs(price),
  isBike: true,
  downPayment: downPayment === null ? null : francs(downPayment),
});
const accessory = (price: number): DownPaymentItem => ({ price: francs(price), isBike: false, downPayment: null });
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Whether each amount is whole francs, not negative and not above its item's price. */
function staysWithin(amounts: readonly number[], items: readonly DownPaymentItem[]): boolean {
  return amounts.every((amount, index) => amount % 100 === 0 && amount >= 0 && amount <= (items[index]?.price ?? -1));
}

const item = fc.record({
  price: fc.integer({ min: 0, max: 12_000_00 }),
  isBike: fc.boolean(),
  downPayment: fc.option(fc.integer({ min: -50_00, max: 13_000_00 }), { nil: null }),
});
const cart = fc.array(item, { minLength: 1, maxLength: 6 });

describe('effectiveDownPayments', () => {
  it('presets 25 % of each bike and nothing for accessories', () => {
    expect(effectiveDownPayments([bike(4320), accessory(129)])).toEqual([francs(1080), 0]);
  });

  it('presets whole francs, whatever is left of 25 %', () => {
    expect(effectiveDownPayments([bike(4319.95)])).toEqual([francs(1079)]);
    // 15 % off CHF 2988: instalments of at least CHF 2000 leave 539.80.
    expect(effectiveDownPayments([bike(2539.8)])).toEqual([francs(539)]);
  });

  it('lowers the preset where instalments would fall below CHF 2000', () => {
    expect(effectiveDownPayments([bike(2400)])).toEqual([francs(400)]);
  });

  it('counts accessories in the total that the limit is taken from', () => {
    expect(effectiveDownPayments([bike(2400), accessory(100)])).toEqual([francs(500), 0]);
  });

  it('has none below CHF 2000', () => {
    expect(effectiveDownPayments([bike(1999)])).toEqual([0]);
  });

  it('lets presets give way to what was chosen', () => {
    expect(effectiveDownPayments([bike(1500, 900), bike(1500)])).toEqual([francs(900), francs(100)]);
  });

  it('keeps every rule for whatever was stored', () => {
    fc.assert(
      fc.property(cart, (items) => {
        const amounts = effectiveDownPayments(items);
        return staysWithin(amounts, items) && sum(amounts) <= downPaymentLimit(sum(items.map((each) => each.price)));
      }),
      { numRuns: 2_000 },
    );
  }, 30_000);

  it('leaves choices alone that fit the rules', () => {
    fc.assert(
      fc.property(cart, (items) => {
        const settled = items.map((each, index) => ({
          ...each,
          downPayment: effectiveDownPayments(items)[index] ?? 0,
        }));
        return String(effectiveDownPayments(settled)) === String(settled.map((each) => each.downPayment));
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('downPaymentRange', () => {
  it('ends at what leaves CHF 2000 (spec §5: a bike of 3000, up to 1000 down)', () => {
    expect(downPaymentRange([bike(3000)], 0)).toMatchObject({
      max: francs(1000),
      limitedBy: 'instalments-below-minimum',
    });
  });

  it('ends at the price of an item in a large cart', () => {
    expect(downPaymentRange([bike(3000), bike(9000)], 0)).toMatchObject({
      max: francs(3000),
      limitedBy: 'above-item-price',
    });
  });

  it('ends at whole francs', () => {
    expect(downPaymentRange([bike(2539.8)], 0)).toMatchObject({ preset: francs(539), max: francs(539) });
    expect(downPaymentRange([accessory(94.5), bike(9000)], 0)).toMatchObject({ max: francs(94) });
  });

  it('refuses exactly what lies outside', () => {
    fc.assert(
      fc.property(cart, fc.nat(), (items, seed) => {
        const index = seed % items.length;
        const { max } = downPaymentRange(items, index);
        const stored = chosenDownPayments(items, index, max);
        const accepted = items.map((each, position) => ({ ...each, downPayment: stored[position] ?? null }));
        return (
          downPaymentRefusal(items, index, max) === undefined &&
          max % 100 === 0 &&
          downPaymentRefusal(items, index, max + 100) !== undefined &&
          downPaymentRefusal(items, index, max - 1) === (max > 0 ? 'not-whole-francs' : 'not-an-amount') &&
          effectiveDownPayments(accepted)[index] === max
        );
      }),
      { numRuns: 2_000 },
    );
  });

  it('refuses what is no amount', () => {
    expect(downPaymentRefusal([bike(3000)], 0, -1)).toBe('not-an-amount');
    expect(downPaymentRefusal([bike(3000)], 0, Number.NaN)).toBe('not-an-amount');
    expect(downPaymentRefusal([bike(1500)], 0, francs(1))).toBe('total-below-minimum');
  });
});

describe('spreadDownPayment', () => {
  it('hands the down payment of a removed bike to the rest (spec §4)', () => {
    expect(spreadDownPayment([bike(4000), bike(4000)], 0)).toEqual([francs(2000)]);
  });

  it('leaves nothing to spread over when the last item goes', () => {
    expect(spreadDownPayment([bike(4000)], 0)).toEqual([]);
  });

  it('spreads it over bikes alone, and drops it where none remains', () => {
    expect(spreadDownPayment([bike(4000), accessory(3000), bike(4000)], 0)).toEqual([0, francs(2000)]);
    expect(spreadDownPayment([bike(4000), accessory(3000)], 0)).toEqual([0]);
  });

  it('leaves an amount alone that was typed on an accessory', () => {
    const typed = { ...accessory(3000), downPayment: francs(300) };
    expect(spreadDownPayment([bike(4000), typed, bike(4000)], 0)).toEqual([francs(300), francs(2000)]);
    expect(spreadDownPayment([bike(4000), typed], 0)).toEqual([francs(300)]);
  });

  it('keeps the total where bikes and rules allow it, and the most they allow elsewhere', () => {
    fc.assert(
      fc.property(cart, fc.nat(), (items, seed) => {
        const removed = seed % items.length;
        const staying = items.filter((_, index) => index !== removed);
        const prices = sum(staying.map((each) => each.price));
        const spread = spreadDownPayment(items, removed);
        const before = effectiveDownPayments(items);
        const stored = before.filter((_, index) => index !== removed);
        const room = staying.map((each, index) =>
          each.isBike ? Math.floor(each.price / 100) * 100 - (stored[index] ?? 0) : 0,
        );
        const expected = Math.min(sum(stored) + Math.min(before[removed] ?? 0, sum(room)), downPaymentLimit(prices));
        return sum(spread) === expected && staysWithin(spread, staying);
      }),
      { numRuns: 2_000 },
    );
  }, 30_000);
});
