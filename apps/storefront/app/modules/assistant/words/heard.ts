import type { Locale } from '~/i18n/locales.ts';
import { mistakesBetween } from '~/modules/search/meanings.ts';
import { dialectSounds, dialectWords } from './dialect.ts';
import { fold } from './stems.ts';

/*
 * What was typed in dialect, without umlauts or with a slip of the finger, in the words of those who wrote the sources. Only words
 * that nobody knows are looked at, and only ones that are known take their place: what is not understood stays as it is.
 */

/** What is known of words, folded. */
export interface Vocabulary {
  /** Whether a word says something that sources or tables have, or nothing at all. */
  isKnown: (word: string) => boolean;
  /** Words by which a slip may be put right. */
  words: () => ReadonlySet<string>;
  /** What words have in common that mean the same. */
  meaningOf: (word: string) => string;
}

/** Letters that a word has at least that is taken for one of dialect, in which a slip is put right, and in which there may be two. */
const SHORTEST_SOUND = 4;
const SHORTEST = 6;
const LONG = 12;

/** How many rules of sounds may meet in one word, and how many forms of it are tried. */
const SOUNDS = 3;
const FORMS = 150;

const umlauts = dialectSounds.slice(0, 3);

/** The first form of a word that rules make of it and that is known. */
function written(word: string, rules: typeof dialectSounds, isKnown: Vocabulary['isKnown']): string | undefined {
  const forms = new Set([word]);
  let last = [word];
  for (let step = 0; step < SOUNDS && forms.size < FORMS; step += 1) {
    const next: string[] = [];
    for (const form of last) {
      for (const [sound, letters] of rules) {
        const other = form.replace(sound, letters);
        if (other.length < 3 || forms.has(other)) continue;
        if (isKnown(other)) return other;
        forms.add(other);
        next.push(other);
      }
    }
    last = next;
  }
  return undefined;
}

/** The one word that was most probably meant by one with a slip; undefined where it may be several that mean different things. */
function withoutSlip(word: string, { words, meaningOf }: Vocabulary): string | undefined {
  if (word.length < SHORTEST) return undefined;
  const allowed = word.length < LONG ? 1 : 2;
  const near = [...words()].filter(
    (each) =>
      each[0] === word[0] &&
      // Another end makes another word: "charger" and "chargeur".
      each.slice(-2) === word.slice(-2) &&
      each.length >= SHORTEST &&
      Math.abs(each.length - word.length) <= allowed &&
      mistakesBetween(word, each) <= allowed,
  );
  const [first] = near;
  return first !== undefined && near.every((each) => meaningOf(each) === meaningOf(first)) ? first : undefined;
}

/**
 * A question in words that are known, where it has some that are not.
 * @param question as it was typed
 */
export function heard(question: string, locale: Locale, vocabulary: Vocabulary): string {
  // Halves of words ("Vorder- und Rücklicht") stay.
  return question.replace(/\p{L}[\p{L}\p{M}]*(?![\p{L}\p{M}]|- )/gu, (typed) => {
    const word = fold(typed);
    const said = locale === 'de' ? dialectWords.get(word) : undefined;
    if (said !== undefined) return said;
    if (word.length < SHORTEST_SOUND || vocabulary.isKnown(word)) return typed;
    const rules = locale === 'de' ? dialectSounds : umlauts;
    return written(word, rules, vocabulary.isKnown) ?? withoutSlip(word, vocabulary) ?? typed;
  });
}
