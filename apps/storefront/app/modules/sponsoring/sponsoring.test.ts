import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sum } from '~/modules/financing/financing.ts';
import { amountRefusal, maySponsor, mostOf, presetGoal, roomOf, stopsOf, surplusShares } from './sponsoring.ts';
import { fieldErrors, formFrom, parseForm } from '~/platform/parse-form.server.ts';
import { contributionForm, leadsElsewhere } from './sponsoring.schema.server.ts';

const amounts = fc.array(
  fc.integer({ min: 5, max: 2000 }).map((francs) => francs * 100),
  { minLength: 1, maxLength: 60 },
);

describe('the rules of a page', () => {
  it('split what is too much to the Rappen, and give nobody more than they gave', () => {
    fc.assert(
      fc.property(amounts, fc.double({ min: 0, max: 1, noNaN: true }), (given, part) => {
        const surplus = Math.floor(sum(given) * part);
        const shares = surplusShares(surplus, given);
        expect(sum(shares)).toBe(surplus);
        shares.forEach((share, index) => {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(given[index] ?? 0);
        });
      }),
    );
  });

  it('leave CHF 2000 in instalments, in whole francs', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000_00 }), (price) => {
        expect(mostOf(price)).toBeLessThanOrEqual(Math.max(0, price - 2000_00));
        expect(mostOf(price) % 100).toBe(0);
        if (maySponsor(price)) expect(presetGoal(price)).toBeLessThanOrEqual(mostOf(price));
      }),
    );
    expect([mostOf(4320_00), presetGoal(4320_00), mostOf(2000_00), mostOf(2499_90)]).toEqual([
      2320_00, 1080_00, 0, 499_00,
    ]);
  });

  it('promise nothing beyond what there is room for', () => {
    const standing = { most: 100_00, paid: 60_00, reserved: 37_00 };
    expect(roomOf(standing)).toBe(3_00);
    const of = (amount: number, more = {}) => amountRefusal(amount, { ...standing, ...more });
    expect([of(5_00), of(41_00), of(40_00), of(4_00), of(10_50), of(-5_00)]).toEqual([
      ...['held', 'too-much', 'held', 'too-small', 'not-an-amount', 'not-an-amount'],
    ]);
    expect([of(3_00, { paid: 97_00, reserved: 0 }), of(5_00, { paid: 100_00 })]).toEqual([undefined, 'full']);
  });

  it('place a stop after each contribution, the last ones at the goal', () => {
    expect(stopsOf([25_00, 50_00, 50_00], 100_00)).toEqual([0.25, 0.75, 1]);
  });
});

describe('what is typed', () => {
  it.each(['CH93 0076 2011 6238 5295 7', '079 123 45 67', 'twint.ch/lea', 'lea@example.ch', 'https://x'])(
    'leads elsewhere by %s',
    (text) => {
      expect(leadsElsewhere(`Bitte hier: ${text}`)).toBe(true);
    },
  );

  it.each(['Ich brauche 1080 Franken bis 31. Januar 2027.', 'Für 12 km im Tag, 25 km/h.'])(
    'stays here by %s',
    (text) => {
      expect(leadsElsewhere(text)).toBe(false);
    },
  );

  it('is an amount in whole francs, chosen or free', () => {
    const read = (amount: string, free = '') => {
      const form = formFrom({ amount, free, name: 'Tom', email: 'tom@example.ch' });
      const parsed = parseForm(form, contributionForm);
      return parsed.ok ? parsed.value.amount : fieldErrors(parsed.reply);
    };
    expect([read('50', '7'), read('free', "1'080"), read('free', 'CHF 20.-')]).toEqual([50_00, 1080_00, 20_00]);
    for (const wrong of ['', '5.50', '-5', '1e3', '٥'])
      expect(read('free', wrong)).toEqual({ amount: 'not-an-amount' });
  });
});
