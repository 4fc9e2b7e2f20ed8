/** The languages of the content: code and the name that the admin panel shows. The first one is the default. */
export const LOCALES = [
  { code: 'de', name: 'Deutsch (de)' },
  { code: 'fr', name: 'Français (fr)' },
] as const;

export type Locale = (typeof LOCALES)[number]['code'];

/** Codes of the languages, the default first. */
export const LOCALE_CODES: readonly Locale[] = LOCALES.map(({ code }) => code);

export const DEFAULT_LOCALE: Locale = 'de';

/** A language by its code; the default one where it is none. */
export const toLocale = (code: unknown): Locale => LOCALE_CODES.find((each) => each === code) ?? DEFAULT_LOCALE;
