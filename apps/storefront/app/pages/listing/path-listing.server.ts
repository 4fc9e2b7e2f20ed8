import { byLocale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { categoryPage, categoryPathSlug } from '~/modules/catalog/catalog.ts';
import { parsePathListing, pathAddress } from '~/modules/listings/listing-address.ts';
import { countFilters, inStandardOrder, type ListingQuery } from '~/modules/listings/listing-query.ts';
import { withKnownValues } from '~/modules/listings/listings.server.ts';
import { type Alternates, alternatesOf, href, localeOfRequest } from '~/site-map.ts';
import { loadListing } from './listing.server.ts';

const base = byLocale((locale) => href('pathListing', {}, locale));

/** The listing of all products with its filters in the path; what does not fit leads to the closest listing. */
export async function loadPathListing(request: Request) {
  const locale = localeOfRequest(request);
  const url = new URL(request.url);
  const { query, ...notes } = parsePathListing(url.pathname.slice(base[locale].length + 1), url.searchParams);
  const isOnSale = categoryPage(query.category[0] ?? '')?.filter.onSale;
  const requested = { query: isOnSale ? query : await withKnownValues(query), ...notes };
  const t = i18nFor(locale, 'listing');
  const address = pathAddress(base[locale]);
  const pathsOf = (query: ListingQuery) => byLocale((each) => pathAddress(base[each]).of(query));
  return loadListing({
    request,
    locale,
    scope: {},
    name: t('title.allProducts'),
    alternates: canonicalOf(requested.query),
    switchPaths: byLocale((each) => new URL(pathsOf(requested.query)[each], url).pathname),
    pageAlternates: (page) => pathsOf(inStandardOrder({ ...requested.query, page })),
    address,
    parsedQuery: requested,
  });
}

/** The page that begins alike, for search engines: a category's, a brand's, or this one in either language. */
function canonicalOf(query: ListingQuery): Alternates {
  const { category, brand } = query;
  const [only = ''] = category;
  if (countFilters(query) === 1 && category.length === 1)
    return only === 'accessory'
      ? alternatesOf('accessories', {})
      : alternatesOf('category', { category: categoryPathSlug(only) });
  if (countFilters(query) === 1 && brand.length === 1) return alternatesOf('brand', { brand: brand[0] ?? '' });
  return byLocale((locale) => pathAddress(base[locale]).of(inStandardOrder({ ...query, page: 1 })));
}
