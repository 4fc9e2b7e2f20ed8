import { describe, expect, it } from 'vitest';
import { costSharingMonths } from './cost-sharing.ts';
import { insuranceTwelfth, insuranceYearly } from './insurance.ts';
import {
  labelledPlanLength,
  nearestPlanLength,
  newPlanLengths,
  planOptions,
  type PlanItem,
  usedPlanLengths,
} from './plan-lengths.ts';
import { payOnce } from './usual-lengths.ts';

const bike = (francs: number, isUsed = false): PlanItem => ({ price: francs * 100, isUsed });
const offered = (items: PlanItem[], maxPlanLength?: number) =>
  planOptions({ items, maxPlanLength })
    .filter((option) => !option.refusal)
    .map((option) => option.months);

describe('planOptions', () => {
  it('offers 12 to 48 months and paying once, each with its rate (spec §9)', () => {
    expect(planOptions({ items: [bike(4320)], downPayment: 1080_00 })).toEqual(
      expect.arrayContaining([
        { months: 12, rate: 270_00 },
        { months: 24, rate: 135_00 },
        { months: 36, rate: 90_00 },
        { months: 48, rate: 67_50 },
        { months: 1, rate: 4320_00 },
      ]),
    );
  });

  it.each([newPlanLengths, usedPlanLengths])('shows the shortest first and paying once last: %j', (...lengths) => {
    const instalments = lengths.slice(0, -1);
    expect(instalments).toEqual([...instalments].sort((a, b) => a - b));
    expect(lengths.at(-1)).toBe(payOnce);
    expect(instalments).not.toContain(payOnce);
  });

  it('offers used bikes on shorter plans', () => {
    expect(offered([bike(2500, true)])).toEqual([3, 6, 9, 12, 1]);
  });

  it('offers a mixed cart what its items have in common, and says why not the rest', () => {
    expect(offered([bike(2500, true), bike(4320)])).toEqual([12, 1]);
    expect(planOptions({ items: [bike(2500, true), bike(4320)] })[2]).toMatchObject({
      months: 36,
      refusal: 'too-long-for-used-bike',
    });
  });

  it('offers only paying once below CHF 2000, tested on the whole cart', () => {
    expect(offered([bike(1999)])).toEqual([1]);
    expect(planOptions({ items: [bike(1999)] })[0]).toMatchObject({ refusal: 'total-below-minimum' });
    expect(offered([bike(1900), bike(100)])).toEqual(newPlanLengths);
  });

  it('keeps to the longest plan of an organization', () => {
    expect(offered([bike(4320)], 24)).toEqual([12, 24, 1]);
  });
});

describe('nearestPlanLength', () => {
  it.each([
    { items: [bike(4320)], wished: 36, value: 36 },
    { items: [bike(2500, true)], wished: 36, value: 12 },
    { items: [bike(4320)], wished: 3, value: 12 },
    { items: [bike(1999)], wished: 36, value: 1 },
    { items: [bike(4320)], wished: 1, value: 1 },
  ])('takes $value where $wished was wished', ({ items, wished, value }) => {
    expect(nearestPlanLength(planOptions({ items }), wished)).toBe(value);
  });
});

describe('labelledPlanLength', () => {
  it('is the stored length, and 48 where that is none of the shop’s (spec §9)', () => {
    expect([1, 12, 36, 18, null, undefined].map(labelledPlanLength)).toEqual([1, 12, 36, 48, 48, 48]);
  });
});

describe('insuranceYearly', () => {
  it.each([
    [500, 146],
    [1000, 146],
    [2000, 186],
    [3000, 252],
    [5000, 376],
    [7000, 548],
    [10_000, 672],
    [18_000, 672],
    [1500, 166],
    [4320, 345],
    [6000, 462],
    [7500, 568.65],
  ])('costs a bike of %d francs %d francs a year', (price, yearly) => {
    expect(insuranceYearly(price * 100)).toBe(Math.round(yearly * 100));
  });

  it('is said as a twelfth too', () => {
    expect(insuranceTwelfth(146_00)).toBe(12_17);
  });
});

describe('costSharingMonths', () => {
  it('shortens the plans mhp and bfe and leaves mbp as it is', () => {
    expect([1, 12, 24, 36, 48].map((months) => costSharingMonths('mhp', months))).toEqual([1, 6, 12, 24, 36]);
    expect([1, 12, 24, 36, 48].map((months) => costSharingMonths('bfe', months))).toEqual([1, 6, 12, 24, 36]);
    expect([1, 12, 24, 36, 48].map((months) => costSharingMonths('mbp', months))).toEqual([1, 12, 24, 36, 48]);
    expect(costSharingMonths('mhp', 18)).toBeUndefined();
  });
});
