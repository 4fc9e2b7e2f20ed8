import { describe, expect, it } from 'vitest';
import { heightBands, priceBands } from './bands.ts';

describe('bands of the specification (§9)', () => {
  it('of prices are half-open and meet, up to 20000; accessories have one more below', () => {
    expect(priceBands.slice(1).map(({ min }) => min)).toEqual([49, 100, 140, 190]);
    expect(priceBands.at(-1)?.max).toBe(20_000);
    for (const [index, { max = 0 }] of priceBands.slice(0, -1).entries())
      expect(priceBands[index + 1]?.min).toBe(max + 1);
  });

  it('of riders are 10 cm wide, from 140 to 220', () => {
    expect(heightBands.map(({ min, max }) => `${min}-${max}`)).toEqual(
      [140, 150, 160, 170, 180, 190, 200, 210].map((min) => `${min}-${min + 10}`),
    );
  });
});
