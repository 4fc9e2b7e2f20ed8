import type { Locale } from '~/i18n/locales.ts';
import { meanings } from '~/modules/search/query/concepts.ts';
import { interpret, type Term } from '~/modules/search/query/interpret.ts';

/**
 * A search as a search engine gets it: words for any cycle are left out beside others, phrases with a known meaning are
 * one word (`s pedelec` is `spedelec`, which `engineSynonyms` knows), German compounds with a known end are taken
 * apart.
 * @returns '' where the text holds no word
 */
export function engineWords(text: string, locale: Locale): string {
  return interpret(text, locale)
    .map((term) => wordsOf(term, locale))
    .join(' ');
}

function wordsOf({ text, parts }: Term, locale: Locale): string {
  const end = parts.at(-1);
  if (end && meanings[locale].has(end.text)) return parts.map((part) => wordsOf(part, locale)).join(' ');
  return meanings[locale].has(text) ? joined(text) : text;
}

const joined = (phrase: string): string => phrase.replaceAll(' ', '');

/** A tag such as `category:e_city` as a word that no text has: `tagcategoryecity`. */
export const tagWord = (tag: string): string => `tag${tag.replaceAll(/[^a-z0-9]/g, '')}`;

/** What each known phrase represents, as words and tags of a search engine's documents. */
export function engineSynonyms(locale: Locale): Record<string, string[]> {
  const synonyms = new Map<string, Set<string>>();
  for (const [phrase, { tags, synonyms: others }] of meanings[locale]) {
    const word = joined(phrase);
    // The words of a phrase that is a category say less than the phrase.
    const phrases = [phrase, ...others].filter((each) => tags.length === 0 || !each.includes(' '));
    const all = synonyms.get(word) ?? new Set();
    for (const each of [...tags.map(tagWord), ...phrases]) if (each !== word) all.add(each);
    synonyms.set(word, all);
  }
  return Object.fromEntries([...synonyms].map(([word, all]) => [word, [...all]]));
}
