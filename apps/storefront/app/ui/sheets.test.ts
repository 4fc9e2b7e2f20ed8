import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const app = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string): string => readFileSync(path.join(app, file), 'utf8');

/** Files of each kind's sheet, by the name under which routes export it. */
const sheets = new Map(
  [...read('ui/sheets.ts').matchAll(/export const (\w+) = sheet\((\w+)\);/g)].map(([, name = '', variable = '']) => {
    const [, file = ''] =
      new RegExp(`import ${variable} from '~/(styles/[\\w-]+\\.css)\\?url';`).exec(read('ui/sheets.ts')) ?? [];
    return [name, file];
  }),
);

/** Folders and files whose utilities a sheet has, from the app's folder. */
const sourcesOf = (sheet: string): string[] =>
  [...read(sheet).matchAll(/@source '\.\.\/([^'*]+)(?:\/\*\*\/\*\.tsx)?';/g)].flatMap(([, source = '']) => {
    const [, before = '', names, after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(source) ?? [];
    return names ? names.split(',').map((name) => before + name + after) : [source];
  });

const isIn = (file: string, sources: readonly string[]): boolean =>
  sources.some((source) => file === source || file.startsWith(`${source}/`));

/** The components that a file imports, at once or later, with what they import in turn. */
function componentsOf(file: string, found = new Set<string>()): Set<string> {
  for (const [, from = ''] of read(file).matchAll(/(?:from |import\()'([.~][^']+\.tsx)'/g)) {
    const component = from.startsWith('~/') ? from.slice(2) : path.join(path.dirname(file), from);
    if (found.has(component)) continue;
    found.add(component);
    componentsOf(component, found);
  }
  return found;
}

const routes = readdirSync(path.join(app, 'pages'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /route\.tsx$/.test(file) && !/^(admin|dev)\//.test(file))
  .map((file) => `pages/${file}`)
  .filter((file) => read(file).includes('export default'));

test('every sheet of a kind of page is a file with utilities', () => {
  expect(sheets.size).toBeGreaterThan(8);
  for (const file of sheets.values()) expect(read(file)).toContain("@import './utilities.css';");
});

test.each(routes)('%s links the sheet that has its utilities', (route) => {
  const text = read(route);
  const linked = /export \{ (\w+Sheet) as links \}/.exec(text)?.[1];
  if (!linked && /Route\(\) \{\n {2}return null;/.test(text)) return;
  const sources = [...sourcesOf('styles/utilities.css'), ...sourcesOf(sheets.get(linked ?? '') ?? '')];
  expect([route, ...componentsOf(route)].filter((file) => !isIn(file, sources))).toEqual([]);
});
