import Negotiator from 'negotiator';
import { defaultLocale, type Locale, locales } from './locales.ts';

/**
 * The language that a browser wants most of those that are spoken, for addresses that have none themselves.
 * @param header `Accept-Language`
 * @param spoken the first one is taken where none of them is wanted
 */
export function acceptedLocale(header: string | null, spoken: readonly Locale[] = locales): Locale {
  const [wanted] = new Negotiator({ headers: { 'accept-language': header ?? '' } }).languages([...spoken]);
  return spoken.find((locale) => locale === wanted) ?? spoken[0] ?? defaultLocale;
}
