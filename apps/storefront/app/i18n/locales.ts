/** The languages of the shop (spec §1). German is the default and has no path prefix. */
export const locales = ['de', 'fr'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'de';

/** BCP 47 tags for `lang`, hreflang and date formats. */
export const languageTag: Record<Locale, string> = { de: 'de-CH', fr: 'fr-CH' };

/** Whether a string names one of the shop's languages. */
export function isLocale(value: unknown): value is Locale {
  return value === 'de' || value === 'fr';
}

/** The language of a path: `/fr` and all below it are French, everything else German. */
export function localeOfPath(pathname: string): Locale {
  return pathname === '/fr' || pathname.startsWith('/fr/') ? 'fr' : 'de';
}
