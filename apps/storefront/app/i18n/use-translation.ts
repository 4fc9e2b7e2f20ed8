import { useContext } from 'react';
import { I18nContext, useTranslation as useI18next } from 'react-i18next';
import { defaultNamespace } from './i18n.ts';
import type { DefaultNamespace, Namespaces, Translate } from './keys.ts';
import { type Locale, toLocale } from './locales.ts';
import { translatorOf } from './translator.ts';

/**
 * react-i18next's hook, with the shop's keys. A component suspends while a namespace is fetched that did not come with
 * the page.
 * @param namespaces one or several: keys of those after the first begin with their name (`common:close`)
 */
export function useTranslation<const Names extends Namespaces = DefaultNamespace>(
  namespaces: Names = defaultNamespace as Names,
): { t: Translate<Names> } {
  const { i18n } = useI18next(namespaces as string);
  return { t: translatorOf(i18n, namespaces) };
}

/** The language of the page being rendered. */
export function useLocale(): Locale {
  return toLocale(useContext(I18nContext).i18n.language);
}
