import { useContext } from 'react';
import { I18nContext } from 'react-i18next';
import { type Locale, toLocale } from './locales.ts';

/** The language of the page being rendered. */
export function useLocale(): Locale {
  return toLocale(useContext(I18nContext).i18n.language);
}
