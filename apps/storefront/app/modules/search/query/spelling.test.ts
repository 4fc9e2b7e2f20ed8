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
    expect(
      nearest('limat', [
        { word: 'limite', products: 9 },
        { word: 'limmat', products: 1 },
      ]),
    ).toBe('limmat');
    expect(
      nearest('velp', [
        { word: 'help', products: 9 },
        { word: 'velo', products: 2 },
      ]),
    ).toBe('velo');
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
    // Of a short word two letters are more than half.
    expect(nearest('abcde', [{ word: 'abc', products: 1 }])).toBeUndefined();
  });
});
