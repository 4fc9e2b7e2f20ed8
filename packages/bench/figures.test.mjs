import { describe, expect, it } from 'vitest';
import { kilobytes, median, milliseconds, percentile, table, verdict } from './figures.mjs';

describe('a percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

  it.each([
    [0.5, 50],
    [0.95, 95],
    [0.99, 99],
    [1, 100],
    [0, 1],
  ])('%d of 1 to 100 in any order is %d', (share, value) => expect(percentile(hundred, share)).toBe(value));

  it('of one value is that value, of none is no number', () => {
    expect(percentile([7], 0.95)).toBe(7);
    expect(percentile([], 0.95)).toBeNaN();
  });
});

it('the median is the middle, or the mean of both in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([9, 1, 5, 7])).toBe(6);
});

it('figures carry their units', () => {
  expect(kilobytes(115 * 1024 + 512)).toBe('115.5 KB');
  expect(milliseconds(1.234)).toBe('1.23 ms');
  expect(milliseconds(123.45)).toBe('123.5 ms');
  expect(verdict(false, '≤ 15 KB')).toBe('≤ 15 KB OVER');
});

it('a table is Markdown with aligned columns', () => {
  expect(
    table(
      ['page', 'KB'],
      [
        ['home', '1.0'],
        ['all models', '10.0'],
      ],
    ).split('\n'),
  ).toEqual(['| page       |   KB |', '| ---------- | ---: |', '| home       |  1.0 |', '| all models | 10.0 |']);
});
