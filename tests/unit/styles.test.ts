import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const app = fileURLToPath(new URL('../../apps/storefront/app', import.meta.url));

/** The style sheets of the storefront but the generated one. Comments are left out where rules are looked for. */
const sheets = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css') && file !== path.join('styles', 'theme.css'))
  .map((file) => {
    const text = readFileSync(path.join(app, file), 'utf8');
    return { file, lines: text.split('\n').length - 1, rules: text.replace(/\/\*[^]*?\*\//g, '') };
  });

const matches = (pattern: RegExp) =>
  sheets.flatMap(({ file, rules }) => [...rules.matchAll(pattern)].map(([found]) => `${file}: ${found.trim()}`));

/** What is there now: these numbers go down as pages move to utilities, and never up. */
const MOST = { lines: 10_500, applied: 336 };
const MOST_KINDS = 13;

it('keeps the amount of CSS within its limit', () => {
  expect(sheets.reduce((sum, { lines }) => sum + lines, 0)).toBeLessThanOrEqual(MOST.lines);
  expect(matches(/@apply\b/g).length).toBeLessThanOrEqual(MOST.applied);
});

it('refers to tokens by var(), not by theme()', () => {
  expect(matches(/(?<![\w-])theme\([^)]*\)/g)).toEqual([]);
});

it('states widths of windows in em and sizes of type in rem, so that both follow the text size', () => {
  expect(matches(/@media[^{]*\dpx[^{]*/g)).toEqual([]);
  expect(matches(/\bfont(?:-size)?:[^;]*\dpx[^;]*/g)).toEqual([]);
});

it('has one sheet for each of few kinds of page', () => {
  const kinds = readFileSync(path.join(app, 'ui/sheets.ts'), 'utf8').match(/^export const \w+Sheet = /gm) ?? [];
  expect(kinds.length).toBeGreaterThan(5);
  expect(kinds.length).toBeLessThanOrEqual(MOST_KINDS);
});
