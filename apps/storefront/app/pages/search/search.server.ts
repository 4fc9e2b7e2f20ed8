import type { Locale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { categoryPages } from '~/modules/catalog/catalog.ts';
import { popularTiles } from '~/modules/listings/popular-tiles.server.ts';
import { searchPage } from '~/modules/search/search-page.server.ts';
import { alternatesOf, href } from '~/site-map.ts';
import type { PageInfo } from '~/seo/seo.ts';

/** Products and categories offered where nothing was found. */
const POPULAR = 4;
const CATEGORIES = 6;

/** Everything of the page of results. What a browser fetches ahead is not counted as a search. */
export async function loadSearchPage(request: Request, locale: Locale) {
  const typed = new URL(request.url).searchParams.get('q') ?? '';
  const isAhead = request.headers.get('Sec-Purpose')?.includes('prefetch') ?? false;
  const view = await searchPage(typed, locale, { count: !isAhead });
  const t = i18nFor(locale, 'seo');
  const page: PageInfo = {
    locale,
    title: view.text === '' ? t('search.title') : t('search.titleFor', { text: view.text }),
    description: t('search.description'),
    alternates: alternatesOf('search', {}),
    noindex: true,
  };
  const isEmpty = view.bikes.total + view.accessories.total === 0;
  return {
    page,
    view,
    popular: isEmpty ? await popularTiles(locale, POPULAR) : [],
    categories: isEmpty ? firstCategories(locale) : [],
  };
}

function firstCategories(locale: Locale): { name: string; href: string }[] {
  return categoryPages
    .slice(0, CATEGORIES)
    .map(({ names, slug }) => ({ name: names[locale], href: href('category', { category: slug }, locale) }));
}
