import { createContext, useContext } from 'react';
import { defaultNamespace } from './i18n.ts';
import type { Locale } from './locales.ts';
import type { TextStore } from './text-store.ts';
import type { Translate } from './translate.ts';

/** The texts of the page being rendered. */
export const TextsContext = createContext<TextStore | null>(null);

function useTextStore(): TextStore {
  const store = useContext(TextsContext);
  if (!store) throw new Error('No texts: TextsContext is missing around this component');
  return store;
}

/**
 * Texts for a component; it suspends while a namespace is fetched that did not come with the page.
 * @param namespaces one or several, looked through in this order
 */
export function useTranslation(namespaces: string | readonly string[] = defaultNamespace): { t: Translate } {
  const store = useTextStore();
  const list = typeof namespaces === 'string' ? [namespaces] : namespaces;
  const missing = list.find((namespace) => !store.has(namespace));
  // React suspends on a promise that is thrown.
  if (missing !== undefined) throw store.load(missing);
  return { t: store.translate(list) };
}

/** The language of the page being rendered. */
export function useLocale(): Locale {
  return useTextStore().locale;
}
