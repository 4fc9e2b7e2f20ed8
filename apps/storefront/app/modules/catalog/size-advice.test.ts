import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adviseSize } from './size-advice.ts';
import { readHeight } from './typed-height.ts';

const sizes = [
  { size: 'S', minCm: 155, maxCm: 166 },
  { size: 'M', minCm: 164, maxCm: 176 },
  { size: 'L', minCm: 174, maxCm: 186 },
];

describe('the size for a rider', () => {
  it('is the one made for the height', () => {
    expect(adviseSize(sizes, 170)).toEqual({ kind: 'fits', size: sizes[1] });
    expect(adviseSize(sizes, 155)).toEqual({ kind: 'fits', size: sizes[0] });
  });

  it('is the nearer one of two, and names the other', () => {
    expect(adviseSize(sizes, 174)).toMatchObject({
      kind: 'fits',
      size: { size: 'M' },
      other: { size: 'L', is: 'larger' },
    });
    expect(adviseSize(sizes, 176)).toMatchObject({
      kind: 'fits',
      size: { size: 'L' },
      other: { size: 'M', is: 'smaller' },
    });
  });

  it('is the last one up to 3 cm outside, and says by how much', () => {
    expect(adviseSize(sizes, 152)).toMatchObject({ kind: 'near', size: { size: 'S' }, rider: 'small', by: 3 });
    expect(adviseSize(sizes, 188)).toMatchObject({ kind: 'near', size: { size: 'L' }, rider: 'tall', by: 2 });
  });

  it('is none beyond, and says where the bike ends', () => {
    expect(adviseSize(sizes, 151)).toEqual({ kind: 'none', rider: 'small', limit: 155 });
    expect(adviseSize(sizes, 200)).toEqual({ kind: 'none', rider: 'tall', limit: 186 });
  });

  it('is unknown for a bike that says nothing of heights', () => {
    expect(adviseSize([], 170)).toBeUndefined();
  });

  it('never names a size that another one fits better', () => {
    const size = fc
      .tuple(fc.integer({ min: 120, max: 200 }), fc.integer({ min: 0, max: 25 }))
      .map(([minCm, span]) => ({ size: `${minCm}/${span}`, minCm, maxCm: minCm + span }));
    fc.assert(
      fc.property(fc.array(size, { minLength: 1, maxLength: 6 }), fc.integer({ min: 100, max: 230 }), (all, height) => {
        const advice = adviseSize(all, height);
        const isInside = all.some(({ minCm, maxCm }) => height >= minCm && height <= maxCm);
        expect(advice?.kind === 'fits').toBe(isInside);
        if (advice?.kind === 'fits') {
          expect(height).toBeGreaterThanOrEqual(advice.size.minCm);
          expect(height).toBeLessThanOrEqual(advice.size.maxCm);
        }
        if (advice?.kind === 'none') {
          expect(all.every(({ minCm, maxCm }) => height < minCm - 3 || height > maxCm + 3)).toBe(true);
        }
      }),
    );
  });
});

describe('a height', () => {
  it.each([
    ['172', 172],
    [' 172 cm ', 172],
    ['1.72', 172],
    ['1,72 m', 172],
    ['1.7', 170],
    ['2 m', 200],
    ['90', 90],
  ])('typed as %j is %i cm', (typed, centimetres) => {
    expect(readHeight(typed)).toBe(centimetres);
  });

  it.each(['17', '1720', 'gross', '-172', '0', '172 kg', '1.7.2', '231'])('can not be %j', (typed) => {
    expect(readHeight(typed)).toBe('unreadable');
  });

  it('need not be typed', () => {
    expect(readHeight(null)).toBeUndefined();
    expect(readHeight('  ')).toBeUndefined();
  });
});
