import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const MOST_RECORDS = 60;
const MOST_LINES = 30;

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = path.join(root, 'docs/decisions');
const files = readdirSync(folder)
  .filter((name) => name !== 'README.md')
  .sort();
const readRecord = (name: string): string => readFileSync(path.join(folder, name), 'utf8').trim();
const numberOf = (name: string): number => Number(name.slice(0, 4));
const numbersIn = (text: string): number[] => [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits));

/** The index in two parts: records by area, then merged numbers. */
const [records = '', merged = ''] = readFileSync(path.join(folder, 'README.md'), 'utf8').split('\n## Merged numbers\n');

/** Merged numbers with the files that their row links to. */
const mergedFiles = new Map<number, string[]>(
  [...merged.matchAll(/^\| (\d+) \| (.+) \|$/gm)].map(([, number, links = '']) => [
    Number(number),
    [...links.matchAll(/\]\(([\w.-]+)\)/g)].map(([, file = '']) => file),
  ]),
);

const known = new Set([...files.map(numberOf), ...mergedFiles.keys()]);

describe('decision records', () => {
  it(`are at most ${MOST_RECORDS}`, () => {
    expect(files.length).toBeLessThanOrEqual(MOST_RECORDS);
  });

  it.each(files)(`%s has all its parts in at most ${MOST_LINES} lines`, (name) => {
    const text = readRecord(name);
    expect(name).toMatch(/^\d{4}-[\da-z-]+\.md$/);
    expect(text).toMatch(
      new RegExp(
        `^# ${numberOf(name)}\\. [^\\n]+\\n\\nStatus: (accepted|superseded)[^\\n]* · Date: \\d+ [A-Z][a-z]+ \\d{4}`,
      ),
    );
    const parts = [...text.matchAll(/^\*\*(\w+)\.\*\*/gm)].map(([, part]) => part);
    expect(parts).toEqual(['Context', 'Decision', 'Consequences']);
    expect(text.split('\n').length).toBeLessThanOrEqual(MOST_LINES);
    expect(text.split('\n').filter((line) => line.length > 120)).toEqual([]);
  });

  it('have numbers of their own', () => {
    const numbers = files.map(numberOf);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.filter((number) => mergedFiles.has(number))).toEqual([]);
  });

  it('are each linked once from the index by area', () => {
    const linked = [...records.matchAll(/^\| (\d+) \| \[.+\]\(([\w.-]+)\)/gm)].map(([, number, file]) => [
      Number(number),
      file,
    ]);
    expect(linked.sort(([left], [right]) => Number(left) - Number(right))).toEqual(
      files.map((name) => [numberOf(name), name]),
    );
  });

  it('name the numbers that the index leads to them, and no others', () => {
    const named = files.map((name) => [name, numbersIn(/ · Includes: (.+)$/m.exec(readRecord(name))?.[1] ?? '')]);
    const led = files.map((name) => [
      name,
      [...mergedFiles].filter(([, targets]) => targets.includes(name)).map(([number]) => number),
    ]);
    expect(named).toEqual(led);
    expect([...mergedFiles.values()].flat().filter((file) => !files.includes(file))).toEqual([]);
  });
});

const FOLDERS = ['apps', 'cms', 'docs', 'packages', 'prisma', 'scripts', 'tests'];
const TEXT_FILE = /\.(?:ts|tsx|mjs|js|md|css|prisma|sql|yml)$/;
const FOREIGN_FOLDERS = new Set(['node_modules', 'build', 'dist', 'generated', 'public', '.strapi', '.cache', '.tmp']);

function listTextFiles(directory: string): string[] {
  return readdirSync(path.join(root, directory), { withFileTypes: true }).flatMap((entry) => {
    const name = `${directory}/${entry.name}`;
    if (entry.isDirectory()) return FOREIGN_FOLDERS.has(entry.name) ? [] : listTextFiles(name);
    return TEXT_FILE.test(entry.name) ? [name] : [];
  });
}

/** A text in one line, without the marks that begin comment lines: a citation may be broken between two lines. */
const unwrap = (text: string): string => text.replaceAll(/\n[ \t]*(?:\*|\/\/\/?|#|--)?[ \t]*/g, ' ');

/** Numbers in "decision 7", "decision 40: Money", "decisions 6, 24 and 52". */
const CITATION = /\bdecisions?\s+(\d{1,3}(?:(?:\s*,\s*|\s+(?:and|or|to)\s+)\d{1,3})*)\b/gi;

function listCitations(text: string): number[] {
  return [...unwrap(text).matchAll(CITATION)].flatMap(([, numbers = '']) => numbersIn(numbers));
}

describe('citations of decisions', () => {
  const texts = [...FOLDERS.flatMap(listTextFiles), 'README.md'].map((name): [string, string] => [
    name,
    readFileSync(path.join(root, name), 'utf8'),
  ]);

  it('are found in lists and across line breaks', () => {
    const comment = ['/**', ' * Rules (decisions 6, 24', ' * and 52; decision', ' * 40: Money).', ' */'].join('\n');
    expect(listCitations(comment)).toEqual([6, 24, 52, 40]);
  });

  it('lead to a record or to a merged number', () => {
    const dead = texts.flatMap(([name, text]) =>
      listCitations(text)
        .filter((number) => !known.has(number))
        .map((number) => `${name}: decision ${number}`),
    );
    expect(texts.flatMap(([, text]) => listCitations(text)).length).toBeGreaterThan(200);
    expect(dead).toEqual([]);
  });

  it('by a path lead to a file', () => {
    const dead = texts.flatMap(([name, text]) =>
      [...text.matchAll(/\bdecisions\/(\d{4}[\w-]*(?:\.md)?)/g)]
        .filter(([, file = '']) =>
          file.endsWith('.md') ? !existsSync(path.join(folder, file)) : !known.has(numberOf(file)),
        )
        .map(([citation]) => `${name}: ${citation}`),
    );
    expect(dead).toEqual([]);
  });

  it('between records lead to a file', () => {
    const links = files.flatMap((name) =>
      [...readRecord(name).matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, target = '']) => `${name}: ${target}`),
    );
    expect(links.filter((link) => !existsSync(path.join(folder, link.split(': ')[1] ?? '')))).toEqual([]);
  });
});
