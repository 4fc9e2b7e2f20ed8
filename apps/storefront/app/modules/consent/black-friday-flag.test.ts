import { expect, it } from 'vitest';
import { isBlackFriday, setsBlackFriday } from './black-friday-flag.ts';

it.each([
  ['/black-friday', true],
  ['/fr/black-friday?utm_source=mail', true],
  ['/black-friday/', true],
  ['/black-friday-2', false],
  ['/produkt/black-friday', false],
])('the flag is set by %s: %s', (url, expected) => {
  expect(setsBlackFriday(url)).toBe(expected);
});

it.each([
  ['a=1; velory_black_friday=1', true],
  ['velory_black_friday=10', false],
  ['x_velory_black_friday=1', false],
  [null, false],
])('the flag is read from %s: %s', (header, expected) => {
  expect(isBlackFriday(header)).toBe(expected);
});
