import type { Locale } from '~/i18n/locales.ts';

/** What the team calls the languages of shoppers. */
export const languageNames: Readonly<Record<Locale, string>> = { de: 'Deutsch', fr: 'Französisch' };
