import { describe, expect, it } from 'vitest';
import { amountAxes, bikesPerDot, boundsOf, stepsWithin } from './steps.ts';

const inside = (ranges: Parameters<typeof stepsWithin>[1]) =>
  stepsWithin(amountAxes.rate, ranges).flatMap((isIn, at) => (isIn ? [50 + at * 10] : []));

describe('the axis of rates', () => {
  it('lets all steps through where nothing is chosen, and beyond its ends what the ends hold', () => {
    expect(inside([])).toHaveLength(19);
    expect(inside([{ max: 20 }])).toEqual([50]);
    expect(inside([{ min: 900 }])).toEqual([230]);
  });

  it('holds a step as soon as a whole franc of it is let through, both ends included', () => {
    expect(inside([{ min: 100, max: 139 }])).toEqual([100, 110, 120, 130]);
    expect(inside([{ min: 139, max: 140 }])).toEqual([130, 140]);
    expect(inside([{ max: 59 }, { min: 220 }])).toEqual([50, 220, 230]);
  });

  it('keeps the bounds of what is chosen on itself', () => {
    expect(boundsOf(amountAxes.rate, [])).toEqual([50, 240]);
    expect(
      boundsOf(amountAxes.rate, [
        { min: 49, max: 99 },
        { min: 140, max: 189 },
      ]),
    ).toEqual([50, 189]);
    expect(boundsOf(amountAxes.rate, [{ min: 190, max: 20_000 }])).toEqual([190, 240]);
  });
});

describe('a dot', () => {
  it('stands for so many bikes that the highest column has twelve at most', () => {
    expect([0, 1, 12, 13, 24, 36, 37, 60, 61, 120, 1000].map((count) => bikesPerDot([count, 1]))).toEqual([
      1, 1, 1, 2, 2, 3, 5, 5, 10, 10, 100,
    ]);
  });
});
