import { data, redirect } from '@remix-run/node';
import type { Translate } from '~/i18n/translate.ts';
import type { Locale } from '~/i18n/locales.ts';
import { formatAmount } from '~/i18n/money.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { productTile } from '~/modules/catalog/product-tile.ts';
import type { ListingItem } from '~/modules/content/content.ts';
import { monthlyRate } from '~/modules/financing/financing.ts';
import { BAND_MONTHS } from '~/modules/listings/bands.ts';
import {
  type AskedListing,
  type ListingAddress,
  otherParameters,
  queryAddress,
} from '~/modules/listings/listing-address.ts';
import { countFilters, type ListingQuery, parseListingQuery } from '~/modules/listings/listing-query.ts';
import { type ListingTile, listingView } from '~/modules/listings/listing-view.ts';
import type { CountedListing, ListingScope } from '~/modules/listings/listings.ts';
import { listProducts } from '~/modules/listings/listings.server.ts';
import { log } from '~/platform/log.server.ts';
import { publicPage } from '~/platform/page-cache.server.ts';
import { type Alternates, href } from '~/site-map.ts';
import { faqTabPath } from '~/shell/navigation.ts';
import type { PageInfo } from '~/seo/seo.ts';

export interface ListingRoute {
  request: Request;
  locale: Locale;
  scope: ListingScope;
  /** Title of the page, e.g. `E-Trekking`. */
  name: string;
  alternates: Alternates;
  /** Where the filters stand in the address; in the query unless said. */
  address?: ListingAddress;
  /** What the address asks for, where that is more than its query. */
  asked?: AskedListing;
  /** What an editor puts between the cards. */
  item?: ListingItem | undefined;
  /** Whether the page comes from the CMS too. */
  editorial?: boolean;
  /** What search engines are told instead of the usual. */
  pageTitle?: string;
  description?: string;
}

/** Seconds a page of a free-text search is kept: there are endlessly many of them. */
const SEARCH_MAX_AGE = 60;

/**
 * What every listing route does: reads the query, redirects to its canonical form, lists, and describes the page.
 * Options that do not fit are dropped with a warning (spec §5).
 */
export async function loadListing(route: ListingRoute) {
  const { request, locale, scope, alternates, address = queryAddress(alternates[locale]) } = route;
  const url = new URL(request.url);
  const { query, dropped } = route.asked ?? parseListingQuery(url.searchParams);
  if (dropped.length > 0) log.warn({ path: url.pathname, dropped }, 'filter options that do not fit were dropped');
  redirectToCanonical(url, address.of(query));

  const i18n = await i18nFor(locale);
  const words = { listing: i18n.getFixedT(locale, 'listing'), common: i18n.getFixedT(locale, 'common'), locale };
  const { products, ...listing } = await listProducts(scope, query, locale);
  const title = query.text ? words.listing('title.search', { text: query.text }) : route.name;
  const kind = scope.kind ?? 'bike';
  const tiles = products.map((product) => productTile(product, { months: query.plan, locale, t: words.common }));
  const unknown = url.searchParams.has('unbekannt');
  const view = listingView({ title, kind, listing, tiles, query, address, unknown }, words);
  const own = route.item && editorTile(route.item, words.listing);
  const help = own ?? (kind === 'bike' ? helpTile(words.listing, locale) : undefined);
  const page = describe({ ...route, title, query, listing }, i18n.getFixedT(locale, 'seo', 'listing'));
  return data({ page, view: { ...view, ...(help ? { help } : {}) } }, { headers: listingHeaders(route, query) });
}

/** An organization's or editor's tile as the listing shows it. */
function editorTile({ title, text, picture, link }: ListingItem, t: Translate): ListingTile {
  return {
    title,
    ...(text ? { text } : {}),
    ...(picture ? { picture } : {}),
    ...(link ? { link: { href: link, label: t('item.action') } } : {}),
  };
}

/** The way to the questions, for those who do not know yet. */
function helpTile(t: Translate, locale: Locale): ListingTile {
  const link = { href: faqTabPath('choose', locale), label: t('help.action') };
  return { title: t('help.title'), text: t('help.text'), link };
}

function listingHeaders({ editorial }: ListingRoute, { text }: ListingQuery) {
  return publicPage({
    tags: editorial ? ['catalog', 'content'] : ['catalog'],
    ...(text ? { maxAge: SEARCH_MAX_AGE } : {}),
  });
}

interface Described extends ListingRoute {
  title: string;
  query: ListingQuery;
  listing: CountedListing;
}

function describe({ locale, scope, title, alternates, query, listing, ...own }: Described, t: Translate): PageInfo {
  const kind = scope.kind === 'accessory' ? 'accessories' : 'bikes';
  const rate = `CHF\u00a0${formatAmount(monthlyRate(listing.lowestPrice, 0, BAND_MONTHS))}`;
  return {
    locale,
    title: own.pageTitle ?? t(kind, { name: title }),
    description: own.description ?? t(`${kind}Text`, { name: title, count: listing.total, rate }),
    alternates,
    noindex: countFilters(query) > 0 || (listing.total === 0 && !own.editorial),
    ...(listing.page > 1 ? { canonicalQuery: `seite=${listing.page}` } : {}),
  };
}

/** Throws a redirect where a listing's address is not its canonical one; parameters of others stay. */
function redirectToCanonical(url: URL, canonical: string): void {
  const others = otherParameters(url.searchParams);
  const wanted = others ? `${canonical}${canonical.includes('?') ? '&' : '?'}${others}` : canonical;
  if (sameAddress(`${url.pathname}${url.search}`, wanted)) return;
  throw redirect(wanted, 302);
}

/** Addresses are compared as they are written, whatever the client has encoded; where others stand does not count. */
function sameAddress(given: string, wanted: string): boolean {
  const normal = (address: string) => {
    const { pathname, searchParams } = new URL(address, 'https://velory.invalid');
    const others = otherParameters(searchParams);
    const own = new URLSearchParams([...searchParams].filter(([name]) => !new URLSearchParams(others).has(name)));
    return `${decodeURIComponent(pathname)}?${own.toString()}&${others}`;
  };
  return normal(given) === normal(wanted);
}

/** Where a listing that does not exist leads: to all models, with a sentence that says so. */
export function unknownListing(locale: Locale): Response {
  return redirect(href('allModels', {}, locale, { unbekannt: 'ja' }), 302);
}
