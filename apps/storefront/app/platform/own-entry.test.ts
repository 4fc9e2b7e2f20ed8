import { expect, it } from 'vitest';
import { getOwnEntry } from './own-entry.ts';

it('finds what a table holds, and nothing that it inherits', () => {
  const table = { cancel: 1 };
  expect(getOwnEntry(table, 'cancel')).toBe(1);
  for (const key of ['toString', 'constructor', '__proto__', '', null, undefined, 3])
    expect(getOwnEntry(table, key)).toBeUndefined();
});
