import { hash } from 'node:crypto';
import type { i18n } from 'i18next';
import { RemixI18Next } from 'remix-i18next/server';
import { createI18n, defaultNamespace, SET_MARK, type Texts, withoutPrototypes } from './i18n.ts';
import type { Namespaces, Translate } from './keys.ts';
import { defaultLocale, type Locale, localeOfPath, locales } from './locales.ts';
import { translatorOf } from './translator.ts';

/**
 * All texts of the shop, by language and namespace. They are read on first use: commands of the staff know no bundler.
 */
let read: Record<string, Texts> | undefined;

function allTexts(): Record<string, Texts> {
  if (read) return read;
  const files = import.meta.glob<Record<string, unknown>>('../../../../locales/*/*.json', {
    eager: true,
    import: 'default',
  });
  const texts: Record<string, Texts> = {};
  for (const [path, content] of Object.entries(files)) {
    const [, locale = '', namespace = ''] = /([^/]+)\/([^/]+)\.json$/.exec(path) ?? [];
    (texts[locale] ??= {})[namespace] = content;
  }
  return (read = withoutPrototypes(texts));
}

/** The texts of one namespace, or undefined if there is none. */
export function namespaceTexts(locale: Locale, namespace: string): Record<string, unknown> | undefined {
  return allTexts()[locale]?.[namespace];
}

/** Finds a request's language (by its path) and the namespaces that a page's routes name in `handle.i18n`. */
export const remixI18n = new RemixI18Next({
  detection: {
    supportedLanguages: [...locales],
    fallbackLanguage: defaultLocale,
    order: ['custom'],
    findLocale: (request) => Promise.resolve(localeOfPath(new URL(request.url).pathname)),
  },
});

const instances = new Map<Locale, i18n>();

/** i18next for one language with all texts, made once: it is never changed by a request. */
export function i18nInstance(locale: Locale): i18n {
  let instance = instances.get(locale);
  if (!instance) {
    instance = createI18n(locale, allTexts()[locale] ?? {});
    instances.set(locale, instance);
  }
  return instance;
}

/**
 * Texts for loaders, mails and documents.
 * @param namespaces one, or several: keys of those after the first begin with their name (`common:close`)
 */
export function i18nFor<const Names extends Namespaces>(locale: Locale, namespaces: Names): Translate<Names> {
  return translatorOf(i18nInstance(locale), namespaces);
}

/** Addresses of pages' texts, by language and namespaces: there are as many as routes. */
const addresses = new Map<string, string>();

/**
 * The address of the texts that a page needs for its first render: the common ones and those its routes name. Their
 * hash is part of it, so that browsers may keep them for good.
 * @param namespaces that routes name, never a word of an address
 */
export function pageTextsAddress(locale: Locale, namespaces: readonly string[]): string {
  const names = [...new Set([defaultNamespace, ...namespaces])];
  const key = `${locale} ${names.join(' ')}`;
  let address = addresses.get(key);
  if (address === undefined) {
    const known = names.filter((name) => namespaceTexts(locale, name));
    const set = known.map((name) => SET_MARK + name).join('');
    address = `/locales/${locale}/${set}?v=${hashOfTexts(textsOfSet(locale, set) ?? '')}`;
    addresses.set(key, address);
  }
  return address;
}

/**
 * The texts of several namespaces as JSON, by their names.
 * @param set as it is in an address: `~common~cart`
 * @returns undefined if one is none
 */
export function textsOfSet(locale: Locale, set: string): string | undefined {
  const names = set.split(SET_MARK).slice(1);
  const texts = names.map((name) => namespaceTexts(locale, name));
  if (names.length === 0 || new Set(names).size < names.length || texts.includes(undefined)) return undefined;
  return JSON.stringify(Object.fromEntries(names.map((name, index) => [name, texts[index]])));
}

/** What changes with the texts, for their address. @param json of `textsOfSet` */
export const hashOfTexts = (json: string): string => hash('sha256', json, 'base64url').slice(0, 10);
