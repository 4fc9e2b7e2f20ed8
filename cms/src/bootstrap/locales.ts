import type { Core } from '@strapi/strapi';
import { DEFAULT_LOCALE, LOCALES } from '../platform/locales';

/** Makes the languages of the content the only locales. Running it again changes nothing. */
export async function ensureLocales(strapi: Core.Strapi): Promise<void> {
  const locales = strapi.plugin('i18n').service('locales');
  for (const locale of LOCALES) {
    if (!(await locales.findByCode(locale.code))) await locales.create(locale);
  }
  if ((await locales.getDefaultLocale()) !== DEFAULT_LOCALE) await locales.setDefaultLocale({ code: DEFAULT_LOCALE });
  // A fresh Strapi starts with English, which no entry uses.
  const english = await locales.findByCode('en');
  if (english) await locales.delete({ id: english.id });
}
