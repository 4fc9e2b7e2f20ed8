import { describe, expect, it } from 'vitest';
import { type ComparableBike, likeness, likeReason, mixed } from './likeness.ts';

const seen: ComparableBike = {
  id: 1,
  displayPrice: 4320_00,
  categorySlugs: ['e_bike', 'e_trekking'],
  frameTypes: ['women', 'trapez'],
  speedKmh: 25,
  batteryWh: 625,
  weightGrams: 25_000,
};
const other = (facts: Partial<ComparableBike>): ComparableBike => ({ ...seen, id: 2, ...facts });

describe('how like two bikes are', () => {
  it('falls with each thing that differs', () => {
    const twin = likeness(seen, other({}));
    for (const facts of [
      { frameTypes: ['men', 'diamant'] },
      { categorySlugs: ['e_bike', 'e_mountain'] },
      { speedKmh: 45 },
      { batteryWh: 400 },
      { displayPrice: 6000_00 },
    ])
      expect(likeness(seen, other(facts))).toBeLessThan(twin);
  });

  it('says why: what is better, else what both have', () => {
    expect(likeReason(seen, other({ displayPrice: 4140_00 }))).toEqual({ kind: 'cheaper', less: 180_00 });
    expect(likeReason(seen, other({ displayPrice: 4150_00 }))).toEqual({ kind: 'frame', frame: 'trapez' });
    expect(likeReason(seen, other({ weightGrams: 24_000 }))).toEqual({ kind: 'lighter', lighter: 1000 });
    expect(likeReason(seen, other({ batteryWh: 750 }))).toEqual({ kind: 'battery', more: 125 });
    expect(likeReason(seen, other({ frameTypes: ['men'], weightGrams: null, batteryWh: null }))).toEqual({
      kind: 'use',
    });
  });
});

it('a mix takes the best of each in turn, none twice, and no more than fit', () => {
  const items = (...ids: number[]) => ids.map((id) => ({ id }));
  expect(mixed([items(1, 2, 3), items(2, 4)], 10)).toEqual(items(1, 2, 3, 4));
  expect(mixed([items(1, 2), items(3)], 2)).toEqual(items(1, 3));
  expect(mixed([], 5)).toEqual([]);
});
