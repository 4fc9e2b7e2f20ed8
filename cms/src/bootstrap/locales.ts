import type { Core } from '@strapi/strapi';
import { DEFAULT_LOCALE, LOCALES } from '../platform/locales';

/** Makes the content languages the only locales. Idempotent. */
export async function ensureLocales(strapi: Core.Strapi): Promise<void> {
  const locales = strapi.plugin('i18n').service('locales');
  for (const locale of LOCALES) {
    const there = await locales.findByCode(locale.code);
    if (!there) await locales.create(locale);
    // The initial locale has an English name.
    else if (there.name !== locale.name) await locales.update({ id: there.id }, { name: locale.name });
  }
  if ((await locales.getDefaultLocale()) !== DEFAULT_LOCALE) await locales.setDefaultLocale({ code: DEFAULT_LOCALE });
  // A new Strapi starts with English, which no entry uses.
  const english = await locales.findByCode('en');
  if (english) await locales.delete({ id: english.id });
}
