import type { Locale } from '~/i18n/locales.ts';
import { genericWords, joinsWords, LONGEST_PHRASE, meanings, tellingWords } from './concepts.ts';
import { foldWords, MAX_WORDS } from './fold.ts';

/** One thing a search asks for; a product has to fit one of the alternatives. */
export interface Term {
  /** As it was typed, folded. */
  text: string;
  /** Words that have to be there together: `[['limmat', '5'], …]`. */
  words: string[][];
  /** Tags of the index, e.g. `category:e_city`; those of the first come first. */
  tags: string[];
  /** The words say more than the tags: a `Hundeanhänger` is a trailer, and one for dogs before the others. */
  specific: boolean;
  /** Stems of words that end like it, e.g. `gepacktasch` for `tasche`; found in the catalogue's vocabulary. */
  stems: string[];
  /** Words may begin so. */
  beginning?: string;
  /** The parts of a compound; all of them together are an alternative too. */
  parts: Term[];
  /** A word for any cycle. */
  generic: boolean;
  /** How many of the search's telling words it is. */
  length: number;
}

/**
 * Reads the words of a search: phrases with a known meaning become tags and synonyms, compounds such as `Damenvelo` are
 * taken apart, words for any cycle step back behind others.
 * @returns the terms, all of which a product has to fit; none if the text holds no word
 */
export function interpret(text: string, locale: Locale): Term[] {
  return interpretWords(tellingWords(foldWords(text), locale), locale);
}

/** The same of words that are folded and telling. */
export function interpretWords(words: readonly string[], locale: Locale): Term[] {
  const terms = termsOf(words.slice(0, MAX_WORDS), locale);
  const telling = terms.filter(({ generic }) => !generic);
  return telling.length > 0 ? telling : terms;
}

/** All terms of some words in their order, those for any cycle too. */
export function termsOf(words: readonly string[], locale: Locale): Term[] {
  const terms: Term[] = [];
  let at = 0;
  while (at < words.length) {
    const length = longestPhrase(words, at, locale);
    const phrase = words.slice(at, at + Math.max(1, length));
    terms.push(length > 0 ? phraseTerm(phrase, locale) : wordTerm(phrase[0] ?? '', locale));
    at += phrase.length;
  }
  return terms;
}

const asPhrase = (words: readonly string[]): string => words.join(' ').replaceAll('-', ' ');

/** How many words from a place on are a phrase with a meaning; 0 if none are. */
function longestPhrase(words: readonly string[], at: number, locale: Locale): number {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length--)
    if (meanings[locale].has(phraseOf(words.slice(at, at + length), locale))) return length;
  return 0;
}

/**
 * Words as a phrase: as the nearest known one, where it is known with other endings or without a word for any cycle.
 */
function phraseOf(words: readonly string[], locale: Locale): string {
  const phrase = asPhrase(words);
  const plain = words.map(withoutDigraphs);
  const ways = [
    plain,
    plain.map((word) => singular(word, locale)),
    ...(words.length > 1 ? [withoutCycles(plain, locale)] : []),
  ];
  return [phrase, ...ways.map(asPhrase)].find((way) => meanings[locale].has(way)) ?? phrase;
}

/** Endings of plurals and of other forms. */
const endings: Readonly<Record<Locale, RegExp>> = { de: /(?:en|n|e|s)$/, fr: /[sx]$/ };

const singular = (word: string, locale: Locale): string => (word.length > 4 ? word.replace(endings[locale], '') : word);

/** Words for any cycle left out between others: `Pumpe fürs Velo elektrisch`, `Velokorb vorne`. */
function withoutCycles(words: readonly string[], locale: Locale): string[] {
  const isCycle = (word: string | undefined) => word !== undefined && genericWords[locale].has(word);
  if (isCycle(words[0]) || isCycle(words.at(-1))) return [];
  const cut = (word: string) => (joinsWords[locale] ? word.replace(/^(?:velo|fahrrad|bike)(?=[a-z]{4})/, '') : word);
  return words.filter((word) => !isCycle(word)).map(cut);
}

function phraseTerm(words: readonly string[], locale: Locale): Term {
  const text = phraseOf(words, locale);
  const { tags, synonyms } = meanings[locale].get(text) ?? { tags: [], synonyms: [] };
  const typed = text.split(' ');
  // A phrase of several words may say what its words alone do not: `45 km h` is a speed, not a length of 45.
  const own = tags.length > 0 && typed.length > 1 ? [] : [typed];
  const alternatives = [...own, ...synonyms.map((phrase) => [...tellingWords(phrase.split(' '), locale)])];
  return {
    ...emptyTerm(text),
    words: alternatives,
    tags: [...tags],
    specific: synonyms.length > 0,
    length: words.length,
  };
}

function emptyTerm(text: string): Term {
  return { text, words: [], tags: [], specific: false, stems: [], parts: [], generic: false, length: 1 };
}

/** Letters from which on a word represents longer ones that begin with it, where words are joined. */
const SHORTEST_FRONT = 5;

function wordTerm(word: string, locale: Locale): Term {
  const term = emptyTerm(word);
  const pieces = word.split('-').filter(Boolean);
  if (pieces.length > 1) return { ...term, words: [[pieces.join('')], pieces] };
  if (genericWords[locale].has(word)) return { ...term, words: [[word]], generic: true };
  const joined = /^([a-z]{3,})(\d+)$|^(\d+)([a-z]{1,6})$/.exec(word);
  const apart = joined?.slice(1).filter((part) => part !== undefined);
  const plain = withoutDigraphs(word);
  return {
    ...term,
    words: [[word], ...(apart ? [apart] : []), ...(plain === word ? [] : [[plain]])],
    ...(joinsWords[locale] && /^[a-z]+$/.test(word) && word.length >= SHORTEST_FRONT ? { beginning: word } : {}),
    parts: joinsWords[locale] ? partsOf(plain, locale) : [],
  };
}

/** `zuerich` → `zurich`: umlauts written as two letters. */
function withoutDigraphs(word: string): string {
  return word.replace(/([aou])e(?=[^aeiou]|$)/g, '$1');
}

/** Letters that a part of a compound has at least. */
const SHORTEST_PART = 3;

/**
 * Takes a compound apart whose end or beginning is known, best both: `Trapezvelo` is `Trapez`, `Damenhelm` is `Damen`
 * and `Helm`, `Kinderhelm` is `Kinder` and `Helm`.
 */
function partsOf(word: string, locale: Locale): Term[] {
  const known = (part: string) => genericWords[locale].has(part) || meanings[locale].has(part);
  const splits: [string, string][] = [];
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++)
    splits.push([word.slice(0, at), word.slice(at)]);
  const split =
    splits.find((parts) => parts.every(known)) ??
    splits.find(([, end]) => known(end)) ??
    splits.find((parts) => parts.some(known));
  return split ? telling(split, locale) : [];
}

/** Terms of the parts of a compound, without those for any cycle. */
function telling(parts: readonly string[], locale: Locale): Term[] {
  return parts
    .map((part) => (meanings[locale].has(part) ? phraseTerm([part], locale) : simpleTerm(part, locale)))
    .filter(({ generic }) => !generic);
}

const simpleTerm = (word: string, locale: Locale): Term => ({
  ...emptyTerm(word),
  words: [[word]],
  generic: genericWords[locale].has(word),
  ...(word.length >= SHORTEST_FRONT ? { beginning: word } : {}),
});
