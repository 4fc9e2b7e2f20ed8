import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { schedule, sharedSchedule } from './due.ts';
import { partsOf } from './employer-share.ts';
import {
  type CostSharing,
  downPaymentLimit,
  newPlanLengths,
  planAmounts,
  sharedPlan,
  usedPlanLengths,
} from './financing.ts';
import { costSharingTypes } from './cost-sharing.ts';

const fixed = (francs: number, planType: CostSharing['planType'] = 'mbp'): CostSharing => {
  return { planType, share: { kind: 'amount', amount: francs * 100 } };
};

describe('sharedPlan', () => {
  it('lets the employer pay its amount of each instalment of the whole plan', () => {
    expect(sharedPlan(planAmounts(4320_00, 0, 36), fixed(36))).toEqual({
      employer: 36_00,
      employerMonths: 36,
      employerTotal: 1296_00,
      member: 84_00,
      memberFirst: 84_00,
      after: 120_00,
      memberTotal: 3024_00,
    });
  });

  it('ends with the months of the table, after which the member pays the whole rate', () => {
    expect(sharedPlan(planAmounts(4320_00, 0, 36), fixed(36, 'mhp'))).toMatchObject({
      employerMonths: 24,
      member: 84_00,
      after: 120_00,
      memberTotal: 4320_00 - 24 * 36_00,
    });
  });

  it('takes a percentage of the rate without a down payment, at most its cap', () => {
    const percent = (cap?: number): CostSharing => ({ planType: 'mbp', share: { kind: 'percent', percent: 30, cap } });
    expect(sharedPlan(planAmounts(4320_00, 0, 36), percent())?.employer).toBe(36_00);
    expect(sharedPlan(planAmounts(4320_00, 0, 36), percent(20_00))?.employer).toBe(20_00);
    expect(sharedPlan(planAmounts(4320_00, 1080_00, 36), percent())).toMatchObject({ employer: 36_00, member: 54_00 });
  });

  it('pays no more than the instalment', () => {
    expect(sharedPlan(planAmounts(4320_00, 0, 36), fixed(500))).toMatchObject({
      employer: 120_00,
      member: 0,
      memberTotal: 0,
    });
  });

  it('shares nothing that is paid once: the payment asks for the whole price', () => {
    expect(sharedPlan(planAmounts(4320_00, 0, 1), fixed(36))).toBeNull();
  });

  it('shares nothing on terms outside the table', () => {
    expect(sharedPlan(planAmounts(2400_00, 0, 9), fixed(36))).toBeNull();
  });
});

it('adds up to the price to the Rappen, for any plan and any share', () => {
  const share = fc.oneof(
    fc.record({ kind: fc.constant('amount' as const), amount: fc.integer({ min: 0, max: 600_00 }) }),
    fc.record({
      kind: fc.constant('percent' as const),
      percent: fc.integer({ min: 0, max: 100 }),
      cap: fc.option(fc.integer({ min: 0, max: 300_00 }), { nil: undefined }),
    }),
  );
  fc.assert(
    fc.property(
      fc.integer({ min: 2000_00, max: 15_000_00 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.constantFrom(...new Set([...newPlanLengths, ...usedPlanLengths])),
      fc.constantFrom(...costSharingTypes),
      share,
      (total, part, months, planType, how) => {
        const downPayment = months === 1 ? 0 : Math.floor(downPaymentLimit(total) * part);
        const amounts = planAmounts(total, downPayment, months);
        const shared = sharedPlan(amounts, { planType, share: how });
        const payments = sharedSchedule(schedule({ total, downPayment, months, orderedOn: '2026-11-23' }), shared);
        const { employer, member } = partsOf(payments);
        expect(employer + member).toBe(total);
        expect(employer).toBe(shared?.employerTotal ?? 0);
        expect(member).toBe(shared?.memberTotal ?? total);
        const wrong = payments.filter(
          ({ kind, amount, employer: theirs, member: own }) =>
            theirs + own !== amount || theirs < 0 || own < 0 || (kind === 'down-payment' && theirs !== 0),
        );
        expect(wrong).toEqual([]);
      },
    ),
    { numRuns: 2_000 },
  );
});
