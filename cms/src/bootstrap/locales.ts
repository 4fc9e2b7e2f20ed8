import type { Core } from '@strapi/strapi';

const LOCALES = [
  { code: 'de', name: 'Deutsch (de)' },
  { code: 'fr', name: 'Français (fr)' },
];

/** Makes German (default) and French the only locales. Running it again changes nothing. */
export async function ensureLocales(strapi: Core.Strapi): Promise<void> {
  const locales = strapi.plugin('i18n').service('locales');
  for (const locale of LOCALES) {
    if (!(await locales.findByCode(locale.code))) await locales.create(locale);
  }
  if ((await locales.getDefaultLocale()) !== 'de') await locales.setDefaultLocale({ code: 'de' });
  // A fresh Strapi starts with English, which no entry uses.
  const english = await locales.findByCode('en');
  if (english) await locales.delete({ id: english.id });
}
