import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMessage } from '~/modules/catalog-import/reporting/message.ts';
import { feedId, numberBefore, numbersIn, parsePrice } from './numbers.ts';

describe('parsePrice', () => {
  it.each([
    ['1299.00', 1299_00], ['1299', 1299_00], ['15.14', 15_14], ['1299.5000', 1299_50], [1299, 1299_00], [18.9, 18_90], ['0.95', 95],
    ['1299,00', 1299_00], ['99,9', 99_90], ['1.299,00', 1299_00], ['1,299.00', 1299_00], ["1'299.–", 1299_00], ['1’299.-', 1299_00],
    ['CHF 4’320.--', 4320_00], ['CHF 3’200.–', 3200_00], ['Fr. 12.50', 12_50], ['1.299', 1299_00], ['1,299', 1299_00], ['12 500,00', 12500_00], ['1.234.567,00', null],
    ['  49 ', 49_00], ['1 299.90', 1299_90], ['1.299.000', null],
  ])('reads %o', (text, rappen) => {
    expect(parsePrice(text)).toEqual(rappen === null ? expect.objectContaining({ kind: 'unreadable' }) : { kind: 'amount', rappen });
  }); // prettier-ignore

  it.each([[''], [null], [undefined], ['  '], ['CHF']])('takes %o as absent', (value) => {
    expect(parsePrice(value)).toEqual({ kind: 'absent' });
  });

  it.each([
    ['0'],
    [0],
    ['0.00'],
    ['-5'],
    ['auf Anfrage'],
    ['12.34.56'],
    ['1,2,3'],
    ['1e3'],
    [Number.NaN],
    [{}],
    [true],
    ['99999999'],
    ['12.34,567'],
  ])('refuses %o', (value) => {
    expect(parsePrice(value).kind).toBe('unreadable');
  });

  it.each([['€ 2000'], ['2000 EUR'], ['EUR2000.00'], ['1’999.– Euro'], ['$99'], ['99 USD'], ['£ 12']])(
    'takes no other money for francs: %s',
    (text) => {
      expect(parsePrice(text)).toEqual({
        kind: 'unreadable',
        reason: createMessage('other-currency', { value: `"${text}"` }),
      });
    },
  );

  it('reads back every amount in the forms of WooCommerce and of a German shop', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), (rappen) => {
        const francs = (rappen / 100).toFixed(2);
        const german = francs.replace('.', ',').replace(/\B(?=(\d{3})+,)/g, '.');
        const swiss = `CHF ${francs.replace(/\B(?=(\d{3})+\.)/g, '’')}`;
        for (const text of [francs, german, swiss, rappen / 100])
          expect(parsePrice(text)).toEqual({ kind: 'amount', rappen });
      }),
    );
  });
});

describe('numbers with units', () => {
  it('are found in texts', () => {
    expect(numbersIn('60–120 km')).toEqual([60, 120]);
    expect(numbersIn('24,9 kg')).toEqual([24.9]);
    expect(numbersIn("1'840 km")).toEqual([1840]);
    expect(numbersIn('ohne')).toEqual([]);
    expect(numberBefore('Bosch PowerTube 625 Wh', /wh/)).toBe(625);
    expect(numberBefore('36 V, 17,5 Ah', /wh/)).toBeUndefined();
    expect(numberBefore('5 kgm', /kg/)).toBeUndefined();
  });

  it('may be ids', () => {
    expect(feedId('101')).toBe(101);
    expect(feedId(101)).toBe(101);
    for (const none of ['', 'id:5', 0, -1, 2 ** 40, null, {}, '1.5']) expect(feedId(none)).toBeUndefined();
  });
});
