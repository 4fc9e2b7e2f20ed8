import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import { byLocale, languageTag, type Locale, locales } from './locales.ts';
import { type Texts, translator } from './translate.ts';

const files = import.meta.glob<Record<string, unknown>>('../../../../locales/*/*.json', {
  eager: true,
  import: 'default',
});

const textsOf = byLocale((locale): Texts =>
  Object.fromEntries(
    Object.entries(files).flatMap(([path, content]) => {
      const [, language, namespace = ''] = /([^/]+)\/([^/]+)\.json$/.exec(path) ?? [];
      return language === locale ? [[namespace, content]] : [];
    }),
  ),
);

/** Paths of all texts in a record: `a.b.c`. */
function paths(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'string') return [path.join('.')];
  return Object.entries(value as object).flatMap(([key, each]) => paths(each, [...path, key]));
}

/** Every key as pages ask for it, plural forms by the word they share. */
const keysOf = (texts: Record<string, unknown>) => [
  ...new Set(paths(texts).map((path) => path.replace(/_(zero|one|two|few|many|other)$/, ''))),
];

const german = (namespaces: string[] = ['words']) =>
  translator(
    'de-CH',
    (name) => ({ words: { greeting: 'Hallo {{ name }}', a: { b: 'tief' } }, common: { close: 'Schliessen' } })[name],
    namespaces,
  );

describe('the translator', () => {
  it.each(locales)('gives each of the shop’s texts in %s as i18next does', async (locale: Locale) => {
    const i18n = createInstance();
    const texts = textsOf[locale];
    await i18n.init({
      lng: locale,
      fallbackLng: false,
      resources: { [locale]: texts },
      interpolation: { escapeValue: false },
    });
    let compared = 0;
    for (const [namespace, content] of Object.entries(texts)) {
      const [ours, theirs] = [
        translator(languageTag[locale], (name) => texts[name], [namespace]),
        i18n.getFixedT(locale, namespace),
      ];
      const placeholders = new Set([...JSON.stringify(content).matchAll(/\{\{\s*(\w+)/g)].map(([, name = '']) => name));
      const values = Object.fromEntries([...placeholders].map((name) => [name, `<${name} & $1>`]));
      for (const key of keysOf(content)) {
        const [, base = key, context = 'other'] = /^(.+)_(\w+)$/.exec(key) ?? [];
        for (const count of [undefined, 0, 1, 2, 1_000_000]) {
          const given = { ...values, count };
          expect(ours(key, given), `${namespace}:${key} of ${count}`).toBe(theirs(key, given));
          const inContext = { ...given, context };
          expect(ours(base, inContext), `${namespace}:${base} of ${count} in ${context}`).toBe(theirs(base, inContext));
          compared += 2;
        }
      }
    }
    expect(compared).toBeGreaterThan(1000);
  });

  it('fills placeholders, with nothing where no value is given', () => {
    expect(german()('greeting', { name: 'Anna' })).toBe('Hallo Anna');
    expect(german()('greeting')).toBe('Hallo ');
  });

  it.each([
    ['Mensualité de {{name}}', 'Anna', 'Mensualité d’Anna'],
    ['Mensualité de {{name}}', 'Lea', 'Mensualité de Lea'],
    ['{{who}}, de {{name}}.', 'Échallens', ', d’Échallens.'],
    ['Le {{name}} passerait', 'Albis 5', 'L’Albis 5 passerait'],
    ['le même usage que {{name}}', 'Emme 4', 'le même usage qu’Emme 4'],
    ['La page de {{name}}', 'Yves', 'La page d’Yves'],
    ['La page de {{name}}', 'Yann', 'La page de Yann'],
    ['Montrez-le {{name}}', 'ici', 'Montrez-le ici'],
  ])('elides %s before %s as French does', (text, name, said) => {
    const t = translator('fr-CH', () => ({ text }), ['words']);
    expect(t('text', { name })).toBe(said);
  });

  it('looks through its namespaces in their order, and into the one a key names', () => {
    expect(german(['words', 'common'])('close')).toBe('Schliessen');
    expect(german()('common:close')).toBe('Schliessen');
    expect(german()('close')).toBe('close');
  });

  it('gives the key, or what stands in, where there is no text', () => {
    expect(german()('a.c')).toBe('a.c');
    expect(german()('a.b.c')).toBe('a.b.c');
    expect(german()('constructor.name')).toBe('constructor.name');
    expect(german()('a.c', { defaultValue: 'anders' })).toBe('anders');
  });
});
