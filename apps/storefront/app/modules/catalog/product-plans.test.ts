import { describe, expect, it } from 'vitest';
import { newPlanLengths } from '~/modules/financing/financing.ts';
import { productPlanFor } from './product-plans.ts';
import { productPlans } from './product-plans.server.ts';

const bike = { kind: 'bike' as const, displayPrice: 432_000, isOccasion: false };

describe('productPlans', () => {
  it('offers every length of new bikes, each with its rate', () => {
    const offered = productPlans(bike, '2026-10-15').map(({ months, rate }) => [months, rate]);
    expect(offered.map(([months]) => months)).toEqual(newPlanLengths);
    expect(offered).toEqual(
      expect.arrayContaining([
        [12, 36_000],
        [24, 18_000],
        [36, 12_000],
        [48, 9_000],
        [1, 432_000],
      ]),
    );
  });

  it('dates the first payment on the 1st of the month after next (spec §4)', () => {
    const plan = productPlanFor(productPlans(bike, '2026-10-15'), 36);
    expect(plan.example).toEqual({ signBy: '2026-10-31', first: '2026-12-01', last: '2029-11-01' });
  });

  it('names the first instalment where rounding leaves something over', () => {
    const plan = productPlanFor(productPlans({ ...bike, displayPrice: 433_333 }, '2026-10-15'), 36);
    expect(plan.first + 35 * plan.rate).toBe(433_333);
    expect(plan.first).toBeGreaterThan(plan.rate);
  });

  it('pays once below CHF 2000, and accessories always', () => {
    expect(productPlans({ ...bike, displayPrice: 199_900 }, '2026-10-15')).toMatchObject([
      { months: 1, onceOnly: true },
    ]);
    expect(
      productPlans({ ...bike, kind: 'accessory', displayPrice: 250_000 }, '2026-10-15').map(({ months }) => months),
    ).toEqual([1]);
  });
});

describe('productPlanFor', () => {
  it('takes the longest plan there is below the wish', () => {
    const used = productPlans({ ...bike, isOccasion: true }, '2026-10-15');
    expect(productPlanFor(used, 36).months).toBe(12);
  });
});
