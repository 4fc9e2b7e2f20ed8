import { inAssortmentSql } from '~/modules/catalog/assortment.server.ts';
import { currentInstanceId } from '~/platform/instance-scope.server.ts';
import { LRUCache } from 'lru-cache';
import type { Locale } from '~/i18n/locales.ts';
import { sql } from '~/platform/sql.server.ts';
import { type BrandRef, categoryPages, type CategoryPage, type CategoryRef } from '~/modules/catalog/catalog.ts';
import { foldWords } from '~/modules/search/query/fold.ts';
import { readSearch } from '~/modules/search/query/reading.ts';

/** Brands and categories of each kind that a search is shown at most. */
const MOST = 3;
/** ms that the list of brands is stored. */
const BRANDS_AGE = 60_000;

export interface TaxonomyMatches {
  brands: BrandRef[];
  categories: CategoryRef[];
}

/** Brands and categories whose names or meanings a search has, nearest first. */
export async function matchTaxonomy(text: string, locale: Locale): Promise<TaxonomyMatches> {
  const words = foldWords(text).join(' ').replaceAll('-', ' ');
  if (words === '') return { brands: [], categories: [] };
  const brands = (await brandList.fetch(currentInstanceId())) ?? [];
  const begins = ({ name }: { name: string }) => isBeginning(words, name);
  const { terms, optional } = readSearch(text, locale, 'bike');
  const tags = new Set([...terms, ...optional].flatMap((term) => term.tags));
  const meant = categoryPages.filter((page) => tagsOf(page).some((tag) => tags.has(tag)));
  const named = categoryPages.filter((page) => isBeginning(words, page.names[locale]) && !meant.includes(page));
  return {
    brands: brands.filter(begins).slice(0, MOST),
    categories: [...meant, ...named].slice(0, MOST).map((page) => ({
      slug: page.filter.category ?? page.slug,
      pathSlug: page.slug,
      name: page.names[locale],
    })),
  };
}

/** Whether what was typed begins a name or one of its words, or has the whole name in it. */
function isBeginning(words: string, name: string): boolean {
  const own = foldWords(name).join(' ').replaceAll('-', ' ');
  return ` ${own}`.includes(` ${words}`) || ` ${words} `.includes(` ${own} `);
}

function tagsOf({ filter }: CategoryPage): string[] {
  return [
    ...(filter.category ? [`category:${filter.category}`] : []),
    ...(filter.frameType ? [`frame:${filter.frameType}`] : []),
    ...(filter.speedKmh ? [`speed:${filter.speedKmh}`] : []),
  ];
}

/** Brands that have something to sell. */
const brandList = new LRUCache<string, BrandRef[]>({
  max: 50,
  ttl: BRANDS_AGE,
  allowStale: true,
  fetchMethod: async () => {
    const rows = await sql<BrandRef[]>`
      select slug, name from brand
      where exists (select from product p where p.brand_id = brand.id and p.status = 'published' and ${inAssortmentSql()})
      order by name`;
    return [...rows];
  },
});
