import { expect, it } from 'vitest';
import { ownEntry } from './own-entry.ts';

it('finds what a table holds, and nothing that it inherits', () => {
  const table = { cancel: 1 };
  expect(ownEntry(table, 'cancel')).toBe(1);
  for (const key of ['toString', 'constructor', '__proto__', '', null, undefined, 3])
    expect(ownEntry(table, key)).toBeUndefined();
});
