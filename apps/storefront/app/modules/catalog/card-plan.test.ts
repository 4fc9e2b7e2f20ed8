import { describe, expect, it } from 'vitest';
import { cardPlan } from './card-plan.ts';

const bike = { kind: 'bike' as const, displayPrice: 432_000, isOccasion: false };

describe('cardPlan', () => {
  it('divides the price by the term (spec §1: 4320 over 36 months gives 120)', () => {
    expect(cardPlan(bike, 36)).toEqual({ months: 36, rate: 12_000, employer: 0, employerMonths: 0, onceOnly: false });
  });

  it('shows used bikes over 12 months at most', () => {
    expect(cardPlan({ ...bike, isOccasion: true }, 36)).toEqual({
      months: 12,
      rate: 36_000,
      employer: 0,
      employerMonths: 0,
      onceOnly: false,
    });
  });

  it('pays once below CHF 2000 and says that there is no choice', () => {
    expect(cardPlan({ ...bike, displayPrice: 199_900 }, 36)).toEqual({
      months: 1,
      rate: 199_900,
      employer: 0,
      employerMonths: 0,
      onceOnly: true,
    });
    expect(cardPlan({ ...bike, displayPrice: 200_000 }, 36).months).toBe(36);
  });

  it('pays once where the shopper looks at that', () => {
    expect(cardPlan(bike, 1)).toEqual({ months: 1, rate: 432_000, employer: 0, employerMonths: 0, onceOnly: false });
  });

  it('runs no longer than a partner’s shop allows, and shows the buyer’s part of a shared rate', () => {
    expect(cardPlan({ ...bike, planRules: { maxPlanLength: 24 } }, 36)).toMatchObject({ months: 24, rate: 18_000 });
    const costSharing = { planType: 'mhp', share: { kind: 'amount', amount: 36_00 } } as const;
    expect(cardPlan({ ...bike, planRules: { costSharing } }, 36)).toMatchObject({
      rate: 84_00,
      employer: 36_00,
      employerMonths: 24,
    });
  });
});
