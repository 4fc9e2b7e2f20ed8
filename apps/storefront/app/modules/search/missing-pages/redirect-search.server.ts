import type { Locale } from '~/i18n/locales.ts';
import { findProductCards } from '~/modules/catalog/catalog.server.ts';
import type { ProductCard } from '~/modules/catalog/catalog.ts';
import { foldWords } from '~/modules/search/query/fold.ts';
import { clearWinner, likeness } from '~/modules/search/query/likeness.ts';
import { productSearch } from '~/modules/search/query/product-search.server.ts';
import { LONGEST_SEARCH, REDIRECT_LIMIT } from '~/modules/search/search.ts';

export interface ScoredProduct {
  product: ProductCard;
  /** 0 to 1: how much its name is what was asked for. */
  score: number;
}

export interface RedirectSearch {
  /** The product that was clearly meant. */
  direct: ScoredProduct | undefined;
  /** The others, most likely first. */
  suggestions: ScoredProduct[];
}

/** Candidates of each kind that are compared with what was asked for. */
const CANDIDATES = 12;

/** Which product an address or a few words mean (spec §7, search for redirect). */
export async function searchForRedirect({
  term,
  locale,
  limit = REDIRECT_LIMIT,
  offset = 0,
}: {
  term: string;
  locale: Locale;
  limit?: number;
  offset?: number;
}): Promise<RedirectSearch> {
  const text = term.slice(0, LONGEST_SEARCH);
  const kinds = ['bike', 'accessory'] as const;
  const matches = await Promise.all(
    kinds.map((kind) => productSearch().find({ text, locale, kind, limit: CANDIDATES, offset: 0 })),
  );
  const products = await findProductCards({ ids: matches.flatMap(({ ids }) => ids), locale });
  const requested = plainWords(text);
  const scored = products
    .map((product) => ({ product, score: scoreOf(product, requested) }))
    .sort((a, b) => b.score - a.score);
  const direct = clearWinner(scored);
  return { direct, suggestions: scored.filter((each) => each !== direct).slice(offset, offset + limit) };
}

const plainWords = (text: string): string[] => foldWords(text).flatMap((word) => word.split('-'));

function scoreOf({ name, brand, sku }: ProductCard, requested: readonly string[]): number {
  if (sku && plainWords(sku).join('') === requested.join('')) return 1;
  return likeness(requested, plainWords(name), brand ? plainWords(brand.name) : []);
}
