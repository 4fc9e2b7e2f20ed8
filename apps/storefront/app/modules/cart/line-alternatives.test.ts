import { describe, expect, it } from 'vitest';
import { bestAlternatives, getSharedFact } from './line-alternatives.ts';

const variant = (size: string, colourSlug: string, position: number, inStock = true) => ({
  size,
  colourSlug,
  position,
  inStock,
});

describe('alternatives of a variant that is gone', () => {
  const own = variant('S', 'bordeaux', 4);

  it('keep the size in another colour first, then the colour in the nearest size', () => {
    const grey = variant('S', 'nebelgrau', 0);
    const green = variant('S', 'tannengruen', 2);
    const m = variant('M', 'bordeaux', 5);
    const l = variant('L', 'bordeaux', 6);
    const xl = variant('XL', 'nebelgrau', 1);
    expect(bestAlternatives(own, [xl, l, m, green, grey])).toEqual([green, grey, m]);
    expect(bestAlternatives(own, [xl, l, m])).toEqual([m, l, xl]);
  });

  it('come from stock before they come on order', () => {
    const onOrder = variant('S', 'nebelgrau', 0, false);
    const inStock = variant('XL', 'nebelgrau', 9);
    expect(bestAlternatives(own, [onOrder, inStock])).toEqual([inStock, onOrder]);
  });

  it('have nothing in common where neither size nor colour is known', () => {
    expect(
      getSharedFact({ ...own, size: null, colourSlug: null }, { ...own, size: null, colourSlug: null }),
    ).toBeNull();
    expect(getSharedFact(own, variant('S', 'bordeaux', 4))).toBe('size');
  });
});
