import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const app = fileURLToPath(new URL('../../apps/storefront/app/', import.meta.url));
const read = (name: string): string => readFileSync(path.join(app, name), 'utf8');

/** Style sheet of each `…Sheet` of `ui/sheets.ts`. */
const files = new Map(
  [...read('ui/sheets.ts').matchAll(/import (\w+) from '~\/(styles\/[\w-]+\.css)\?url'/g)].map(([, name, file]) => [
    `${name}Sheet`,
    file ?? '',
  ]),
);

/** Every route module that links a sheet of a kind of page; pages for development have a sheet of their own. */
const routes = readdirSync(path.join(app, 'pages'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /route\.tsx$/.test(name))
  .flatMap((name) =>
    [...read(`pages/${name}`).matchAll(/export \{ (\w+Sheet) as links \}/g)].map(
      ([, sheet = '']) => [name, sheet] as const,
    ),
  );

it.each(routes)('the sheet of %s (%s) holds the utilities of its folder', (route, sheet) => {
  const css = read(files.get(sheet) ?? `no ${sheet}`);
  const sources = [...css.matchAll(/@source '\.\.\/pages\/([\w./-]+)'/g)].map(([, folder = '']) => folder);
  expect(sources.filter((folder) => route === folder || route.startsWith(`${folder}/`))).not.toEqual([]);
});
