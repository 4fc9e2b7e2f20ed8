import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPrintable, printable } from './printable.ts';

/** The permitted characters of the Swiss Implementation Guidelines QR-bill 2.3, 324 of them. */
const permitted = new Set(
  [
    [0x20, 0x7e],
    [0xa0, 0xff],
    [0x100, 0x17f],
    [0x218, 0x21b],
    [0x20ac, 0x20ac],
  ].flatMap(([from = 0, to = 0]) => Array.from({ length: to - from + 1 }, (_, at) => String.fromCharCode(from + at))),
);

/** What of it the typeface of the payment part has: Windows-1252. */
const inHelvetica = new Set([...permitted].filter((character) => /[\u0020-\u00ffŒœŠšŸŽž€]/.test(character)));

/** Every character of the basic plane but halves of others. */
const basicPlane = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(
  (character) => !/\p{Cs}/u.test(character),
);

describe('a text of a QR-bill', () => {
  it('holds permitted characters that can be printed alone, whatever it was made of', () => {
    expect(permitted.size).toBe(324);
    const wrong = basicPlane.filter((character) =>
      Array.from(printable(`A${character}B`)).some((letter) => !permitted.has(letter) || !inHelvetica.has(letter)),
    );
    expect(wrong).toEqual([]);
  });

  it('keeps what is permitted and can be printed, but for the hyphen that nothing is seen of', () => {
    const changed = [...permitted].filter(
      (character) => inHelvetica.has(character) && printable(`A${character}B`) !== `A${character}B`,
    );
    expect(changed).toEqual(['\u00ad']);
  });

  it('leaves something of each permitted letter that cannot be printed', () => {
    const lost = [...permitted].filter((character) => !inHelvetica.has(character) && printable(character) === '');
    expect(lost).toEqual([]);
    expect([...permitted].every(isPrintable)).toBe(true);
  });

  it.each([
    ['Rue de l’Église', "Rue de l'Église"],
    ['“Zum Löwen” – 3…', '"Zum Löwen" - 3...'],
    ['Velory™ • Zürich', 'VeloryTM - Zürich'],
    ['Zu\u0308rich', 'Zürich'],
    ['Rue\u202fdu\u2009Lac', 'Rue du Lac'],
    ['Ștefan Țară', 'Stefan Tara'],
    ['Petrović-Đukić', 'Petrovic-Dukic'],
    ['ﬁn', 'fin'],
  ])('%j is %j', (text, plain) => {
    expect(printable(text)).toBe(plain);
  });

  it('is within its length after it was mapped, without blanks at its ends', () => {
    expect(printable('…'.repeat(70), 70)).toBe('.'.repeat(70));
    const text = fc.string({ unit: 'grapheme', maxLength: 100 });
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 70 }), (any, length) => {
        const made = printable(any, length);
        return made.length <= length && made === made.trim();
      }),
      { numRuns: 5000, seed: 145 },
    );
  });
});
