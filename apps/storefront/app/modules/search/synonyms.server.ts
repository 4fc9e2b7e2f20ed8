import type { Locale } from '~/i18n/locales.ts';
import { type Database, db } from '~/platform/db.server.ts';
import { log } from '~/platform/log.server.ts';
import { singleton } from '~/platform/singleton.server.ts';
import { foldWords } from './query/fold.ts';

/*
 * What shoppers call something that the shop calls otherwise, as the staff has explained it. Each process reads the
 * few rows again after a second and a half at the latest: a word is live within two.
 */

/** A word and what it means, both folded. */
export interface Synonym {
  locale: Locale;
  text: string;
  means: string;
}

const LIFE_MS = 1500;

/** Words of an explained phrase at most. */
const LONGEST = 4;

type Meanings = ReadonlyMap<string, string>;

const stored = singleton('search.own-words', () => ({ at: 0, words: new Map<Locale, Meanings>(), reading: false }));

async function readWords(): Promise<void> {
  stored.reading = true;
  try {
    const rows = await db.searchSynonym.findMany({ select: { locale: true, text: true, means: true } });
    const words = new Map<Locale, Map<string, string>>();
    for (const { locale, text, means } of rows) words.set(locale, (words.get(locale) ?? new Map()).set(text, means));
    stored.words = words;
    stored.at = Date.now();
  } finally {
    stored.reading = false;
  }
}

/**
 * A search in the shop's own words, where the staff has explained some of it. A failure costs the explanation, never
 * the search.
 */
export async function replaceSynonyms(text: string, locale: Locale): Promise<string> {
  if (Date.now() - stored.at > LIFE_MS && !stored.reading) {
    await readWords().catch((err: unknown) => log.warn({ err }, 'search words of staff could not be read'));
  }
  const meanings = stored.words.get(locale);
  return meanings && meanings.size > 0 ? withMeanings(text, meanings) : text;
}

/** Puts meanings in the place of phrases, the longest first. */
export function withMeanings(text: string, meanings: Meanings): string {
  const typed = text.split(/\s+/).filter(Boolean);
  const message: string[] = [];
  for (let at = 0; at < typed.length;) {
    const length = lengthOfPhrase(typed.slice(at, at + LONGEST), meanings);
    const phrase = folded(typed.slice(at, at + Math.max(1, length)));
    message.push(length > 0 ? (meanings.get(phrase) ?? '') : (typed[at] ?? ''));
    at += Math.max(1, length);
  }
  return message.join(' ');
}

const folded = (words: readonly string[]): string => foldWords(words.join(' ')).join(' ');

function lengthOfPhrase(words: readonly string[], meanings: Meanings): number {
  for (let length = words.length; length > 0; length--) if (meanings.has(folded(words.slice(0, length)))) return length;
  return 0;
}

/** Stores a synonym. @returns undefined if one of the words has no meaning, or both have the same */
export async function explainWord(
  database: Database,
  word: Synonym & { staffEmail: string },
): Promise<Synonym | undefined> {
  const { locale, staffEmail } = word;
  const text = folded([word.text]);
  const means = folded([word.means]);
  if (text === '' || means === '' || text === means || text.length > 60 || means.length > 60) return undefined;
  if (text.split(' ').length > LONGEST) return undefined;
  await database.searchSynonym.upsert({
    where: { locale_text: { locale, text } },
    create: { locale, text, means, staffEmail },
    update: { means, staffEmail },
  });
  return { locale, text, means };
}

/** Takes an explanation back. */
export async function removeSynonym(
  database: Database,
  { locale, text }: Pick<Synonym, 'locale' | 'text'>,
): Promise<boolean> {
  return (await database.searchSynonym.deleteMany({ where: { locale, text } })).count > 0;
}

/** All explanations, the newest first. */
export function listSynonyms(): Promise<Synonym[]> {
  return db.searchSynonym.findMany({
    orderBy: { createdAt: 'desc' },
    select: { locale: true, text: true, means: true },
    take: 200,
  });
}
