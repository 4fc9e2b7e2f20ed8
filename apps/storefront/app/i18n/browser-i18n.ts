import type { i18n, ResourceKey } from 'i18next';
import { createI18n, type Texts, withoutPrototypes } from './i18n.ts';
import type { Locale } from './locales.ts';

declare global {
  interface ImportMetaEnv {
    /** What changes with any text of the shop (`vite.config.ts`). */
    readonly TEXTS_VERSION: string;
  }
}

/**
 * i18next for the page in the browser. A namespace that did not come with the page is fetched on its first use;
 * components suspend meanwhile (`useTranslation`).
 * @param texts of the first render
 * @param report is called with the failure where a namespace cannot be fetched
 */
export function createBrowserI18n(locale: Locale, texts: Texts, report: (failure: unknown) => void): i18n {
  return createI18n(locale, withoutPrototypes(texts), {
    type: 'backend',
    init: () => undefined,
    read: (_language, namespace, callback) => {
      void import('./fetch-texts.ts')
        .then(({ fetchTexts }) => fetchTexts(import.meta.env.TEXTS_VERSION, locale, namespace, report))
        .then(
          (fetched) => callback(null, withoutPrototypes(fetched) as ResourceKey),
          // The page shows the keys: i18next does not repeat what `fetchTexts` has repeated.
          (failure: Error) => callback(failure, false),
        );
    },
  });
}
