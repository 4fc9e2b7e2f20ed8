import type { Locale } from '~/i18n/locales.ts';
import { findProductCards } from '~/modules/catalog/catalog.server.ts';
import type { ProductCard, ProductKind } from '~/modules/catalog/catalog.ts';
import { MAX_HITS } from './query/candidates.server.ts';
import { coloursMeant } from './query/colours.server.ts';
import type { Matches } from './query/matches.server.ts';
import { replaceSynonyms } from './synonyms.server.ts';
import { productSearch } from './query/product-search.server.ts';
import type { Reading } from './query/reading.ts';
import { type Closeness, LONGEST_SEARCH, SEARCH_PAGE_SIZE } from './search.ts';

export { fieldSuggestions } from './suggestions/field-suggestions.server.ts';
export { exportIndex } from './index-export.server.ts';
export { type ScoredProduct, searchForRedirect } from './missing-pages/redirect-search.server.ts';
export { reportMissingPage } from './missing-pages/report-missing-page.server.ts';
export { type TopSearch, topSearches } from './search-log.server.ts';
export { findUnknownPage } from './missing-pages/unknown-page.server.ts';

export interface SearchOptions {
  text: string;
  locale: Locale;
  kind: ProductKind;
  /** Hits of this page (spec §9: 20). */
  limit?: number;
  offset?: number;
}

export interface SearchResult extends Pick<Matches, 'foundIn' | 'text' | 'reading'> {
  products: ProductCard[];
  /** How many products fit; not more than 240 are counted. */
  total: number;
  closeness: Closeness;
}

/** Products of one kind that fit a search, best first (spec §7, search-engine). */
export async function searchProducts(options: SearchOptions): Promise<SearchResult> {
  const { text, locale, kind, limit = SEARCH_PAGE_SIZE, offset = 0 } = options;
  const { ids, ...found } = await productSearch().find({
    text: await replaceSynonyms(readable(text), locale),
    locale,
    kind,
    limit,
    offset,
  });
  const colours = await coloursAsked(found.reading);
  return { products: await findProductCards({ ids, locale, colours }), ...found };
}

export interface MatchingOptions {
  locale: Locale;
  kinds?: readonly ProductKind[] | undefined;
  /** No one looks at the order. */
  unordered?: boolean;
}

export interface MatchingProducts {
  /** Of each kind best first, 240 of a kind at most. */
  ids: number[];
  colours: string[];
}

export async function findMatching(
  text: string,
  { locale, kinds = ['bike', 'accessory'], unordered = false }: MatchingOptions,
): Promise<MatchingProducts> {
  const query = { text: await replaceSynonyms(readable(text), locale), locale, unordered, limit: MAX_HITS, offset: 0 };
  const matches = await Promise.all(kinds.map((kind) => productSearch().find({ ...query, kind })));
  const colours = await Promise.all(matches.map(({ reading }) => coloursAsked(reading)));
  return { ids: matches.flatMap(({ ids }) => ids), colours: [...new Set(colours.flat())] };
}

async function coloursAsked(reading: Reading | undefined): Promise<string[]> {
  const requested = reading?.conditions.filter((condition) => condition.facet === 'colour') ?? [];
  return (await Promise.all(requested.map(coloursMeant))).flat();
}

const readable = (text: string): string => text.slice(0, LONGEST_SEARCH);
