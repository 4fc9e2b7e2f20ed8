import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EarlyPayment, earlyPaymentRefusal, followingSchedule, restAfter } from './early-payment.ts';
import { type Payment, schedule } from './instalments.ts';

const francs = (amount: number) => Math.round(amount * 100);
const plan = schedule({ total: francs(4320), downPayment: francs(1080), months: 36, orderedOn: '2026-10-15' });
const sumOf = (payments: readonly { amount: number }[]) => payments.reduce((sum, { amount }) => sum + amount, 0);

describe('paying more', () => {
  it('once ends the plan earlier, with instalments as high as before', () => {
    const following = followingSchedule(plan, { kind: 'once', date: '2027-03-01', amount: francs(500) });
    expect(following.slice(3, 7)).toEqual([
      { kind: 'instalment', date: '2027-02-01', amount: francs(90) },
      { kind: 'instalment', date: '2027-03-01', amount: francs(90) },
      { kind: 'extra', date: '2027-03-01', amount: francs(500) },
      { kind: 'instalment', date: '2027-04-01', amount: francs(90) },
    ]);
    // 2740 are left: 30 instalments of 90 and one of 40.
    expect(following.at(-1)).toEqual({ kind: 'instalment', date: '2029-06-01', amount: francs(40) });
    expect(sumOf(following)).toBe(francs(4320));
  });

  it('each month doubles the pace', () => {
    const following = followingSchedule(plan, { kind: 'monthly', date: '2026-12-01', amount: francs(90) });
    expect(following.filter(({ kind }) => kind === 'instalment')).toHaveLength(18);
    expect(following.at(-1)).toEqual({ kind: 'extra', date: '2028-05-01', amount: francs(90) });
  });

  it('can be all that is left, not more', () => {
    const rest = restAfter(plan, '2027-03-01');
    expect(rest).toBe(francs(2880));
    expect(earlyPaymentRefusal(plan, { kind: 'once', date: '2027-03-01', amount: rest })).toBeUndefined();
    expect(earlyPaymentRefusal(plan, { kind: 'once', date: '2027-03-01', amount: rest + 1 })).toBe('above-rest');
  });
});

describe('settling early', () => {
  it('is one payment of all that is left, in place of the instalment', () => {
    const following = followingSchedule(plan, { kind: 'settle', date: '2027-01-01' });
    expect(following).toEqual([
      plan[0],
      plan[1],
      { kind: 'settlement', date: '2027-01-01', amount: francs(4320 - 1080 - 90) },
    ]);
  });
});

describe('earlyPaymentRefusal', () => {
  it('names days without an instalment and what is no amount', () => {
    expect(earlyPaymentRefusal(plan, { kind: 'settle', date: '2026-10-15' })).toBe('no-such-date');
    expect(earlyPaymentRefusal(plan, { kind: 'settle', date: '2031-01-01' })).toBe('no-such-date');
    for (const amount of [0, -1, 0.5, Number.NaN])
      expect(earlyPaymentRefusal(plan, { kind: 'monthly', date: '2027-01-01', amount })).toBe('not-an-amount');
  });
});

describe('followingSchedule', () => {
  it('adds up to the price, ends no later, and never goes below zero', () => {
    const facts = fc.record({
      total: fc.integer({ min: 2000_00, max: 20_000_00 }),
      months: fc.constantFrom(3, 6, 9, 12, 24, 36, 48),
      month: fc.nat(),
      amount: fc.integer({ min: 1, max: 20_000_00 }),
      kind: fc.constantFrom('once' as const, 'monthly' as const, 'settle' as const),
    });
    let paid = 0;
    fc.assert(
      fc.property(facts, ({ total, months, month, amount, kind }) => {
        const payments: Payment[] = schedule({ total, downPayment: 0, months, orderedOn: '2026-01-31' });
        const date = payments[month % payments.length]?.date ?? '';
        const early: EarlyPayment = kind === 'settle' ? { kind, date } : { kind, date, amount };
        if (earlyPaymentRefusal(payments, early)) return true;
        paid += 1;
        const following = followingSchedule(payments, early);
        return (
          sumOf(following) === total &&
          following.every((payment) => Number.isInteger(payment.amount) && payment.amount > 0) &&
          following.every((payment, index) => payment.date >= (following[index - 1]?.date ?? '')) &&
          (following.at(-1)?.date ?? '') <= (payments.at(-1)?.date ?? '')
        );
      }),
      { numRuns: 2_000 },
    );
    expect(paid).toBeGreaterThan(500);
  });
});
