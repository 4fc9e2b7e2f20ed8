import type { Locale } from '~/i18n/locales.ts';
import { Prisma } from '~/platform/db.server.ts';
import type { Term } from './interpret.ts';

const { sql } = Prisma;

/** How words are compared: as they are (by their stems), or as the beginning of a word. */
export type WordMatch = 'whole' | 'prefix';

export interface QueryOptions {
  locale: Locale;
  match: WordMatch;
  /** The last word is still being typed. */
  typing?: boolean;
}

/** The text configurations that index and queries share. */
const configs: Record<Locale, () => Prisma.Sql> = { de: () => sql`'search.de'`, fr: () => sql`'search.fr'` };

/** The text configuration of a language, as it is in SQL. */
export const config = (locale: Locale): Prisma.Sql => configs[locale]();

/** Letters of the shortest beginning that is looked for: a single one begins too many words. */
const SHORTEST_PREFIX = 2;

/**
 * Words that stand together, as they are or as beginnings.
 * @param weight where they have to stand; anywhere if empty
 */
function groupOf(words: readonly string[], begins: boolean, weight: 'A' | ''): string {
  const marks = (word: string) => (begins && word.length >= SHORTEST_PREFIX ? '*' : '') + weight;
  return `(${words.map((word) => (marks(word) ? `${word}:${marks(word)}` : word)).join(' & ')})`;
}

/**
 * A query for products that fit every term, or any of them. Words are folded: they hold letters and digits only, so
 * they mean nothing in the query language.
 */
export function queryOf(terms: readonly Term[], join: 'and' | 'or', options: QueryOptions): Prisma.Sql {
  const [first, ...rest] = terms.map((term, index) =>
    termQuery(term, { ...options, typing: options.typing && index === terms.length - 1 }),
  );
  return rest.reduce<Prisma.Sql>(
    (all, each) => (join === 'and' ? sql`${all} && ${each}` : sql`${all} || ${each}`),
    first ?? sql`''::tsquery`,
  );
}

export function termQuery(term: Term, options: QueryOptions): Prisma.Sql {
  const { locale, match, typing } = options;
  const lexemes = [
    ...[...term.tags, ...term.stems].map((lexeme) => `'${lexeme}'`),
    ...(term.beginning ? [`'${term.beginning}':*`] : []),
  ].join(' | ');
  const parts = term.parts.length > 0 ? sql` || (${queryOf(term.parts, 'and', { locale, match: 'whole' })})` : sql``;
  return sql`(${wordsQuery(term, { locale, match, typing })} || ${lexemes}::tsquery${parts})`;
}

/** A query for products that have a term's words, whatever their tags. */
export function wordsQuery({ words }: Term, { locale, match, typing }: QueryOptions): Prisma.Sql {
  const begins = match === 'prefix' || typing === true;
  return sql`to_tsquery(${config(locale)}, ${words.map((group) => groupOf(group, begins, '')).join(' | ')})`;
}

export const tagsQuery = (tags: readonly string[]): Prisma.Sql =>
  sql`${tags.map((tag) => `'${tag}'`).join(' | ')}::tsquery`;

/** A query for products that are called what was searched for: every word is in brand, model or SKU. */
export function nameQuery(terms: readonly Term[], { locale, match, typing }: QueryOptions): Prisma.Sql {
  const text = terms
    .map(({ words }, index) => {
      const begins = match === 'prefix' || (typing === true && index === terms.length - 1);
      return `(${words.map((group) => groupOf(group, begins, 'A')).join(' | ')})`;
    })
    .filter((group) => group !== '()')
    .join(' & ');
  return sql`to_tsquery(${config(locale)}, ${text})`;
}
