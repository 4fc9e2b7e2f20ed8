import type { Locale } from '~/i18n/locales.ts';
import { type ProductKind } from '~/modules/catalog/catalog.ts';
import { type Candidates, findCandidates } from './candidates.server.ts';
import { foldWords } from './fold.ts';
import { interpret, type Term } from './interpret.ts';
import type { Closeness } from '~/modules/search/search.ts';
import { correctWords, withCompounds } from './vocabulary.server.ts';

export interface MatchQuery {
  text: string;
  locale: Locale;
  kind: ProductKind;
  limit: number;
  offset: number;
  /** The last word is still being typed. */
  typing?: boolean;
  /** Nobody looks at the order of the matches. */
  unordered?: boolean | undefined;
}

export interface Matches extends Pick<Candidates, 'ids' | 'total'> {
  closeness: Closeness;
}

/** Finds products of one kind that fit a search, best first; whatever searches for products asks it. */
export interface ProductSearch {
  find(query: MatchQuery): Promise<Matches>;
}

type Attempt = Pick<MatchQuery, 'locale' | 'typing'> & {
  closeness: Closeness;
  terms: readonly Term[];
  join: 'and' | 'or';
  match: 'whole' | 'prefix';
};

/**
 * Products of one kind that fit a search. A search becomes more tolerant step by step, and only where nothing of either
 * kind fits: words as they are, beginnings of words, corrected words, any of the words.
 */
export async function matchProducts(wanted: MatchQuery): Promise<Matches> {
  const { text, locale, kind, limit, offset, typing, unordered } = wanted;
  for await (const attempt of attempts(text, { locale, typing })) {
    const { closeness, ...query } = attempt;
    const { ids, total, elsewhere } = await findCandidates({ ...query, kind, unordered, limit, offset });
    if (total > 0 || elsewhere) return { ids, total, closeness };
  }
  return { ids: [], total: 0, closeness: 'none' };
}

/** The ways to read a search, strictest first. */
async function* attempts(
  text: string,
  { locale, typing }: Pick<MatchQuery, 'locale' | 'typing'>,
): AsyncGenerator<Attempt> {
  const plain = interpret(text, locale);
  if (plain.length === 0) return;
  const common = { locale, typing };
  const terms = await withCompounds(plain, locale);
  yield { ...common, closeness: 'exact', terms, join: 'and', match: 'whole' };
  yield { ...common, closeness: 'prefix', terms, join: 'and', match: 'prefix' };
  const corrected = await correctWords(foldWords(text), locale);
  const meant = corrected && (await withCompounds(interpret(corrected.join(' '), locale), locale));
  if (meant) yield { ...common, closeness: 'corrected', terms: meant, join: 'and', match: 'whole' };
  const any = meant ?? terms;
  if (any.length > 1) yield { ...common, closeness: 'any', terms: any, join: 'or', match: 'whole' };
}
