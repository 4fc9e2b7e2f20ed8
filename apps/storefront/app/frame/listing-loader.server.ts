import { data, redirect } from '@remix-run/node';
import type { Locale } from '~/i18n/locales';
import { formatChf } from '~/i18n/money';
import { i18nFor } from '~/i18n/texts.server';
import { productTile } from '~/modules/catalog/product-tile';
import { BAND_MONTHS, type ListingScope } from '~/modules/listings/listings';
import { activeFilters, nameFacets } from '~/modules/listings/facet-names';
import {
  countFilters,
  formatListingQuery,
  listingParameters,
  parseListingQuery,
} from '~/modules/listings/listing-query';
import { listProducts } from '~/modules/listings/listings.server';
import { monthlyRate } from '~/modules/financing/financing';
import { log } from '~/platform/log.server';
import { publicPage } from '~/platform/page-cache.server';
import type { Alternates } from '~/site-map';
import type { PageInfo } from './seo';

interface ListingRoute {
  request: Request;
  locale: Locale;
  scope: ListingScope;
  /** Title of the page, e.g. `E-Trekking`. */
  name: string;
  alternates: Alternates;
}

/** Seconds a page of a free-text search is kept: there are endlessly many of them. */
const SEARCH_MAX_AGE = 60;

/**
 * What every listing route does: reads the query, redirects to its canonical form, lists, and describes the page.
 * Options that do not fit are dropped with a warning (spec §5).
 */
export async function loadListing({ request, locale, scope, name, alternates }: ListingRoute) {
  const url = new URL(request.url);
  const { query, dropped } = parseListingQuery(url.searchParams);
  if (dropped.length > 0) log.warn({ path: url.pathname, dropped }, 'filter options that do not fit were dropped');
  const canonical = formatListingQuery(query);
  const target = canonicalTarget(url, canonical);
  if (target) throw redirect(target, 302);

  const t = (await i18nFor(locale)).getFixedT(locale, 'listing');
  const seo = (await i18nFor(locale)).getFixedT(locale, 'seo', 'listing');
  const common = (await i18nFor(locale)).getFixedT(locale, 'common');
  const words = { listing: t, common, locale };
  const { products, facets, ...listing } = await listProducts(scope, query, locale);
  const tiles = products.map((product) => productTile(product, { months: query.plan, locale, t: common }));
  const named = nameFacets(facets, words);
  const title = query.suchen ? t('title.search', { text: query.suchen }) : name;
  const page: PageInfo = {
    locale,
    title: seo(scope.kind === 'bike' ? 'bikes' : 'accessories', { name: title }),
    description: seo(scope.kind === 'bike' ? 'bikesText' : 'accessoriesText', {
      name: title,
      count: listing.total,
      rate: formatChf(monthlyRate(listing.lowestPrice, 0, BAND_MONTHS)),
    }),
    alternates,
    noindex: countFilters(query) > 0 || listing.total === 0,
    ...(listing.page > 1 ? { canonicalQuery: `seite=${listing.page}` } : {}),
  };
  const headers = publicPage({ tags: ['catalog'], ...(query.suchen ? { maxAge: SEARCH_MAX_AGE } : {}) });
  const view = { listing: { ...listing, facets: named }, tiles, query, active: activeFilters(query, named, words) };
  return data({ page, title, kind: scope.kind, ...view, unknown: url.searchParams.has('unbekannt') }, { headers });
}

/** Where a listing's query is not in its canonical form: the address that is; parameters of others stay. */
function canonicalTarget(url: URL, canonical: string): string | undefined {
  const given = new URLSearchParams();
  const others = new URLSearchParams();
  for (const [key, value] of url.searchParams) {
    ((listingParameters as readonly string[]).includes(key) ? given : others).append(key, value);
  }
  if (given.toString().replaceAll('%2C', ',') === canonical) return undefined;
  const search = [canonical, others.toString()].filter(Boolean).join('&');
  return `${url.pathname}${search ? `?${search}` : ''}`;
}
