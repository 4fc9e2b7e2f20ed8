import type { Locale } from '~/i18n/locales.ts';
import { meanings } from '~/modules/search/meanings.ts';
import { lightWords, silentWords } from './silent-words.ts';
import { stemOf, wordsOf } from './stems.ts';
import { groupSign } from './word-groups.ts';

/** A word that says something, with what means the same. */
export interface Term {
  stem: string;
  /** Sign of its group of words. */
  group: string | undefined;
  /** Stems of the words that the search of the catalogue takes it for. */
  kin: ReadonlySet<string>;
  /** Whether it stands in questions of any kind: it counts little, and nothing where no source has it. */
  isLight: boolean;
}

const noKin: ReadonlySet<string> = new Set();

function termOf(word: string, locale: Locale): Term {
  const stem = stemOf(word, locale);
  return { stem, group: groupSign(stem, locale), kin: noKin, isLight: lightWords[locale].has(word) };
}

/** A word of a question: what it may be taken for matters there alone. */
function askedTermOf(word: string, locale: Locale): Term {
  const kin = meanings[locale].get(word)?.synonyms.filter((each) => !each.includes(' ')) ?? [];
  return { ...termOf(word, locale), kin: new Set(kin.map((each) => stemOf(each, locale))) };
}

/** The words of a text that say something, each once, in their order. */
export function termsOf(text: string, locale: Locale): Term[] {
  return distinct(telling(text, locale).map((word) => termOf(word, locale)));
}

/** The words of a question, with compounds that are not known in parts. @param known stems of the sources */
export function readTerms(question: string, locale: Locale, known: ReadonlySet<string>): Term[] {
  const isKnown = ({ stem, group, kin }: Term) => known.has(stem) || group !== undefined || kin.size > 0;
  const read = (word: string): Term[] => {
    const whole = askedTermOf(word, locale);
    return isKnown(whole) ? [whole] : (partsOf(word, locale, isKnown) ?? [whole]);
  };
  return distinct(telling(question, locale).flatMap(read));
}

/** Letters that a part of a compound has at least. */
const SHORTEST_PART = 4;

/** German joins words: what is left of a `Reifengrösse` are `Reifen` and `Grösse`, if both are known. */
function partsOf(word: string, locale: Locale, isKnown: (term: Term) => boolean): Term[] | undefined {
  if (locale !== 'de') return undefined;
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) {
    const parts = [word.slice(0, at), word.slice(at)].map((part) => askedTermOf(part, locale));
    if (parts.every(isKnown)) return parts;
  }
  return undefined;
}

const telling = (text: string, locale: Locale): string[] =>
  wordsOf(text).filter((word) => !silentWords[locale].has(word) && (word.length > 1 || /\d/.test(word)));

const distinct = (terms: readonly Term[]): Term[] =>
  terms.filter((term, place) => terms.findIndex(({ stem }) => stem === term.stem) === place);
