import type { Locale } from '~/i18n/locales.ts';
import { findProductCards } from '~/modules/catalog/catalog.server.ts';
import type { ProductCard, ProductKind } from '~/modules/catalog/catalog.ts';
import { leadingKind } from '~/modules/search/leading-kind.ts';
import { productSearch } from '~/modules/search/query/product-search.server.ts';
import { LONGEST_SEARCH } from '~/modules/search/search.ts';
import { matchTaxonomy, type TaxonomyMatches } from './taxonomy-matches.server.ts';

/** Products of the list under the search field (`GET /api/search`). */
const BIKES = 6;
const ACCESSORIES = 4;
const WORDS = 5;

export interface Suggestions extends TaxonomyMatches {
  bikes: ProductCard[];
  accessories: ProductCard[];
  leading: ProductKind;
  /** Names to search for: categories, brands and models. */
  suggestions: string[];
}

/** What the search field suggests while a person types: the last word may be unfinished. */
export async function suggest(typed: string, locale: Locale): Promise<Suggestions> {
  const text = typed.slice(0, LONGEST_SEARCH);
  const [bikes, accessories, taxonomy] = await Promise.all([
    productSearch().find({ text, locale, kind: 'bike', limit: BIKES, offset: 0, typing: true }),
    productSearch().find({ text, locale, kind: 'accessory', limit: ACCESSORIES, offset: 0, typing: true }),
    matchTaxonomy(text, locale),
  ]);
  const cards = await findProductCards({ ids: [...bikes.ids, ...accessories.ids], locale });
  const names = [...taxonomy.categories, ...taxonomy.brands, ...cards].map(({ name }) => name);
  const leading = leadingKind({
    bike: { ...bikes, meant: bikes.reading?.meant },
    accessory: { ...accessories, meant: accessories.reading?.meant },
  });
  return {
    ...taxonomy,
    leading,
    bikes: cards.filter(({ kind }) => kind === 'bike'),
    accessories: cards.filter(({ kind }) => kind === 'accessory'),
    suggestions: [...new Set(names)].slice(0, WORDS),
  };
}
