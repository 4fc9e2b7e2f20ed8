import type { Locale } from '~/i18n/locales.ts';

/** A product as a search engine keeps it, in one language. */
export interface SearchDocument {
  id: number;
  slug: string;
  name: string;
  brand: string | null;
  kind: 'bike' | 'accessory';
  /** SKUs of the product and its variants, folded and without spaces. */
  codes: readonly string[];
  /** What it is, as words that no one types: synonyms lead to them. */
  tags: readonly string[];
  /** Slugs of §3. */
  categories: readonly string[];
  /** Words of name, categories and technical data, folded. */
  words: string;
  /** Without markup. */
  description: string;
  /** 1 what can be had, 0 what is sold out. */
  orderable: 0 | 1;
  /** 0 in stock, 1 on order, 2 sold out. */
  stock: 0 | 1 | 2;
  /** Rappen */
  price: number;
  /** The shop's own order, lower first. */
  position: number;
}

export interface EngineQuery {
  words: string;
  locale: Locale;
  kind: SearchDocument['kind'];
  /** Whether a product has to have all words; `any`: words are given up one by one, from the last. */
  match: 'all' | 'any';
  limit: number;
  offset: number;
  signal: AbortSignal;
}

export interface EngineHits {
  /** Products, best first. */
  ids: number[];
  /** About how many were found; not more than 1000. */
  total: number;
  /** Whether even the best one has other words than those that were searched for, by typing errors. */
  corrected: boolean;
}

export interface FillOptions {
  /** What a word represents, beside itself. */
  synonyms: Readonly<Record<string, readonly string[]>>;
  /** Aborts the filling; the products of before stay. */
  signal: AbortSignal;
}

/** A search engine beside Postgres, with an index of products for each language. */
export interface SearchEngine {
  /** @throws if the engine does not answer as it should */
  find(query: EngineQuery): Promise<EngineHits>;
  /**
   * Puts products in the place of all those of a language, at once when the last one is there.
   * @returns how many there are
   * @throws if the engine refuses them; searches go on with the products of before
   */
  replaceAll(locale: Locale, batches: AsyncIterable<readonly SearchDocument[]>, options: FillOptions): Promise<number>;
}
