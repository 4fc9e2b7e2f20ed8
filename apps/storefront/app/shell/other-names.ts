import { type Locale, locales, pathPrefix, withoutPrefix } from '~/i18n/locales.ts';
import { addresses, href } from '~/site-map.ts';

/** Pages without parameters by words that people type into the address bar, spelled as `spelledOut` does. */
const otherNames: ReadonlyMap<
  string,
  'checkoutPlan' | 'accessories' | 'allModels' | 'faq' | 'wishlist' | 'orderTracker'
> = new Map([
  ['warenkorb', 'checkoutPlan'],
  ['cart', 'checkoutPlan'],
  ['panier', 'checkoutPlan'],
  ['zubehoer', 'accessories'],
  ['accessoires', 'accessories'],
  ['velos', 'allModels'],
  ['bikes', 'allModels'],
  ['e-bikes', 'allModels'],
  ['hilfe', 'faq'],
  ['aide', 'faq'],
  ['merkliste', 'wishlist'],
  ['favoris', 'wishlist'],
  ['bestellung', 'orderTracker'],
  ['commande', 'orderTracker'],
]);

/** The first words of all addresses of the shop. */
const firstWords = new Set(
  Object.values(addresses).flatMap((address) => locales.map((locale) => wordsOf(address[locale])[0] ?? '')),
);

/**
 * The page that an unknown address names by another word, such as `/warenkorb`, or with umlauts, such as
 * `/zubehör/helmet`.
 * @param pathname as in the address
 * @returns the local path; undefined if the address names no page
 */
export function pathByOtherName(pathname: string, locale: Locale): string | undefined {
  const words = wordsOf(pathname).map(spelledOut);
  const [first = '', ...others] = words;
  const page = others.length === 0 ? otherNames.get(first) : undefined;
  const path = page ? href(page, {}, locale) : samePathSpelledOut(pathname, words, locale);
  return path === pathname ? undefined : path;
}

function samePathSpelledOut(pathname: string, words: readonly string[], locale: Locale): string | undefined {
  if (!firstWords.has(words[0] ?? '') || words.join('/') === wordsOf(pathname).join('/')) return undefined;
  return `${pathPrefix[locale]}/${words.map(encodeURIComponent).join('/')}`;
}

/** The words of a path, without its language's prefix. */
function wordsOf(pathname: string): string[] {
  return withoutPrefix(pathname).split('/').filter(Boolean);
}

/** A word in small letters, with its umlauts as two letters. */
function spelledOut(word: string): string {
  let text = word;
  try {
    text = decodeURIComponent(word);
  } catch {
    // It stays as it is: no page is called so.
  }
  const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => umlauts[letter] ?? letter);
}
