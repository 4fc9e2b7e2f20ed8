import { defaultLocale, isLocale, type Locale, locales } from './locales.ts';

/** One wish of an `Accept-Language` header, e.g. `fr-CH;q=0.8`. */
function readWish(wish: string): { language: string; weight: number } {
  const [tag = '', ...parameters] = wish.split(';').map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  return { language: tag.toLowerCase().split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight) || 0 };
}

/**
 * The language that a browser wants most of those that are spoken, for addresses that have none themselves.
 * @param header `Accept-Language`
 * @param spoken the first one is taken where none of them is wanted
 */
export function acceptedLocale(header: string | null, spoken: readonly Locale[] = locales): Locale {
  const wishes = (header ?? '').split(',').map(readWish);
  const wanted = wishes.filter(({ weight }) => weight > 0).sort((one, other) => other.weight - one.weight);
  for (const { language } of wanted) if (isLocale(language) && spoken.includes(language)) return language;
  return spoken[0] ?? defaultLocale;
}
