import { describe, expect, it } from 'vitest';
import { parseFrancs, parseWhole, parseWholeFrancs } from './typed-amount.ts';

describe('an amount as people type it', () => {
  it.each([
    ['1080', 1080_00],
    ['1’080', 1080_00],
    ["1'080.50", 1080_50],
    ['1’080.5', 1080_50],
    ['CHF 1 080', 1080_00],
    ['chf\u00a01\u00a0080', 1080_00],
    ['1\u202f080', 1080_00],
    ['1\u2009080,50', 1080_50],
    ['1`080', 1080_00],
    ['1´080', 1080_00],
    ['1‘080', 1080_00],
    ['1.500', 1500_00],
    ['1,500', 1500_00],
    ['1.500,50', 1500_50],
    ['1,500.50', 1500_50],
    ['1.500.50', 1500_50],
    ['1.234.567', 1_234_567_00],
    ["1'234'567.05", 1_234_567_05],
    ['Fr. 500.–', 500_00],
    ['Fr.500.-', 500_00],
    ['Fr 500.--', 500_00],
    ['SFr. 1’500.—', 1500_00],
    ['500 Franken', 500_00],
    ['500 francs', 500_00],
    ['500.– CHF', 500_00],
    ['500.-', 500_00],
    ['500,-', 500_00],
    ['500-', 500_00],
    ['500.', 500_00],
    ['\u200b500\ufeff', 500_00],
    ['\u202a1’500\u202c', 1500_00],
    [' 500 ', 500_00],
    ['999,75', 999_75],
    ['0.05', 5],
    ['1.1', 1_10],
    ['0', 0],
    ['9999999.99', 9_999_999_99],
  ])('%j is %i Rappen', (typed, rappen) => {
    expect(parseFrancs(typed)).toBe(rappen);
  });

  it.each([
    ...['', 'CHF', 'Fr.', '-5', '−5', 'viel', '1e3', '.5', '99999999', "12'345'678", '5 EUR', '1.5.2', '1.5,2'],
    ...['0.500', '0,500', "15'00", '1 2', "1'0800", '1.5000', "1'500,500", '5 frogs', '٣', '1_000', '--', '.–'],
  ])('%j is none', (typed) => expect(parseFrancs(typed)).toBeUndefined());

  it('has no Rappen where whole francs are asked for', () => {
    expect(['500', '500.00', '500.–', '1’500', '539.80', '0.5', 'x'].map(parseWholeFrancs)).toEqual([
      ...[500_00, 500_00, 500_00, 1500_00],
      ...[undefined, undefined, undefined],
    ]);
  });
});

describe('a whole number as people type it', () => {
  it('is read like an amount, without currency, dashes and decimals', () => {
    expect(['172', ' 172 ', "1'500", '1.500', '1,500', '0', '10\u00a0000'].map(parseWhole)).toEqual([
      ...[172, 172, 1500, 1500, 1500, 0, 10_000],
    ]);
    expect(['', '17.2', '-3', 'CHF 5', '5.–', '1e3', '0x10', '172 cm'].map(parseWhole)).toEqual(
      Array.from({ length: 8 }, () => undefined),
    );
  });
});
