import { describe, expect, it } from 'vitest';
import { createI18n, withoutPrototypes } from './i18n.ts';
import type { Locale } from './locales.ts';
import { translatorOf } from './translator.ts';

/** Translates with texts of its own. */
function translator(locale: Locale, texts: Record<string, unknown>, namespaces: string[] = ['words']) {
  const i18n = createI18n(locale, { words: texts, common: { close: 'Schliessen' } });
  return i18n.getFixedT(locale, namespaces) as (key: string, values?: object) => string;
}

const german = (namespaces?: string[]) =>
  translator('de', { greeting: 'Hallo {{ name }}', sign: '<b>{{name}}</b>', a: { b: 'tief' } }, namespaces);

describe('texts', () => {
  it('are there at once', () => {
    expect(german()('a.b')).toBe('tief');
  });

  it('have their placeholders filled, with nothing where no value is given', () => {
    expect(german()('greeting', { name: 'Anna' })).toBe('Hallo Anna');
    expect(german()('greeting')).toBe('Hallo ');
    expect(german()('greeting', { name: null })).toBe('Hallo ');
  });

  it('take values as they are: React escapes them', () => {
    expect(german()('sign', { name: '<Anna & $1 {{name}} $t(a.b)>' })).toBe('<b><Anna & $1 {{name}} $t(a.b)></b>');
  });

  it('have forms for none, one and several, and for a context', () => {
    const t = translator('de', { n_zero: 'kein', n_one: 'eins', n_other: '{{count}}', one: 'x', one_old: 'y' });
    expect([0, 1, 2].map((count) => t('n', { count }))).toEqual(['kein', 'eins', '2']);
    expect([undefined, 'old', 'new', ''].map((context) => t('one', { context }))).toEqual(['x', 'y', 'x', 'x']);
    const french = translator('fr', { n_one: '{{count}} vélo', n_other: '{{count}} vélos' });
    expect([0, 1, 2].map((count) => french('n', { count }))).toEqual(['0 vélo', '1 vélo', '2 vélos']);
  });

  it('come from the namespaces in their order, or from the one a key names', () => {
    expect(german(['words', 'common'])('close')).toBe('Schliessen');
    expect(german()('common:close')).toBe('Schliessen');
    expect(german()('close')).toBe('close');
  });

  it('are the key, or what stands in, where there is none', () => {
    expect(german()('a.c')).toBe('a.c');
    expect(german()('a.b.c')).toBe('a.b.c');
    expect(german()('a')).toBe('a');
    expect(german()('other:a.c')).toBe('a.c');
    expect(german()('a.c', { defaultValue: 'anders' })).toBe('anders');
  });

  it.each(['constructor', '__proto__', 'toString', 'constructor.name', 'a.constructor', 'a.__proto__', 'a.b.length'])(
    'have no inherited name: %s',
    (key) => {
      const t = translator('de', withoutPrototypes({ a: { b: 'tief' } }));
      expect(t(key)).toBe(key);
      expect(t(key, { defaultValue: 'anders' })).toBe('anders');
    },
  );
});

describe('a translator', () => {
  it('stays the same, and finds a text that comes later', () => {
    const i18n = createI18n('de', { common: { close: 'Schliessen' } });
    const t = translatorOf(i18n, 'common') as (key: string) => string;
    expect([t('close'), t('close'), t('later')]).toEqual(['Schliessen', 'Schliessen', 'later']);
    i18n.addResource('de', 'common', 'later', 'da');
    expect(t('later')).toBe('da');
    expect(translatorOf(i18n, 'common')).toBe(t);
    expect(translatorOf(createI18n('fr', { common: {} }), 'common')).not.toBe(t);
  });
});

describe('French', () => {
  it.each([
    ['Mensualité de {{name}}', 'Anna', 'Mensualité d’Anna'],
    ['Mensualité de {{name}}', 'Lea', 'Mensualité de Lea'],
    ['{{who}}, de {{name}}.', 'Échallens', ', d’Échallens.'],
    ['Le {{name}} passerait', 'Albis 5', 'L’Albis 5 passerait'],
    ['le même usage que {{name}}', 'Emme 4', 'le même usage qu’Emme 4'],
    ['La page de {{name}}', 'Yves', 'La page d’Yves'],
    ['La page de {{name}}', 'Yann', 'La page de Yann'],
    ['Montrez-le {{name}}', 'ici', 'Montrez-le ici'],
  ])('elides %s before %s', (text, name, message) => {
    expect(translator('fr', { text })('text', { name })).toBe(message);
  });

  it('elides before values only', () => {
    const t = translator('fr', { text: 'plus de air, {{count}} de {{name}}' });
    expect(t('text', { count: 3, name: 'le Emme' })).toBe('plus de air, 3 de le Emme');
  });

  it('is elided nowhere else', () => {
    expect(translator('de', { text: 'le {{name}}' })('text', { name: 'Anna' })).toBe('le Anna');
  });
});
