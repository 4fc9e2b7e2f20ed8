import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mistakesBetween, nearest } from './spelling.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 8 });

describe('mistakesBetween', () => {
  it.each([
    ['limat', 'limmat', 1],
    ['vleo', 'velo', 1],
    ['kalkof', 'kalkhoff', 2],
    ['', 'abc', 3],
    ['gleich', 'gleich', 0],
  ])('%j and %j: %i', (a, b, mistakes) => expect(mistakesBetween(a, b)).toBe(mistakes));

  it('is a distance', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const mistakes = mistakesBetween(a, b);
        expect(mistakes).toBe(mistakesBetween(b, a));
        expect(mistakes === 0).toBe(a === b);
        expect(mistakes).toBeLessThanOrEqual(Math.max(a.length, b.length));
        expect(mistakes).toBeGreaterThanOrEqual(Math.abs(a.length - b.length));
      }),
    );
  });
});

describe('the nearest word', () => {
  it('has the fewest mistakes, then the same beginning, then the most products', () => {
    const words = ['limmat', 'klimmat', 'limmatquai'].map((each) => ({ word: each, products: 3 }));
    expect(nearest('limat', words)).toBe('limmat');
    expect(
      nearest('aara', [
        { word: 'aare', products: 2 },
        { word: 'aarb', products: 9 },
      ]),
    ).toBe('aarb');
  });

  it('is none where too much would have to change', () => {
    expect(nearest('abc', [{ word: 'abd', products: 1 }])).toBeUndefined();
    expect(nearest('xyzzy', [{ word: 'fizzle', products: 1 }])).toBeUndefined();
  });
});
