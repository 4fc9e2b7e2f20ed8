import { byLocale, type Locale, locales } from '~/i18n/locales.ts';
import { concepts } from './concept-table.ts';
import { stopWords } from './stop-words.ts';
import synonymGroups from './synonyms.json' with { type: 'json' };

/**
 * Words that say the same as others without being a category of their own. A group that ends in `>` and words leads to
 * those words and not back: who looks for a `Natelhalter` means a `Telefonhalter`.
 */
const synonyms: Readonly<Record<Locale, readonly string[]>> = synonymGroups;

/** Words for any cycle: they say nothing more once another word is there. */
export const genericWords: Record<Locale, ReadonlySet<string>> = {
  de: new Set([
    'velo',
    'velos',
    'bike',
    'bikes',
    'fahrrad',
    'fahrrader',
    'rad',
    'rader',
    'zweirad',
    'drahtesel',
    'gefahrt',
  ]),
  fr: new Set(['velo', 'velos', 'bike', 'bikes', 'bicyclette', 'bicyclettes', 'cycle', 'cycles', 'becane', 'bicloune']),
};

/** Whether a language joins words into one, such as `Damenvelo`. */
export const joinsWords: Record<Locale, boolean> = { de: true, fr: false };

/** What a phrase represents: tags, or other phrases of the same meaning. */
export interface Meaning {
  tags: readonly string[];
  synonyms: readonly string[];
}

const accessoryTags: ReadonlySet<string> = new Set(
  ['helmet', 'lock', 'pump', 'child_seat', 'trailer', 'velotraeger', 'accessory'].map((slug) => `category:${slug}`),
);

/** Whether a tag is one of accessories; all others are of bikes. */
export const isAccessoryTag = (tag: string): boolean => accessoryTags.has(tag);

/** Words without those that say nothing; all of them where nothing is left. */
export function tellingWords(words: readonly string[], locale: Locale): readonly string[] {
  const telling = words.filter((word) => !stopWords[locale].has(word));
  return telling.length > 0 ? telling : words;
}

const split = (words: string): string[] =>
  words
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

interface Known {
  tags: string[];
  synonyms: string[];
}

function phrasesOf(locale: Locale): ReadonlyMap<string, Meaning> {
  const phrases = new Map<string, Known>();
  const meaning = (written: string): Known => {
    const phrase = tellingWords(written.split(' '), locale).join(' ');
    const known = phrases.get(phrase) ?? { tags: [], synonyms: [] };
    phrases.set(phrase, known);
    return known;
  };
  for (const { tags, words } of concepts) for (const phrase of split(words[locale])) add(meaning(phrase).tags, tags);
  for (const group of synonyms[locale]) {
    const [own = '', led] = group.split('>');
    for (const phrase of split(own)) {
      const others = led === undefined ? split(own).filter((other) => other !== phrase) : split(led);
      add(meaning(phrase).synonyms, others);
    }
  }
  for (const [phrase, known] of phrases)
    if (known.synonyms.length > 0 && known.tags.length === 0) add(known.tags, tagsWithin(phrase, phrases, locale));
  return phrases;
}

function add(list: string[], more: readonly string[]): void {
  for (const each of more) if (!list.includes(each)) list.push(each);
}

/**
 * The kind of accessory that a word of a phrase names, or the end of a compound: a `Hundeanhänger` is an `Anhänger`.
 */
function tagsWithin(phrase: string, phrases: ReadonlyMap<string, Known>, locale: Locale): string[] {
  const ends = (word: string) => (joinsWords[locale] ? Array.from(word, (_, at) => word.slice(at)) : [word]);
  const tags = phrase.split(' ').flatMap((word) =>
    ends(word)
      .filter((end) => end.length >= 4 || end === word)
      .flatMap((end) => phrases.get(end)?.tags.filter(isAccessoryTag) ?? []),
  );
  return [...new Set(tags)];
}

/** Folded phrases of each language and what they stand for. */
export const meanings = byLocale(phrasesOf);

/** Words in a phrase at most. */
export const LONGEST_PHRASE = Math.max(
  ...locales.flatMap((locale) => [...meanings[locale].keys()].map((phrase) => phrase.split(' ').length)),
);

/** Letters from which on a beginning represents the phrases of one word that begin so. */
const SHORTEST_BEGINNING = 4;

/** What the known words stand for that begin with some letters. */
export function tagsBeginning(letters: string, locale: Locale): string[] {
  if (letters.length < SHORTEST_BEGINNING) return [];
  const found = [...meanings[locale]].filter(([phrase]) => phrase.startsWith(letters) && !phrase.includes(' '));
  return [...new Set(found.flatMap(([, { tags }]) => tags.slice(0, 1)))];
}
