import type { Locale } from '~/i18n/locales.ts';

/** Postgres' dictionaries that find the stem of a word; the text configurations of the index use the same. */
export const stemmers: Record<Locale, string> = { de: 'german_stem', fr: 'french_stem' };
