/** Content languages with their names in the panel; the first is the default. */
export const LOCALES = [
  { code: 'de', name: 'Deutsch (de)' },
  { code: 'fr', name: 'Français (fr)' },
] as const;

export type Locale = (typeof LOCALES)[number]['code'];

/** Codes of the languages, the default first. */
export const LOCALE_CODES: readonly Locale[] = LOCALES.map(({ code }) => code);

export const DEFAULT_LOCALE: Locale = 'de';

/** A language by its code, or the default. */
export const toLocale = (code: unknown): Locale => LOCALE_CODES.find((each) => each === code) ?? DEFAULT_LOCALE;
