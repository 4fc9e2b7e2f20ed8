import type { Locale } from '~/i18n/locales.ts';
import type { Listed, ListQuery, ListShape } from '~/platform/list-query.ts';

/** A search as the staff lists it. */
export interface ListedSearch {
  locale: Locale;
  text: string;
  count: number;
  hits: number;
}

/** What the page about searches shows. */
export interface SearchDesk {
  /** Searches without hits that nobody has explained. */
  missing: Listed<ListedSearch>;
  top: ListedSearch[];
  /** Words that the staff has explained. */
  words: { locale: Locale; text: string; means: string }[];
  /** The word that is being explained; its text is empty where none is. */
  asked: { locale: Locale; text: string };
  /** What a meaning would give; null where none was tried. */
  tried: { text: string; hits: number; names: string[] } | null;
}

/** The list of searches without hits. */
export const missingList = {
  path: '/admin/suche',
  sorts: { anzahl: 'descending', gesucht: 'ascending' },
  filters: { in: { label: 'Sprache', all: 'Beide Sprachen', choices: { de: 'Deutsch', fr: 'Französisch' } } },
} as const satisfies ListShape;
export type MissingQuery = ListQuery<keyof typeof missingList.sorts, keyof typeof missingList.filters>;
