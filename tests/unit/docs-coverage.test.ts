import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = path.join(root, 'docs/coverage');
const readPage = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
const pageNames = readdirSync(folder)
  .filter((name) => name !== 'README.md')
  .sort();

interface Row {
  page: string;
  line: number;
  item: string;
  where: string;
  test: string;
  state: string;
}

function readRows(page: string): Row[] {
  return readPage(page)
    .split('\n')
    .flatMap((text, index) => {
      if (!text.startsWith('|') || /^\|\s*(item\s*\||-)/.test(text)) return [];
      const [item = '', where = '', test = '', state = '', ...more] = text
        .replace(/^\||\|$/g, '')
        .split('|')
        .map((cell) => cell.trim());
      return [{ page, line: index + 1, item, where, test, state: more.length > 0 ? 'too many columns' : state }];
    });
}

const rows: Row[] = pageNames.flatMap(readRows);

/** The file behind a path of a page; those of the storefront are written without its folder. */
function fileOf(name: string): string {
  return path.join(root, /^(app|server|worker)\//.test(name) ? `apps/storefront/${name}` : name);
}

const quotedPaths = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

/** The lines of a test file that hold titles, or the names of its cases. */
function titlesIn(file: string): string {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => /\b(describe|it|test|httpTest)[.(]|^\s*\]\)\(|^\s*(\{ )?name:/.test(line)).join('\n');
}

/** The rows that have a problem, each with its page, line and problem. */
function wrongRows(problemOf: (row: Row) => string | undefined): string[] {
  return rows.flatMap((row) => {
    const problem = problemOf(row);
    return problem === undefined ? [] : [`${row.page}:${row.line}, ${row.item}: ${problem}`];
  });
}

/** The line of the summary for a page; the counts are of the rows given. */
function summaryLine(label: string, of: readonly Row[]): string {
  const count = (prefix: string) => of.filter(({ state }) => state.startsWith(prefix)).length;
  return `| ${label} | ${count('works')} | ${count('partly')} | ${count('not yet')} |`;
}

describe('docs/coverage', () => {
  it('has a page for each section of the specification', () => {
    const sections = pageNames.flatMap((name) => /^# §(\d)/.exec(readPage(name))?.[1] ?? []);
    expect(sections).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    expect(rows.length).toBeGreaterThan(200);
  });

  it('counts the rows of each page in its summary', () => {
    const lines = pageNames.map((name) => {
      const title = readPage(name).slice(2).split('\n', 1)[0] ?? '';
      return summaryLine(`[${title}](${name})`, readRows(name));
    });
    const summary = readPage('README.md').split('\n');
    expect([...lines, summaryLine('**Total**', rows)].filter((line) => !summary.includes(line))).toEqual([]);
  });

  it('has an item and a state in each row', () => {
    const isState = (state: string) => state === 'works' || state === 'not yet' || /^partly: \S/.test(state);
    expect(wrongRows(({ item, state }) => (item && isState(state) ? undefined : `its state is "${state}"`))).toEqual(
      [],
    );
  });

  it('names files for what works, and none for what does not', () => {
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
