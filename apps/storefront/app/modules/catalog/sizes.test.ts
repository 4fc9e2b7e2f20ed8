import { describe, expect, it } from 'vitest';
import { compareSizes, sizeFit } from './sizes.ts';

describe('compareSizes', () => {
  it('orders XS to XXL, a combined size by its smaller half, unknown ones last', () => {
    const sizes = [
      '58 cm',
      'XXL',
      'M/L',
      'Einheitsgrösse',
      'L',
      '61 cm (XL)',
      'S-M-L',
      'xs',
      'L/M',
      'S',
      '54 cm',
      'M',
      'XL',
      'S/M',
    ];
    expect(sizes.sort(compareSizes)).toEqual([
      'xs', 'S', 'S/M', 'S-M-L', 'M', 'M/L', 'L/M', 'L', 'XL', '61 cm (XL)', 'XXL', '54 cm', '58 cm', 'Einheitsgrösse',
    ]); // prettier-ignore
  });
});

describe('sizeFit', () => {
  const size = { size: 'M', minCm: 164, maxCm: 176 };

  it.each([
    [164, 'fits'], [176, 'fits'], [163, 'possible'], [179, 'possible'], [160, 'no'], [180, 'no'],
  ] as const)('says of a rider of %i cm: %s', (height, fit) => {
    expect(sizeFit(size, height)).toBe(fit);
  }); // prettier-ignore
});
