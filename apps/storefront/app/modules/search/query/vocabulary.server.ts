import type { Fragment } from 'postgres';
import { byLocale, type Locale } from '~/i18n/locales.ts';
import { sql } from '~/platform/sql.server.ts';
import { genericWords, joinsWords, meanings, tagsBeginning } from './concepts.ts';
import { conditionWords } from './condition-words.ts';
import type { Term } from './interpret.ts';
import { nearest, type Spelling } from './spelling.ts';

/** Postgres' stemmers, as the index of words uses them. */
const stemmers: Record<Locale, () => Fragment> = { de: () => sql`'german_stem'`, fr: () => sql`'french_stem'` };

/** Letters that the end of a compound has at least. */
const SHORTEST_END = 4;
const MOST_COMPOUNDS = 40;

/** Adds what languages join, such as German: who looks for a `Tasche` means `Gepäcktasche` and `Lenkertasche` too. */
export async function withCompounds(terms: readonly Term[], locale: Locale): Promise<Term[]> {
  const ends = terms.filter((term) => mayEndCompounds(term)).map(({ text }) => text);
  if (!joinsWords[locale] || ends.length === 0) return [...terms];
  const rows = await sql<{ word: string; stem: string }[]>`
    select distinct asked.word, found.stem
    from (select word, coalesce((ts_lexize(${stemmers[locale]()}, word))[1], word) as stem from unnest(${ends}::text[]) word) asked
    cross join lateral (
      select w.stem from search.word w
      where w.locale = ${locale}::locale and reverse(w.stem) ~>=~ reverse(asked.stem) and reverse(w.stem) ~<~ (reverse(asked.stem) || '~')
        and w.stem <> asked.stem
      limit ${MOST_COMPOUNDS}) found
    where length(asked.stem) >= ${SHORTEST_END}`;
  return terms.map((term) => ({
    ...term,
    stems: mayEndCompounds(term) ? rows.flatMap(({ word, stem }) => (word === term.text ? stem : [])) : [],
  }));
}

/** Letters from which on a word may be the beginning of another. */
const SHORTEST_BEGINNING = 3;

/**
 * Words that no product has, but longer ones of the catalogue or of the language begin so: `limm`, `kinders`. They stand for
 * those, and not for what their stems would be.
 */
export async function withBeginnings(terms: readonly Term[], locale: Locale): Promise<Term[]> {
  const words = terms.flatMap((term) => (mayBegin(term) ? term.text : []));
  if (words.length === 0) return [...terms];
  const rows = await sql<{ typed: string; isWord: boolean; isBeginning: boolean }[]>`
    select typed, exists (
      select from search.word w where w.locale = ${locale}::locale and w.word = typed) as "isWord", exists (
      select from search.word w where w.locale = ${locale}::locale and w.word like typed || '%') as "isBeginning"
    from unnest(${words}::text[]) typed`;
  return terms.map((term) => {
    const row = rows.find(({ typed }) => typed === term.text);
    if (!row || !mayBegin(term)) return term;
    // A name such as `Bergstrom` is no compound.
    if (row.isWord) return { ...term, parts: [] };
    const tags = tagsBeginning(term.text, locale);
    if (!row.isBeginning && tags.length === 0) return term;
    return { ...term, words: [], parts: [], tags, beginning: term.text };
  });
}

function mayBegin({ text, tags, words, generic }: Term): boolean {
  return (
    !generic && tags.length === 0 && words.length > 0 && /^[a-z]+$/.test(text) && text.length >= SHORTEST_BEGINNING
  );
}

function mayEndCompounds({ text, tags, generic }: Term): boolean {
  return !generic && tags.length === 0 && /^[a-z]+$/.test(text) && text.length >= SHORTEST_END;
}

/**
 * Replaces words that no product has by the most similar ones that some have.
 * @param words folded
 * @returns the corrected words; undefined where nothing could be corrected
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
  const rows = await sql<{ typed: string; word: string | null; products: number | null }[]>`
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
        and reverse(w.stem) = reverse(coalesce((ts_lexize(${stemmers[locale]()}, typed))[1], typed)))`;
  const spellings = new Map<string, Spelling[]>();
  for (const { typed, word, products } of rows) {
    const known = spellings.get(typed) ?? [];
    spellings.set(typed, known);
    if (word !== null) known.push({ word, products: products ?? 0 });
  }
  return spellings;
}
