/** A search as the staff lists it. */
export interface ListedSearch {
  locale: 'de' | 'fr';
  text: string;
  count: number;
  hits: number;
}

/** What the page about searches shows. */
export interface SearchDesk {
  missing: ListedSearch[];
  top: ListedSearch[];
  /** Words that the staff has explained. */
  words: { locale: 'de' | 'fr'; text: string; means: string }[];
  /** The word that is being explained; its text is empty where none is. */
  asked: { locale: 'de' | 'fr'; text: string };
  /** What a meaning would give; null where none was tried. */
  tried: { text: string; hits: number; names: string[] } | null;
}
