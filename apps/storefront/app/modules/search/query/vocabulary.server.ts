import { byLocale, type Locale } from '~/i18n/locales.ts';
import { Prisma } from '~/platform/db.server.ts';
import { indexedSql } from '~/platform/sql.server.ts';
import { genericWords, joinsWords, meanings, tagsBeginning } from './concepts.ts';
import { conditionWords } from './condition-words.ts';
import { type KnownWord, rememberedWords } from '~/modules/search/remembered-words.server.ts';
import type { Term } from './interpret.ts';
import { nearest, type Spelling } from './spelling.ts';
import { stemmers } from './stemmers.ts';

/** Letters that the end of a compound has at least. */
const SHORTEST_END = 4;
const MOST_COMPOUNDS = 40;

/** Letters from which on a word may be the beginning of another. */
const SHORTEST_BEGINNING = 3;

/**
 * Terms with what the catalogue's words tell of theirs. Languages such as German join words: who looks for a `Tasche`
 * means `Gepäcktasche` and `Lenkertasche` too. Words that no product has, but longer ones of the catalogue or of the
 * language begin so (`limm`, `kinders`), stand for those, and not for what their stems would be.
 */
export async function withVocabulary(terms: readonly Term[], locale: Locale): Promise<Term[]> {
  const words = terms.filter((term) => mayBegin(term) || mayEnd(term, locale)).map(({ text }) => text);
  if (words.length === 0) return [...terms];
  const ends = terms.filter((term) => mayEnd(term, locale)).map(({ text }) => text);
  const known = await knownOf(words, new Set(ends), locale);
  return terms.map((term) => {
    const word = known.get(term.text);
    return word ? withBeginning(mayEnd(term, locale) ? { ...term, stems: word.stems } : term, word, locale) : term;
  });
}

/** What the catalogue's words tell of others, as it is remembered; the rest is asked for at once. */
async function knownOf(
  words: readonly string[],
  ends: ReadonlySet<string>,
  locale: Locale,
): Promise<Map<string, KnownWord>> {
  const keyOf = (word: string) => `${locale} ${ends.has(word) ? 'end' : ''} ${word}`;
  const known = new Map<string, KnownWord>();
  const missing = new Set<string>();
  for (const word of words) {
    const own = rememberedWords.get(keyOf(word));
    if (own) known.set(word, own);
    else missing.add(word);
  }
  if (missing.size === 0) return known;
  const requested = [...missing];
  const rows = await indexedSql<KnownWord[]>`${wordsStatement(
    requested,
    requested.filter((word) => ends.has(word)),
    locale,
  )}`;
  for (const row of rows) {
    known.set(row.typed, row);
    rememberedWords.set(keyOf(row.typed), row);
  }
  return known;
}

/**
 * What the catalogue's words tell of others. What begins like a word is between it and the same with `~`, which comes
 * after all letters and digits: an index knows them in that order.
 * @param ends those of the words that compounds may end with
 */
export function wordsStatement(words: readonly string[], ends: readonly string[], locale: Locale): Prisma.Sql {
  return Prisma.sql`
    select typed,
      exists (select from search.word w where w.locale = ${locale}::locale and w.word = typed) as "isWord",
      exists (select from search.word w where w.locale = ${locale}::locale and w.word ~>=~ typed and w.word ~<~ (typed || '~')) as "isBeginning",
      exists (
        select from search.word w where w.locale = ${locale}::locale and w.word ~>~ typed and w.word ~<~ (typed || '~')
          and w.stem <> coalesce((ts_lexize(${stemmers[locale]}::regdictionary, typed))[1], typed)) as "isFront",
      array(
        select distinct found.stem
        from (select coalesce((ts_lexize(${stemmers[locale]}::regdictionary, typed))[1], typed) as stem where typed = any(${[...ends]}::text[])) asked
        cross join lateral (
          select w.stem from search.word w
          where w.locale = ${locale}::locale and reverse(w.stem) ~>=~ reverse(asked.stem) and reverse(w.stem) ~<~ (reverse(asked.stem) || '~')
            and w.stem <> asked.stem
          limit ${MOST_COMPOUNDS}) found
        where length(asked.stem) >= ${SHORTEST_END}
      ) as stems
    from unnest(${[...words]}::text[]) typed`;
}

function withBeginning(term: Term, { isWord, isBeginning, isFront }: KnownWord, locale: Locale): Term {
  if (!mayBegin(term)) return term;
  // A name such as `Bergstrom` is no compound; beginnings are dear to look for, and no word begins with most names.
  if (isWord) {
    const { beginning: _beginning, ...own } = term;
    return { ...(isFront ? term : own), parts: [] };
  }
  const tags = tagsBeginning(term.text, locale);
  if (!isBeginning && tags.length === 0) return term;
  return { ...term, words: [], parts: [], tags, beginning: term.text };
}

function mayBegin({ text, tags, words, generic }: Term): boolean {
  return (
    !generic && tags.length === 0 && words.length > 0 && /^[a-z]+$/.test(text) && text.length >= SHORTEST_BEGINNING
  );
}

function mayEnd({ text, tags, generic }: Term, locale: Locale): boolean {
  return joinsWords[locale] && !generic && tags.length === 0 && /^[a-z]+$/.test(text) && text.length >= SHORTEST_END;
}

/**
 * Replaces words that no product has by the most similar ones that some have.
 * @param words folded
 * @returns the corrected words; undefined if nothing could be corrected
 */
export async function correctWords(words: readonly string[], locale: Locale): Promise<string[] | undefined> {
  const doubtful = words.filter((word) => /^[a-z]{4,}$/.test(word) && !isKnown(word, locale));
  if (doubtful.length === 0) return undefined;
  const spellings = await similarWords(doubtful, locale);
  const corrected = words.map((word) => {
    const found = spellings.get(word);
    return found ? (nearest(word, [...found, ...knownWords[locale]]) ?? word) : word;
  });
  return corrected.every((word, index) => word === words[index]) ? undefined : corrected;
}

const isKnown = (word: string, locale: Locale): boolean => genericWords[locale].has(word) || meanings[locale].has(word);

/** What a typing error may be of, beside words of the catalogue. */
const colourWords = (locale: Locale): string[] =>
  Object.values(conditionWords[locale].colours).flatMap((words) => words.split(', '));

const singleWords = (locale: Locale): Spelling[] =>
  [...meanings[locale].keys(), ...genericWords[locale], ...colourWords(locale)]
    .filter((phrase) => /^[a-z]{4,}$/.test(phrase))
    .map((word) => ({ word, products: 1 }));

/** Words with a known meaning, whether or not a product has them. */
const knownWords = byLocale(singleWords);

/** Words of the catalogue that look like others; nothing for words that it has. */
async function similarWords(words: readonly string[], locale: Locale): Promise<Map<string, Spelling[]>> {
  const rows = await indexedSql<{ typed: string; word: string | null; products: number | null }[]>`
    select typed, near.word, near.products
    from unnest(${[...words]}::text[]) typed
    left join lateral (
      (select word, products from search.word w where w.locale = ${locale}::locale and w.word % typed
        order by similarity(w.word, typed) desc, products desc limit 12)
      union
      select word, products from search.word w
      where w.locale = ${locale}::locale
        and w.letters = (select string_agg(letter, '' order by letter) from regexp_split_to_table(typed, '') letter)
    ) near on true
    where not exists (
      select from search.word w
      where w.locale = ${locale}::locale
        and reverse(w.stem) = reverse(coalesce((ts_lexize(${stemmers[locale]}::regdictionary, typed))[1], typed)))`;
  const spellings = new Map<string, Spelling[]>();
  for (const { typed, word, products } of rows) {
    const known = spellings.get(typed) ?? [];
    spellings.set(typed, known);
    if (word !== null) known.push({ word, products: products ?? 0 });
  }
  return spellings;
}
