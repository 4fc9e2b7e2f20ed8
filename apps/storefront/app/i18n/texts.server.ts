import { createInstance, type i18n, type InitOptions, type Resource } from 'i18next';
import { RemixI18Next } from 'remix-i18next/server';
import { defaultNamespace } from './i18n.ts';
import { byLocale, defaultLocale, type Locale, localeOfPath, locales } from './locales.ts';
import { createTextStore, type TextStore } from './text-store.ts';

/** i18next's options. Texts are escaped by React. */
const i18nOptions = {
  supportedLngs: [...locales],
  fallbackLng: false,
  defaultNS: defaultNamespace,
  interpolation: { escapeValue: false },
  returnNull: false,
  load: 'currentOnly',
} satisfies InitOptions;

/** All texts of the shop, by language and namespace. They are read on first use: commands of the staff know no bundler. */
let read: Record<string, Record<string, Record<string, unknown>>> | undefined;

function allTexts(): Record<string, Record<string, Record<string, unknown>>> {
  if (read) return read;
  const files = import.meta.glob<Record<string, unknown>>('../../../../locales/*/*.json', {
    eager: true,
    import: 'default',
  });
  const texts: Record<string, Record<string, Record<string, unknown>>> = {};
  for (const [path, content] of Object.entries(files)) {
    const [, locale = '', namespace = ''] = /([^/]+)\/([^/]+)\.json$/.exec(path) ?? [];
    (texts[locale] ??= {})[namespace] = content;
  }
  return (read = withoutPrototypes(texts));
}

/**
 * A copy whose objects hold their own names only: namespaces and keys are also looked up by what stands in an address, and
 * `constructor` is no text.
 */
function withoutPrototypes<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const own = Object.entries(value).map(([name, each]) => [name, withoutPrototypes(each as unknown)]);
  return Object.setPrototypeOf(Object.fromEntries(own), null) as Value;
}

/** The texts of one namespace, or undefined where there is none. */
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

const instances = new Map<Locale, Promise<i18n>>();

let stores: Record<Locale, TextStore> | undefined;

/** All texts of a language, for the components of a page. */
export function textStoreOf(locale: Locale): TextStore {
  stores ??= byLocale((each) => createTextStore(each, allTexts()[each] ?? {}, () => Promise.resolve({})));
  return stores[locale];
}

/** i18next for one language with all texts, made once: it is never changed by a request. Loaders, mails and documents use it. */
export function i18nFor(locale: Locale): Promise<i18n> {
  let instance = instances.get(locale);
  if (!instance) {
    instance = createServerI18n(locale);
    instances.set(locale, instance);
  }
  return instance;
}

async function createServerI18n(locale: Locale): Promise<i18n> {
  const instance = createInstance();
  await instance.init({
    ...i18nOptions,
    lng: locale,
    ns: Object.keys(allTexts()[locale] ?? {}),
    resources: Object.fromEntries(locales.map((each) => [each, allTexts()[each] ?? {}])) as Resource,
  });
  return instance;
}

/** Texts of pages as JSON, by language and namespaces: there are as many as routes. */
const written = new Map<string, string>();

/**
 * The texts a page needs for its first render, as JSON for a script element: the common ones and those its routes name.
 * @param namespaces that routes name, never a word of an address
 */
export function textsForPage(locale: Locale, namespaces: readonly string[]): string {
  const names = [...new Set([defaultNamespace, ...namespaces])];
  const key = `${locale} ${names.join(' ')}`;
  let json = written.get(key);
  if (json === undefined) {
    const texts = Object.fromEntries(names.map((name) => [name, namespaceTexts(locale, name) ?? {}]));
    json = JSON.stringify(texts).replaceAll('<', '\\u003c');
    written.set(key, json);
  }
  return json;
}
