import type { Locale } from '~/i18n/locales.ts';
import { meanings } from '~/modules/search/meanings.ts';
import { lightWords, silentWords } from './silent-words.ts';
import { fold, stemOf, wordsOf } from './stems.ts';
import { groupSign } from './word-groups.ts';

/** A word that says something, with what means the same. */
export interface Term {
  stem: string;
  group: string | undefined;
  /** Stems of the words that the search of the catalogue takes it for. */
  kin: ReadonlySet<string>;
  /** Whether it is in questions of any kind: it counts little, and nothing if no source has it. */
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
    const isOwn = known.has(whole.stem) || whole.group !== undefined;
    return isOwn ? [whole] : (partsOf(word, locale, isKnown) ?? [whole]);
  };
  const words = joinedVerbs(
    withoutChoice(question, locale, (word) => isKnown(askedTermOf(word, locale))),
    locale,
  );
  return distinct(telling(words, locale).flatMap(read));
}

/** What German leaves of a word whose end comes later: "Vorder- und Rücklicht". */
const halved = /\p{L}+- (?:und|oder) (?=\p{L})/giu;

/** Two words that are to choose from. */
const choices: Readonly<Record<Locale, RegExp>> = {
  de: /(\p{L}+) oder (\p{L}+)/giu,
  fr: /(\p{L}+) ou (?:une? |la |le )?(\p{L}+)/giu,
};

/** Of two words that are to choose from, the one that is known says what is asked: "hydraulisch oder mechanisch". */
function withoutChoice(question: string, locale: Locale, isKnown: (word: string) => boolean): string {
  return fold(question)
    .replaceAll(halved, '')
    .replaceAll(choices[locale], (both, one: string, other: string) =>
      isKnown(one) === isKnown(other) ? both : isKnown(one) ? one : other,
    );
}

/** Verbs whose first part is at the end: "gebe ich das Velo ab" is "abgeben". */
function joinedVerbs(question: string, locale: Locale): string {
  const [, rest, part] =
    /^(.*) (ab|an|auf|aus|ein|zuruck|heraus|raus|weg|um|vorbei)\s*[?.!]*$/u.exec(fold(question)) ?? [];
  if (locale !== 'de' || rest === undefined || part === undefined) return question;
  return rest.replaceAll(/\p{L}+/gu, (word) =>
    groupSign(stemOf(part + word, locale), locale) === undefined ? word : part + word,
  );
}

/** Letters that a part of a compound has at least. */
const SHORTEST_PART = 4;

/** German joins words: what is left of a `Reifengrösse` are `Reifen` and `Grösse`, if both are known. */
function partsOf(word: string, locale: Locale, isKnown: (term: Term) => boolean): Term[] | undefined {
  if (locale !== 'de') return undefined;
  const isSilent = (part: string) => silentWords[locale].has(part);
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) {
    const left = word.slice(0, at);
    const right = word.slice(at);
    // Words are joined by an "s" too: "Lieferungskosten".
    for (const first of left.endsWith('s') ? [left, left.slice(0, -1)] : [left]) {
      const parts = [first, right].filter((part) => !isSilent(part)).map((part) => askedTermOf(part, locale));
      if (parts.length > 0 && parts.every(isKnown)) return parts;
    }
  }
  return undefined;
}

const telling = (text: string, locale: Locale): string[] =>
  wordsOf(text).filter((word) => !silentWords[locale].has(word) && (word.length > 1 || /\d/.test(word)));

const distinct = (terms: readonly Term[]): Term[] =>
  terms.filter((term, place) => terms.findIndex(({ stem }) => stem === term.stem) === place);

const silentStems: Readonly<Record<Locale, ReadonlySet<string>>> = {
  de: new Set([...silentWords.de].map((word) => stemOf(word, 'de'))),
  fr: new Set([...silentWords.fr].map((word) => stemOf(word, 'fr'))),
};

/** Whether a word is a form of one that says nothing of what is asked. @param word folded */
export const isEmptyTerm = (word: string, locale: Locale): boolean => silentStems[locale].has(stemOf(word, locale));
