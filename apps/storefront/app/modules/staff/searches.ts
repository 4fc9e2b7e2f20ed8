import type { Locale } from '~/i18n/locales.ts';

/** A search as the staff lists it. */
export interface ListedSearch {
  locale: Locale;
  text: string;
  count: number;
  hits: number;
}

/** What the page about searches shows. */
export interface SearchDesk {
  missing: ListedSearch[];
  top: ListedSearch[];
  /** Words that the staff has explained. */
  words: { locale: Locale; text: string; means: string }[];
  /** The word that is being explained; its text is empty where none is. */
  asked: { locale: Locale; text: string };
  /** What a meaning would give; null where none was tried. */
  tried: { text: string; hits: number; names: string[] } | null;
}
