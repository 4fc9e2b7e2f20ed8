import { describe, expect, it } from 'vitest';
import { parseFrancs } from './typed-amount.ts';

describe('an amount as people type it', () => {
  it.each([
    ['1080', 1080_00],
    ['1’080', 1080_00],
    ["1'080.50", 1080_50],
    ['1’080.5', 1080_50],
    ['CHF 1 080', 1080_00],
    ['chf\u00a01\u00a0080', 1080_00],
    ['999,75', 999_75],
    ['0.05', 5],
    ['1.1', 1_10],
    ['0', 0],
    ['9999999.99', 9_999_999_99],
  ])('%s is %i Rappen', (typed, rappen) => {
    expect(parseFrancs(typed)).toBe(rappen);
  });

  it.each(['', 'CHF', '-5', 'viel', '1.234', '1,080', '1e3', '1.', '.5', '99999999', '5 EUR', '1.5.2'])(
    '%j is none',
    (typed) => expect(parseFrancs(typed)).toBeUndefined(),
  );
});
