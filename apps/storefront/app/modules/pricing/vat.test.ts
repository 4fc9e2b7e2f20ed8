import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitVat, vatPercent, vatRateOn } from './vat.ts';

describe('the VAT rate', () => {
  it.each([
    ['2026-11-27', 8.1],
    ['2024-01-01', 8.1],
    ['2023-12-31', 7.7],
    ['2018-01-01', 7.7],
    ['2017-12-31', 8],
    ['2010-12-31', 7.6],
  ])('on %s is %s %%', (day, percent) => {
    expect(vatPercent(vatRateOn(day))).toBe(percent);
  });

  it('is not guessed before the table begins', () => {
    expect(() => vatRateOn('1999-12-31')).toThrow(RangeError);
  });
});

describe('the VAT that an amount contains', () => {
  it.each([
    [4079_00, 305_64],
    [108_10, 8_10],
    [1, 0],
    [0, 0],
    [-4079_00, -305_64],
  ])('of %i Rappen is %i', (gross, vat) => {
    expect(splitVat(gross, 81)).toEqual({ gross, net: gross - vat, vat, rate: 81 });
  });

  const rates = fc.constantFrom(76, 77, 80, 81);

  it('is within half a Rappen of the exact amount, adds up, and goes back whole with a refund', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), rates, (gross, rate) => {
        const { net, vat } = splitVat(gross, rate);
        expect(net + vat).toBe(gross);
        expect(Math.abs(vat - (gross * rate) / (1000 + rate))).toBeLessThanOrEqual(0.5);
        expect(splitVat(-gross, rate).vat + vat).toBe(0);
      }),
      { numRuns: 2000, seed: 35 },
    );
  });
});
