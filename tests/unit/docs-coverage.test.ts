import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const page = readFileSync(path.join(root, 'docs/coverage.md'), 'utf8');

interface Row {
  line: number;
  item: string;
  where: string;
  test: string;
  state: string;
}

const rows: Row[] = page.split('\n').flatMap((text, index) => {
  if (!text.startsWith('|') || /^\|\s*(item\s*\||-)/.test(text)) return [];
  const [item = '', where = '', test = '', state = '', ...more] = text
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());
  return [{ line: index + 1, item, where, test, state: more.length > 0 ? 'too many columns' : state }];
});

/** Where a path of the page lies; those of the storefront are written without its folder. */
function fileOf(name: string): string {
  return path.join(root, /^(app|server|worker)\//.test(name) ? `apps/storefront/${name}` : name);
}

const quotedPaths = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

/** The lines of a test file that hold titles, or the names of its cases. */
function titlesIn(file: string): string {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => /\b(describe|it|test|httpTest)[.(]|^\s*\]\)\(|^\s*(\{ )?name:/.test(line)).join('\n');
}

/** The lines of a problem, so that a failure says which rows are wrong. */
function wrongRows(problemOf: (row: Row) => string | undefined): string[] {
  return rows.flatMap((row) => {
    const problem = problemOf(row);
    return problem === undefined ? [] : [`line ${row.line}, ${row.item}: ${problem}`];
  });
}

describe('the page of what works', () => {
  it('walks every part of the specification', () => {
    const parts = [...page.matchAll(/^## §(\d)/gm)].map(([, part]) => part);
    expect(parts).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    expect(rows.length).toBeGreaterThan(200);
  });

  it('gives each row an item and a state', () => {
    const isState = (state: string) => state === 'works' || state === 'not yet' || /^partly: \S/.test(state);
    expect(wrongRows(({ item, state }) => (item && isState(state) ? undefined : `its state is "${state}"`))).toEqual(
      [],
    );
  });

  it('says where what works lies, and nothing of what does not', () => {
    expect(
      wrongRows(({ where, test, state }) => {
        if (state === 'not yet')
          return where === '–' && test === '–' ? undefined : 'names files although not there yet';
        return quotedPaths(where).length > 0 ? undefined : 'names no file';
      }),
    ).toEqual([]);
  });

  it('names files that exist', () => {
    const missing = (cell: string) => quotedPaths(cell).filter((name) => !existsSync(fileOf(name)));
    expect(wrongRows(({ where }) => missing(where).join(', ') || undefined)).toEqual([]);
  });

  it('names tests that exist, by words of their titles', () => {
    expect(
      wrongRows(({ test, state }) => {
        if (state === 'not yet' || test === 'not yet') return undefined;
        const [, name = '', words = ''] = /^`([^`]+\.(?:test|spec)\.(?:tsx?|mjs))` "(.+)"$/.exec(test) ?? [];
        if (name === '' || !existsSync(fileOf(name)) || !statSync(fileOf(name)).isFile()) return `no test "${test}"`;
        return titlesIn(fileOf(name)).includes(words) ? undefined : `"${words}" is not in ${name}`;
      }),
    ).toEqual([]);
  });
});
