import { describe, expect, it } from 'vitest';
import { readTypedNumber } from './typed-number';

describe('a number that an editor types', () => {
  it.each([
    ['0.5', 0.5],
    ['0,5', 0.5],
    ['.5', 0.5],
    ['12,75', 12.75],
    ['1.500', 1.5],
    ['1’500', 1500],
    ["1'500.25", 1500.25],
    ['1 500', 1500],
    ['-3', -3],
    ['7', 7],
    ['', null],
    ['  ', null],
    ['1.2.3', undefined],
    ['1,5e3', undefined],
    ['Infinity', undefined],
    ['abc', undefined],
  ])('is read as in Switzerland: %s', (text, value) => {
    expect(readTypedNumber(text, { whole: false })).toBe(value);
  });

  it.each([
    ['1500', 1500],
    ['1’500', 1500],
    ['0', 0],
    ['1.500', undefined],
    ['0,5', undefined],
    ['99999999999999999', undefined],
  ])('is whole where it has to be: %s', (text, value) => {
    expect(readTypedNumber(text, { whole: true })).toBe(value);
  });
});
