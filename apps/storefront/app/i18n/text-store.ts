import { languageTag, type Locale } from './locales.ts';
import { type Texts, type Translate, translator } from './translate.ts';

/** The texts of a page's language, as far as they are here, and translators over them. */
export interface TextStore {
  locale: Locale;
  /** Whether a namespace's texts are here. */
  has(namespace: string): boolean;
  /** Fetches a namespace; resolves in any case, without texts where they cannot be had. */
  load(namespace: string): Promise<void>;
  /** One translator for each list of namespaces: it stays the same from call to call. */
  translate(namespaces: readonly string[]): Translate;
}

/**
 * @param locale of the page
 * @param texts that are here; those that are fetched join them
 * @param fetchTexts brings the texts of a namespace
 */
export function createTextStore(
  locale: Locale,
  texts: Texts,
  fetchTexts: (locale: Locale, namespace: string) => Promise<Record<string, unknown>>,
): TextStore {
  const translators = new Map<string, Translate>();
  const loading = new Map<string, Promise<void>>();

  return {
    locale,
    has: (namespace) => Object.hasOwn(texts, namespace),
    load(namespace) {
      let promise = loading.get(namespace);
      if (!promise) {
        promise = fetchTexts(locale, namespace)
          .catch(() => ({}))
          .then((fetched) => {
            texts[namespace] = fetched;
          });
        loading.set(namespace, promise);
      }
      return promise;
    },
    translate(namespaces) {
      const name = namespaces.join();
      let translate = translators.get(name);
      if (!translate) {
        translate = translator(languageTag[locale], (namespace) => texts[namespace], namespaces);
        translators.set(name, translate);
      }
      return translate;
    },
  };
}
