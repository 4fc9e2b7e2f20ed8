import { type Locale, locales } from '~/i18n/locales.ts';
import type { ProductKind } from '~/modules/catalog/catalog.ts';
import { type Candidates, findCandidates, type FoundIn, type WantedProducts } from './candidates.server.ts';
import { foldText } from './fold.ts';
import { type Reading, readSearch } from './reading.ts';
import type { Closeness } from '~/modules/search/search.ts';
import { correctWords, withVocabulary } from './vocabulary.server.ts';
import { requestedFigures } from './wanted.server.ts';

export interface MatchQuery {
  text: string;
  locale: Locale;
  kind: ProductKind;
  limit: number;
  offset: number;
  /** The last word is still being typed. */
  typing?: boolean;
  /** No one looks at the order of the matches. */
  unordered?: boolean | undefined;
}

export interface Matches extends Pick<Candidates, 'ids' | 'total'> {
  closeness: Closeness;
  /** Where the words of the first hit were found. */
  foundIn: FoundIn;
  /** The text as it was read in the end, and what was understood of it. */
  text: string;
  reading: Reading | undefined;
}

/** Finds products of one kind that fit a search, best first; whatever searches for products asks it. */
export interface ProductSearch {
  find(query: MatchQuery): Promise<Matches>;
}

type Attempt = Pick<
  WantedProducts,
  'name' | 'terms' | 'optional' | 'join' | 'match' | 'loosely' | 'locale' | 'factsOnly'
> & {
  closeness: Closeness;
  reading: Reading;
  text: string;
};

/**
 * Products of one kind that fit a search. A search becomes more tolerant step by step, and only where nothing of either
 * kind fits: words as they are, beginnings of words, words of the shop's other language, corrected words, any of the
 * words, and last what fits only a part of its conditions.
 */
export async function matchProducts(wanted: MatchQuery): Promise<Matches> {
  const { text, kind, limit, offset, typing, unordered } = wanted;
  let read: Pick<Matches, 'text' | 'reading'> = { text, reading: undefined };
  for await (const attempt of attempts(wanted)) {
    const { closeness, reading, text: asRead, ...query } = attempt;
    if (!attempt.factsOnly) read = { text: asRead, reading };
    const figures = await requestedFigures(reading.conditions, kind);
    const search = { ...query, figures, preference: reading.preference, kind, unordered, limit, offset };
    const { ids, total, foundIn, elsewhere } = await findCandidates({ ...search, ...(typing ? { typing } : {}) });
    if (total > 0 || elsewhere) return { ids, total, closeness, foundIn, text: asRead, reading };
  }
  return { ids: [], total: 0, closeness: 'none', foundIn: 'text', ...read };
}

/** The ways to read a search, strictest first. */
async function* attempts({ text, locale, kind }: MatchQuery): AsyncGenerator<Attempt> {
  const reading = readSearch(text, locale, kind);
  const strict = await attemptOf(reading, text, locale);
  if (isEmpty(reading, kind)) return;
  yield { ...strict, closeness: 'exact', match: 'whole' };
  if (strict.terms.length > 0) yield { ...strict, closeness: 'prefix', match: 'prefix' };
  yield* foreignAttempts(text, locale, kind);
  const corrected = await correctedText(text, reading, locale);
  const meant = corrected === undefined ? undefined : readSearch(corrected, locale, kind);
  const second = meant && corrected !== undefined ? await attemptOf(meant, corrected, locale) : undefined;
  if (second) yield { ...second, closeness: 'corrected', match: 'whole' };
  const last = second ?? strict;
  const terms = last.terms.flatMap((term) => [term, ...term.parts]);
  // A figure alone makes nothing similar: an "iPhone 15" is no bike with 15 anything.
  const worded = terms.filter(({ text: typed }) => !/^\d+$/.test(typed));
  const any: Attempt = {
    ...last,
    ...(worded.length > 0
      ? { terms: worded, optional: [...last.optional, ...terms.filter((term) => !worded.includes(term))] }
      : { terms }),
    closeness: 'any',
    join: 'or',
    match: 'whole',
  };
  const isNarrowed = last.reading.conditions.length > 0;
  if (isNarrowed && last.terms.length > 0) yield { ...last, closeness: 'any', loosely: true };
  if (terms.length > 1) yield any;
  if (isNarrowed) {
    if (terms.length > 1) yield { ...any, loosely: true };
    // Nothing has the words at all: what bikes fit the rest.
    if (kind === 'bike') yield { ...last, terms: [], closeness: 'any' };
    yield { ...last, closeness: 'any', loosely: true };
  }
}

/**
 * The text read in the other languages of the shop: a `casque` is looked for in German too. Only what names,
 * categories and data say counts: long texts have words of many meanings.
 */
async function* foreignAttempts(text: string, locale: Locale, kind: ProductKind): AsyncGenerator<Attempt> {
  for (const foreign of locales) {
    if (foreign === locale) continue;
    const reading = readSearch(text, foreign, kind);
    if (!isEmpty(reading, kind)) yield { ...(await attemptOf(reading, text, foreign)), factsOnly: true };
  }
}

/** Whether a search does not restrict the kind of products. */
function isEmpty({ terms, conditions, preference, meant }: Reading, kind: ProductKind): boolean {
  if (terms.length > 0) return false;
  return (conditions.length === 0 && !preference) || (meant !== undefined && meant !== kind);
}

async function attemptOf(reading: Reading, text: string, locale: Locale): Promise<Attempt> {
  const { terms, optional } = reading;
  const known = await withVocabulary([...terms, ...optional], locale);
  const at = terms.length;
  const common = {
    name: reading.name,
    reading,
    text,
    locale,
    closeness: 'exact',
    join: 'and',
    match: 'whole',
  } as const;
  return { ...common, terms: known.slice(0, at), optional: known.slice(at) };
}

/** The text with the words that no one has in place of which similar ones are known; undefined if none is. */
async function correctedText(text: string, reading: Reading, locale: Locale): Promise<string | undefined> {
  const folded = foldText(text).text;
  const words = [...new Set(reading.words.flatMap((word) => word.match(/[a-z]{4,}/g) ?? []))];
  const corrected = await correctWords(words, locale);
  if (!corrected) return undefined;
  return folded.replace(/[a-z]{4,}/g, (word) => corrected[words.indexOf(word)] ?? word);
}
