/** The languages of the shop (spec §1). German is the default and has no path prefix. */
export const locales = ['de', 'fr'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'de';

/** BCP 47 tags for `lang`, hreflang and date formats. */
export const languageTag: Record<Locale, string> = { de: 'de-CH', fr: 'fr-CH' };

/** What the paths of a language begin with; empty for the default language. */
export const pathPrefix: Record<Locale, string> = { de: '', fr: '/fr' };

/**
 * The same of each language.
 * @param make is asked once for each language
 */
export function byLocale<Value>(make: (locale: Locale) => Value): Record<Locale, Value> {
  return { de: make('de'), fr: make('fr') };
}

/** Whether a string names one of the shop's languages. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** A language by its name, as a form sends it; the default one where it names none. */
export const toLocale = (value: unknown): Locale => (isLocale(value) ? value : defaultLocale);

/** The language of a path: `/fr` and all below it are French, what no prefix begins German. */
export function localeOfPath(pathname: string): Locale {
  return (
    locales.find((locale) => {
      const prefix = pathPrefix[locale];
      return prefix !== '' && (pathname === prefix || pathname.startsWith(`${prefix}/`));
    }) ?? defaultLocale
  );
}

/** A path without its language's prefix: `/fr/faq` → `/faq`; `/fr` is empty. */
export function withoutPrefix(pathname: string): string {
  return pathname.slice(pathPrefix[localeOfPath(pathname)].length);
}
