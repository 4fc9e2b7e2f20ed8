import { Linter } from 'eslint';
import { describe, expect, it } from 'vitest';
import { retiredWords } from './retired-words.mjs';

/**
 * Messages of the rule for code in a file of that name.
 * @param {string} code
 */
function lint(code, filename = 'app/cart.js') {
  /** @type {import('eslint').Linter.Config} */
  const config = { plugins: { names: { rules: { words: retiredWords } } }, rules: { 'names/words': 'error' } };
  return new Linter().verify(code, [config], { filename }).map(({ message }) => message);
}

describe('retired words', () => {
  it.each([
    'const goneLines = [];',
    'const { lines: keptLines } = cart;',
    'const [said] = replies;',
    'function tellStaff() {}',
    'function notify(houseId) {}',
    'class HungFigure {}',
    'const MOST_TOLD = 3;',
    'export const form = { isNoted: true };',
  ])('are refused in names: %s', (code) => {
    expect(lint(code)).toHaveLength(1);
  });

  it('name what to write instead', () => {
    expect(lint('const goneLines = [];')[0]).toContain('unavailable, removed, retired or expired');
  });

  it('are refused in file names', () => {
    expect(lint('', 'app/gone-lines.server.ts.js')).toHaveLength(1);
    expect(lint('', 'app/unavailable-lines.server.ts.js')).toEqual([]);
  });

  it.each(['const houseNumber = 7;', 'const hardware = 1;', 'list.gone;', 'const line = { label: told };'])(
    'are allowed as parts of other words, in data and where others declare them: %s',
    (code) => {
      expect(lint(code)).toEqual([]);
    },
  );
});
