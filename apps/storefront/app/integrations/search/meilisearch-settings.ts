import type { Locale } from '~/i18n/locales.ts';

/** The languages as Meilisearch names them (ISO 639-3). */
const languages: Record<Locale, string> = { de: 'deu', fr: 'fra' };

/** Hits of one search at most; also how far Meilisearch counts. */
const MAX_TOTAL_HITS = 1000;

/**
 * Settings of an index of products (https://www.meilisearch.com/docs/reference/api/settings). Order of hits: all words
 * before some, fewer typing errors, the whole name, what can be had before what is sold out, where the words stand,
 * stock, the shop's own order.
 */
export function indexSettings(locale: Locale, synonyms: Readonly<Record<string, readonly string[]>>): object {
  return {
    searchableAttributes: ['codes', 'name', 'brand', 'tags', 'words', 'description'],
    filterableAttributes: ['kind'],
    rankingRules: [
      'words',
      'typo',
      'exactness',
      'orderable:desc',
      'attribute',
      'proximity',
      'stock:asc',
      'position:asc',
    ],
    typoTolerance: { disableOnAttributes: ['codes', 'tags'] },
    localizedAttributes: [{ attributePatterns: ['*'], locales: [languages[locale]] }],
    pagination: { maxTotalHits: MAX_TOTAL_HITS },
    synonyms,
  };
}
