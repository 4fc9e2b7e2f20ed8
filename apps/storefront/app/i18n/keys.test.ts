import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { locales } from './locales.ts';

const folder = (locale: string) => new URL(`../../../../locales/${locale}/`, import.meta.url);
const namespaces = readdirSync(folder('de'))
  .map((file) => file.replace('.json', ''))
  .sort();

/** Keys of all texts, plural forms by what they are asked for by: languages have different ones. */
function keysOf(locale: string, namespace: string): string[] {
  const texts: unknown = JSON.parse(readFileSync(new URL(`${namespace}.json`, folder(locale)), 'utf8'));
  return [...new Set(paths(texts).map((path) => path.replace(/_(zero|one|two|few|many|other)$/, '')))].sort();
}

/** Paths of all strings in a value: `a.b.c`. */
function paths(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'string') return [path.join('.')];
  return Object.entries(value as object).flatMap(([key, each]) => paths(each, [...path, key]));
}

describe('the files of texts', () => {
  it.each(locales)('are the same in %s as in German', (locale) => {
    expect(readdirSync(folder(locale)).sort()).toEqual(readdirSync(folder('de')).sort());
  });

  it.each(namespaces)('have the same keys in every language: %s', (namespace) => {
    for (const locale of locales) expect(keysOf(locale, namespace), locale).toEqual(keysOf('de', namespace));
  });

  it('each have a line in the types of keys', () => {
    const types = readFileSync(new URL('./keys.ts', import.meta.url), 'utf8');
    const listed = [...types.matchAll(/^ {2}'?([\w-]+)'?: typeof import\('[./]+locales\/de\/([\w-]+)\.json'\);$/gm)];
    expect(listed.map(([, name]) => name)).toEqual(namespaces);
    expect(listed.map(([, , file]) => file)).toEqual(namespaces);
  });
});
