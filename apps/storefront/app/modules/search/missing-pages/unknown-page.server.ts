import { LRUCache } from 'lru-cache';
import type { Locale } from '~/i18n/locales.ts';
import { log } from '~/platform/log.server.ts';
import { createRateLimiter } from '~/platform/rate-limit.server.ts';
import type { ProductCard } from '~/modules/catalog/catalog.ts';
import { isAssetLike, wordsOfPath } from './missing-page.ts';
import { type ScoredProduct, searchForRedirect } from './redirect-search.server.ts';

/** What an unknown address means: a product to go to, or products that may have been meant. */
export type UnknownPage = { kind: 'product'; slug: string } | { kind: 'missing'; suggestions: ProductCard[] };

const missing: UnknownPage = { kind: 'missing', suggestions: [] };

/** Suggestions less likely than that are none. */
const LEAST_LIKELY = 0.2;

/**
 * Searches for unknown addresses of all visitors together: anyone who tries thousands gets the page without
 * suggestions.
 */
const budget = createRateLimiter({ name: 'unknown-pages', points: 60, seconds: 10 });

const answers = new LRUCache<string, UnknownPage>({ max: 500, ttl: 60_000 });

/**
 * Searches for the words of an address that is no page (spec §2). A failing search gives the page without suggestions.
 */
export async function findUnknownPage(pathname: string, locale: Locale): Promise<UnknownPage> {
  const words = isAssetLike(pathname) ? '' : wordsOfPath(pathname);
  if (words === '') return missing;
  const key = `${locale} ${words}`;
  const known = answers.get(key);
  if (known) return known;
  if ((await budget.consume('all')) !== undefined) return missing;
  try {
    const { direct, suggestions } = await searchForRedirect({ term: words, locale });
    const answer: UnknownPage = direct
      ? { kind: 'product', slug: direct.product.slug }
      : { kind: 'missing', suggestions: likely(suggestions) };
    answers.set(key, answer);
    return answer;
  } catch (error) {
    log.warn({ err: error }, 'search for an unknown address failed');
    return missing;
  }
}

function likely(suggestions: readonly ScoredProduct[]): ProductCard[] {
  return suggestions.filter(({ score }) => score >= LEAST_LIKELY).map(({ product }) => product);
}
