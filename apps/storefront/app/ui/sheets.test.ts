import { existsSync, readdirSync, readFileSync } from 'node:fs';
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

/** Files and folders of pages whose utilities a sheet has. */
const sourcesOf = (sheet: string): string[] =>
  [...read(sheet).matchAll(/@source '\.\.\/(pages\/[^']+)';/g)].map(([, source = '']) => source);

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
  const sources = sourcesOf(sheets.get(linked ?? '') ?? '');
  expect(sources.filter((source) => route === source || route.startsWith(`${source}/`))).not.toEqual([]);
});

/** Where an import of a module leads to; undefined for packages and what only the server loads. */
function importedFile(from: string, name: string): string | undefined {
  const file = name.startsWith('~/') ? name.slice(2) : name.startsWith('.') ? path.join(path.dirname(from), name) : '';
  return /\.tsx?$/.test(file) && !file.includes('.server.') ? file : undefined;
}

/** Files that these need in the browser, themselves included. */
function reachableFrom(files: readonly string[]): Set<string> {
  const found = new Set(files);
  for (const file of found) {
    for (const [, name = ''] of read(file).matchAll(/(?:from|import\()\s*'([^']+)'/g)) {
      const imported = importedFile(file, name);
      if (imported && existsSync(path.join(app, imported))) found.add(imported);
    }
  }
  return found;
}

test.each([...sheets.values()])('%s leaves out no module that its pages show', (sheet) => {
  const left = /@source not '\.\.\/modules\/\{([^}]+)\}';/.exec(read(sheet))?.[1]?.split(',') ?? [];
  if (left.length === 0) return;
  const sources = sourcesOf(sheet);
  const pages = routes.filter((route) => sources.some((source) => route === source || route.startsWith(`${source}/`)));
  const shown = [...reachableFrom([...pages, 'root.tsx'])].filter((file) => file.endsWith('.tsx'));
  expect(shown.filter((file) => left.some((module) => file.startsWith(`modules/${module}/`)))).toEqual([]);
});
