import type { Locale } from '~/i18n/locales.ts';
import { mistakesBetween } from '~/modules/search/meanings.ts';
import { dialectSounds, dialectWords } from './dialect.ts';
import { fold } from './stems.ts';

/*
 * What was typed in dialect, without umlauts or with a slip of the finger, in the words of those who wrote the
 * sources. Only words that no one knows are looked at, and only ones that are known take their place: what is not
 * understood stays as it is.
 */

/** What is known of words, folded. */
export interface Vocabulary {
  /** Whether a word says something that sources or tables have, or nothing at all. */
  isKnown: (word: string) => boolean;
  /** Words by which a slip may be put right. */
  words: ReadonlySet<string>;
  meaningOf: (word: string) => string;
}

/**
 * Letters that a word has at least that is looked at, that is taken for one of dialect, in which a slip is put right,
 * and in which there may be two.
 */
const SHORTEST_NORMALIZED = 3;
const SHORTEST_SOUND = 4;
const SHORTEST = 6;
const LONG = 12;

/** How many rules of sounds may meet in one word, and how many forms of it are tried. */
const SOUNDS = 3;
const FORMS = 150;

/** Words that are no dialect although they sound like it. */
const numerals = new Set('zwei drei vier funf sechs sieben acht neun zehn zwolf cinq sept huit neuf'.split(' '));

/** What is heard of a language's dialects; of one without, a word that lacks its umlauts. */
const dialects: Readonly<Record<Locale, { words?: ReadonlyMap<string, string>; sounds: typeof dialectSounds }>> = {
  de: { words: dialectWords, sounds: dialectSounds },
  fr: { sounds: dialectSounds.slice(0, 3) },
};

/** What a rule makes of a word, at each place where it may. */
function soundedAnew(form: string, sound: RegExp, letters: string): string[] {
  if (sound.global) return [form.replace(sound, letters)];
  const places = [...form.matchAll(new RegExp(sound, `${sound.flags}g`))].map(({ index }) => index);
  return places.map((place) => {
    const here = new RegExp(sound, `${sound.flags}y`);
    here.lastIndex = place;
    return form.replace(here, letters);
  });
}

/** The first form of a word that rules make of it and that is known. */
function written(word: string, rules: typeof dialectSounds, isKnown: Vocabulary['isKnown']): string | undefined {
  const forms = new Set([word]);
  let last = [word];
  for (let step = 0; step < SOUNDS && forms.size < FORMS; step += 1) {
    const next: string[] = [];
    for (const form of last) {
      for (const [sound, letters] of rules) {
        for (const other of soundedAnew(form, sound, letters)) {
          if (other.length < 3 || forms.has(other)) continue;
          if (isKnown(other)) return other;
          forms.add(other);
          next.push(other);
        }
      }
    }
    last = next;
  }
  return undefined;
}

/** How a word sounds, whatever its letters: "Aku" and "Akku", "vitese" and "vitesse". */
const soundOf = (word: string): string =>
  word
    .replaceAll('ck', 'k')
    .replaceAll('tz', 'z')
    .replaceAll('th', 't')
    .replaceAll('ph', 'f')
    .replaceAll('dt', 't')
    .replaceAll(/(?<=[aeiou])h(?![aeiou])/g, '')
    .replaceAll(/(\p{L})\1/gu, '$1');

/** The one word that sounds the same; undefined if there are several that mean different things. */
function withSameSound(word: string, { words, meaningOf }: Vocabulary): string | undefined {
  const sound = soundOf(word);
  return oneOf(
    [...words].filter((each) => each[0] === word[0] && soundOf(each) === sound),
    meaningOf,
  );
}

/** The first of some words that all mean the same. */
function oneOf(near: readonly string[], meaningOf: Vocabulary['meaningOf']): string | undefined {
  const [first] = near;
  return first !== undefined && near.every((each) => meaningOf(each) === meaningOf(first)) ? first : undefined;
}

const keyboard = ['qwertzuiop', 'asdfghjkl', 'yxcvbnm'];

/** Whether two keys lie beside each other: a finger slips from one to the other. */
const areNeighbours = (a: string, b: string): boolean =>
  keyboard.some((row) => row.includes(a) && row.includes(b) && Math.abs(row.indexOf(a) - row.indexOf(b)) === 1);

/**
 * Whether two words of one length differ in a letter that no finger slips to: these are two words ("rentre" and
 * "rendre").
 */
function isOtherWord(typed: string, known: string): boolean {
  const places = [...typed].flatMap((letter, place) => (letter === known[place] ? [] : [place]));
  const [place] = places;
  if (typed.length !== known.length || places.length !== 1 || place === undefined) return false;
  return !areNeighbours(typed[place] ?? '', known[place] ?? '');
}

/**
 * The one word that was most probably meant by one with a slip; undefined if it may be several that mean different
 * things.
 */
function withoutSlip(word: string, { words, meaningOf }: Vocabulary): string | undefined {
  if (word.length < SHORTEST) return undefined;
  const allowed = word.length < LONG ? 1 : 2;
  const near = [...words].filter(
    (each) =>
      each[0] === word[0] &&
      // Another end makes another word: "charger" and "chargeur".
      each.slice(-2) === word.slice(-2) &&
      each.length >= SHORTEST &&
      Math.abs(each.length - word.length) <= allowed &&
      mistakesBetween(word, each) <= allowed &&
      !isOtherWord(word, each),
  );
  return oneOf(near, meaningOf);
}

/**
 * A question in words that are known, where it has some that are not.
 * @param question as it was typed
 */
export function normalizeQuestion(question: string, locale: Locale, vocabulary: Vocabulary): string {
  // Halves of words ("Vorder- und Rücklicht") stay.
  return question.replace(/\p{L}[\p{L}\p{M}]*(?![\p{L}\p{M}]|- )/gu, (typed) => {
    const word = fold(typed);
    const message = dialects[locale].words?.get(word);
    if (message !== undefined) return message;
    if (word.length < SHORTEST_NORMALIZED || numerals.has(word) || vocabulary.isKnown(word)) return typed;
    return (
      (word.length < SHORTEST_SOUND ? undefined : written(word, dialects[locale].sounds, vocabulary.isKnown)) ??
      withSameSound(word, vocabulary) ??
      withoutSlip(word, vocabulary) ??
      typed
    );
  });
}
