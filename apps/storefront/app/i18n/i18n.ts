import { type BackendModule, createInstance, type i18n, type Resource } from 'i18next';
import { frenchElision, markVowel } from './elision.ts';
import { defaultLocale, type Locale } from './locales.ts';

/**
 * Namespaces are the files in `locales/<locale>/`; a route names its own in `handle.i18n`. `common` is on every page.
 */
export const defaultNamespace = 'common';

/** The language texts fall back to when a namespace cannot be loaded (decision 40: Errors). */
export const fallbackLocale = defaultLocale;

/** Stands before each namespace of a set in an address: `/locales/de/~common~cart` (`api/locale-namespace.ts`). */
export const SET_MARK = '~';

/** Texts of one language, by namespace; within one, nested records of strings. */
export type Texts = Record<string, Record<string, unknown>>;

/**
 * A copy whose objects have no inherited properties: namespaces and keys are also looked up by what comes from an
 * address, and `constructor` is no text.
 */
export function withoutPrototypes<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const own = Object.entries(value).map(([name, each]) => [name, withoutPrototypes(each as unknown)]);
  return Object.setPrototypeOf(Object.fromEntries(own), null) as Value;
}

/**
 * An instance of i18next for one language, ready at once; it never changes its language.
 * @param texts that are there from the start
 * @param backend fetches further namespaces, in the browser
 */
export function createI18n(locale: Locale, texts: Texts, backend?: BackendModule): i18n {
  const instance = createInstance().use(frenchElision);
  if (backend) instance.use(backend);
  const isFrench = locale === 'fr';
  void instance.init({
    lng: locale,
    fallbackLng: false,
    ns: Object.keys(texts),
    defaultNS: defaultNamespace,
    resources: { [locale]: texts } as Resource,
    partialBundledLanguages: backend !== undefined,
    initImmediate: false,
    // Named, so that i18next does not have to guess whether a key is a sentence.
    keySeparator: '.',
    nsSeparator: ':',
    ignoreJSONStructure: false,
    returnedObjectHandler: (key: string) => key,
    missingInterpolationHandler: () => '',
    // React escapes texts.
    interpolation: { escapeValue: false, ...(isFrench && { alwaysFormat: true, format: markVowel }) },
    ...(isFrench && { postProcess: frenchElision.name }),
    // A language is switched by loading another document.
    react: { bindI18n: false, bindI18nStore: false },
  });
  return instance;
}
