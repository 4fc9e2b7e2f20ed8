import { useContext } from 'react';
import { I18nContext, useTranslation as useI18nextTranslation } from 'react-i18next';
import type { DefaultNamespace, Namespaces, Translate } from './keys.ts';
import { type Locale, toLocale } from './locales.ts';

/**
 * react-i18next's hook, with the shop's keys. A component suspends while a namespace is fetched that did not come with the page.
 * @param namespaces one or several: keys of those after the first begin with their name (`common:close`)
 */
export const useTranslation = useI18nextTranslation as unknown as <const Names extends Namespaces = DefaultNamespace>(
  namespaces?: Names,
) => { t: Translate<Names> };

/** The language of the page being rendered. */
export function useLocale(): Locale {
  return toLocale(useContext(I18nContext).i18n.language);
}
