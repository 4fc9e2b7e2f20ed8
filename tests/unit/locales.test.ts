import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { keepAllTogether } from '~/i18n/units.ts';

const folder = fileURLToPath(new URL('../../locales/', import.meta.url));
const german = 'de';
const others = readdirSync(folder).filter((name) => name !== german);
const namespaces = readdirSync(path.join(folder, german)).sort();

type Texts = string | Texts[] | { [key: string]: Texts };
const textsSchema: z.ZodType<Texts> = z.lazy(() =>
  z.union([z.string(), z.array(textsSchema), z.record(z.string(), textsSchema)]),
);

/**
 * Each text's key with the values it takes: `cart.title` → `{{count}}`. French alone has a plural for millions
 * (`_many`).
 */
const shape = (texts: Texts, key = ''): [key: string, values: string][] =>
  typeof texts === 'string'
    ? [[key, valuesOf(texts)]]
    : Object.entries(texts)
        .filter(([name]) => !name.endsWith('_many'))
        .flatMap(([name, text]) => shape(text, `${key}.${name}`));

const valuesOf = (text: string): string =>
  text === '' ? 'empty' : [...new Set(text.match(/\{\{\w+\}\}/g))].sort().join(' ');

const read = (locale: string, namespace: string) =>
  Object.fromEntries(shape(textsSchema.parse(JSON.parse(readFileSync(path.join(folder, locale, namespace), 'utf8')))));

describe.each(others)('the texts of %s', (locale) => {
  it('are in the same files as the German ones', () => {
    expect(readdirSync(path.join(folder, locale)).sort()).toEqual(namespaces);
  });

  it.each(namespaces)('have in %s the keys and values of the German ones', (namespace) => {
    expect(read(locale, namespace)).toEqual(read(german, namespace));
  });
});

describe.each([german, ...others])('the texts of %s', (locale) => {
  it.each(namespaces)('end no line in %s between a figure and its unit, or before a French sign', (namespace) => {
    const texts = textsSchema.parse(JSON.parse(readFileSync(path.join(folder, locale, namespace), 'utf8')));
    expect(texts).toEqual(keepAllTogether(texts));
  });
});

describe.each([german, ...others])('what %s promises', (locale) => {
  it('promises no working days for reviews by a person: nothing enforces them', () => {
    const all = namespaces.map((namespace) => readFileSync(path.join(folder, locale, namespace), 'utf8')).join('');
    expect(all.match(/.{0,40}(?:zwei Arbeitstag|deux jours ouvr).{0,20}/gi) ?? []).toEqual([]);
  });

  it('counts the week for hidden defects from the delivery in the contract, as the limits do', () => {
    const contract = readFileSync(path.join(folder, locale, 'contract.json'), 'utf8');
    expect(contract).toMatch(
      /24 Stunden nach der Lieferung, verdeckte innert einer Woche danach|semaine qui suit la livraison/,
    );
  });
});
