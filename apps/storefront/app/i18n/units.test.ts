import { describe, expect, it } from 'vitest';
import { keepAllTogether, keepTogether, withUnit } from './units.ts';

describe('a figure and its unit', () => {
  it('stand on one line', () => {
    expect(withUnit(25, 'km/h')).toBe('25\u00a0km/h');
    expect(keepTogether('Bis 25 km/h und 2,7 kg, 625 Wh.')).toBe('Bis 25\u00a0km/h und 2,7\u00a0kg, 625\u00a0Wh.');
  });

  it('say thousands of kilometres as everywhere in the shop', () => {
    expect(keepTogether('1840 km, 12500 km, 3,1840 km und 1’840 km, 1840 Wh')).toBe(
      '1’840\u00a0km, 12’500\u00a0km, 3,1840\u00a0km und 1’840\u00a0km, 1840\u00a0Wh',
    );
  });

  it('takes the currency with its amount, per cent with theirs, and a text’s values as figures', () => {
    expect(keepTogether('CHF 120, CHF {{total}}, 0 % und 25\u202f%, {{height}} cm')).toBe(
      'CHF\u00a0120, CHF\u00a0{{total}}, 0\u00a0% und 25\u00a0%, {{height}}\u00a0cm',
    );
  });

  it('keeps French signs with their words by a narrow space', () => {
    expect(keepTogether('Quoi ? « Rien », dit-il\u00a0: rien !')).toBe(
      'Quoi\u202f? «\u202fRien\u202f», dit-il\u202f: rien\u202f!',
    );
    expect(keepTogether('Was? «Nichts»: nichts!')).toBe('Was? «Nichts»: nichts!');
  });

  it('keeps a day with its month, a time with its word and a telephone number whole', () => {
    expect(keepTogether('Am 15. Oktober um 20.00 Uhr, le 1er décembre, 1. {{month}}')).toBe(
      'Am 15.\u00a0Oktober um 20.00\u00a0Uhr, le 1er\u00a0décembre, 1.\u00a0{{month}}',
    );
    expect(keepTogether('Ruf an: +41 44 055 12 10 oder 044 055 12 10.')).toBe(
      'Ruf an: +41\u00a044\u00a0055\u00a012\u00a010 oder 044\u00a0055\u00a012\u00a010.',
    );
  });

  it.each([
    '24 kmx',
    '3 Maibäume',
    '12 marsouins',
    '0 440 551 210',
    '+41 44',
    'ab {{month}}',
    '12 Monate',
    '3 kgm',
    'km 25',
    'CHF / Mt.',
    '',
  ])('leave %j alone', (text) => {
    expect(keepTogether(text)).toBe(text);
  });

  it('are found in all texts of plain data, which stays as it is otherwise', () => {
    const data = { title: '45 km/h', list: ['1 km', 2, null, { html: '<p>170 mm</p>' }], none: undefined, yes: true };
    expect(keepAllTogether(data)).toEqual({
      title: '45\u00a0km/h',
      list: ['1\u00a0km', 2, null, { html: '<p>170\u00a0mm</p>' }],
      none: undefined,
      yes: true,
    });
  });
});
