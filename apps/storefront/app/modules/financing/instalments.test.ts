import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueSchedule, monthlyRate, planAmounts, schedule } from './instalments.ts';
import { planLengths } from './plan-lengths.ts';

const francs = (amount: number) => Math.round(amount * 100);

const DAYS_FROM = Date.UTC(2024, 0, 1);

const plan = fc
  .tuple(
    fc.integer({ min: 0, max: 30_000_00 }),
    fc.integer({ min: 0, max: 10_000 }),
    fc.constantFrom(...planLengths),
    fc.integer({ min: 0, max: 13_500 }),
  )
  .map(([total, share, months, day]) => ({
    total,
    downPayment: Math.floor((total * share) / 10_000),
    months,
    orderedOn: new Date(DAYS_FROM + day * 86_400_000).toISOString().slice(0, 10),
  }));

describe('monthlyRate', () => {
  it('is the price over the months where that is whole (spec §1)', () => {
    expect(monthlyRate(francs(4320), 0, 36)).toBe(francs(120));
  });

  it('takes the down payment off first', () => {
    expect(monthlyRate(francs(4320), francs(1080), 36)).toBe(francs(90));
  });

  it('floors to 5 Rappen', () => {
    expect(monthlyRate(francs(4999), 0, 36)).toBe(francs(138.85));
  });

  it('shows the same whole francs as the exact quotient', () => {
    fc.assert(
      fc.property(plan, ({ total, downPayment, months }) => {
        const exact = (total - downPayment) / months / 100;
        return Math.round(monthlyRate(total, downPayment, months) / 100) === Math.round(exact);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('planAmounts', () => {
  it('puts what rounding leaves over into the first instalment', () => {
    expect(planAmounts(francs(4999), 0, 36)).toMatchObject({ regular: francs(138.85), first: francs(139.25) });
  });

  it('knows no down payment where everything is paid at once', () => {
    expect(planAmounts(francs(4320), francs(1080), 1)).toEqual({
      months: 1,
      total: francs(4320),
      downPayment: 0,
      regular: francs(4320),
      first: francs(4320),
    });
  });
});

describe('schedule', () => {
  it('starts on the 1st of the month after next (spec §4: signed 15 October, first payment 1 December)', () => {
    const [first] = schedule({ total: francs(4320), downPayment: 0, months: 36, orderedOn: '2026-10-15' });
    expect(first).toEqual({ kind: 'instalment', date: '2026-12-01', amount: francs(120) });
  });

  it('has what is due at once paid within seven days of the order, and crosses years month by month', () => {
    const payments = schedule({ total: francs(4320), downPayment: francs(1080), months: 36, orderedOn: '2026-11-20' });
    expect(payments).toHaveLength(37);
    expect(payments[0]).toEqual({ kind: 'down-payment', date: '2026-11-27', amount: francs(1080) });
    expect(payments[1]?.date).toBe('2027-01-01');
    expect(payments.at(-1)).toEqual({ kind: 'instalment', date: '2029-12-01', amount: francs(90) });
  });

  it('has the same first payment from the first to the last day of a month', () => {
    const firstDates = ['2028-02-01', '2028-02-29'].map(
      (orderedOn) => schedule({ total: francs(3000), downPayment: 0, months: 12, orderedOn })[0]?.date,
    );
    expect(firstDates).toEqual(['2028-04-01', '2028-04-01']);
  });

  it('moves its instalments, not the down payment, with a contract that is signed in a later month', () => {
    const payments = schedule({ total: francs(4320), downPayment: francs(1080), months: 12, orderedOn: '2026-11-30' });
    const days = (signedOn: string | null) => dueSchedule(payments, signedOn).map(({ date }) => date);
    expect(days(null)).toEqual(payments.map(({ date }) => date));
    expect(days('2026-11-30')).toEqual(days(null));
    expect(days('2026-12-02').slice(0, 3)).toEqual(['2026-12-07', '2027-02-01', '2027-03-01']);
    expect(days('2027-02-28').at(-1)).toBe('2028-03-01');
  });

  it('adds up to the price to the Rappen, spread evenly, each month once', () => {
    fc.assert(
      fc.property(plan, (input) => {
        const payments = schedule(input);
        const instalments = payments
          .filter((payment) => payment.kind === 'instalment')
          .map((payment) => payment.amount);
        const rest = instalments.slice(1);
        const first = instalments[0] ?? 0;
        const regular = rest[0] ?? first;
        return (
          payments.reduce((sum, payment) => sum + payment.amount, 0) === input.total &&
          payments.every((payment) => Number.isInteger(payment.amount) && payment.amount >= 0) &&
          rest.every((amount) => amount === regular && amount % 5 === 0) &&
          first >= regular &&
          first - regular < 5 * input.months &&
          new Set(payments.map((payment) => payment.date)).size === payments.length
        );
      }),
      { numRuns: 2_000 },
    );
  }, 30_000);
});
