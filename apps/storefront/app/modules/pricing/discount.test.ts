import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DiscountLine,
  discountOn,
  discountRefusal,
  discountState,
  type DiscountTerms,
  normalizedCode,
} from './discount.ts';

const terms = (part: Partial<DiscountTerms>): DiscountTerms => {
  return { code: 'VELO10', kind: 'percent', value: 10, minimum: 0, combinable: true, ...part };
};
const line = (francs: number, isReduced = false): DiscountLine => ({ price: francs * 100, isReduced });

describe('discountOn', () => {
  it('takes a percentage of the goods, shared in proportion', () => {
    expect(discountOn(terms({}), [line(4320), line(129)])).toEqual({
      code: 'VELO10',
      amount: 444_90,
      shares: [432_00, 12_90],
    });
  });

  it('takes an amount', () => {
    expect(discountOn(terms({ kind: 'amount', value: 100_00 }), [line(3000), line(1000)])?.shares).toEqual([
      75_00, 25_00,
    ]);
  });

  it('rounds a percentage to 5 Rappen', () => {
    expect(discountOn(terms({ value: 7 }), [{ price: 1234_55, isReduced: false }])?.amount).toBe(86_40);
  });

  it('leaves reduced goods alone where it is not combinable', () => {
    expect(discountOn(terms({ combinable: false }), [line(3000, true), line(1000)])?.shares).toEqual([0, 100_00]);
  });

  it('is exact for any cart: shares add up, stay within their prices, and leave something to pay', () => {
    const anyLine = fc.record({ price: fc.integer({ min: 100, max: 12_000_00 }), isReduced: fc.boolean() });
    fc.assert(
      fc.property(
        fc.array(anyLine, { minLength: 1, maxLength: 6 }),
        fc.boolean(),
        fc.integer({ min: 1, max: 90 }),
        fc.integer({ min: 1, max: 2000_00 }),
        fc.boolean(),
        (lines, isPercent, percent, amount, combinable) => {
          const found = discountOn(
            isPercent
              ? terms({ value: percent, combinable })
              : terms({ kind: 'amount', value: amount, minimum: amount + 100, combinable }),
            lines,
          );
          if (!found) return true;
          const total = lines.reduce((sum, { price }) => sum + price, 0);
          return (
            found.shares.reduce((sum, share) => sum + share, 0) === found.amount &&
            found.shares.every((share, index) => share >= 0 && share <= (lines[index]?.price ?? -1)) &&
            (combinable || lines.every(({ isReduced }, index) => !isReduced || found.shares[index] === 0)) &&
            found.amount < total
          );
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

describe('discountRefusal', () => {
  it('names reduced goods and a minimum that is not reached', () => {
    expect(discountRefusal(terms({ combinable: false }), [line(3000, true)])).toBe('not-combinable');
    expect(discountRefusal(terms({ minimum: 2000_00 }), [line(1999)])).toBe('below-minimum');
    expect(discountRefusal(terms({ minimum: 2000_00 }), [line(1999), line(1)])).toBeUndefined();
    expect(discountRefusal(terms({ minimum: 2000_00, combinable: false }), [line(1999), line(900, true)])).toBe(
      'below-minimum',
    );
  });
});

describe('normalizedCode', () => {
  it('knows no case and no blanks', () => expect(normalizedCode(' velo 10 ')).toBe('VELO10'));
  it('loses what comes along where it is copied', () => {
    const copied = ['\u200bVELO10\ufeff', '\u202avelo10\u202c', 'VE\u00adLO10', 'VELO10.', 'Velo10. ', 'velo\u206010'];
    expect(copied.map(normalizedCode)).toEqual(copied.map(() => 'VELO10'));
  });
});

describe('discountState', () => {
  const now = new Date('2026-11-27T12:00:00Z');
  const before = new Date('2026-11-27T11:59:59Z');
  const after = new Date('2026-11-27T12:00:01Z');

  it.each([
    ['active', { validFrom: now }],
    ['planned', { validFrom: after }],
    ['planned', { validFrom: after, maxUses: 1, used: 1 }],
    ['used-up', { maxUses: 1, used: 1 }],
    ['active', { maxUses: 2, used: 1 }],
    ['expired', { validTo: now }],
    ['expired', { validFrom: after, validTo: before }],
    ['active', { validTo: after }],
  ])('is %s: %o', (state, part) => {
    expect(discountState({ validFrom: before, validTo: null, maxUses: null, used: 0, ...part }, now)).toBe(state);
  });
});
