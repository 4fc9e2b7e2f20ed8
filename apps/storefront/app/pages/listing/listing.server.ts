import { data, redirect } from '@remix-run/node';
import type { Translate } from '~/i18n/keys.ts';
import type { Locale } from '~/i18n/locales.ts';
import { formatAmount, formatChf } from '~/i18n/money.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { categoryPage, type ProductKind } from '~/modules/catalog/catalog.ts';
import { productTile } from '~/modules/catalog/product-tile.ts';
import type { ListingItem } from '~/modules/content/content.ts';
import { type ListingAddress, otherParameters, queryAddress } from '~/modules/listings/listing-address.ts';
import {
  countFilters,
  type ListingQuery,
  type ParsedQuery,
  parseListingQuery,
} from '~/modules/listings/listing-query.ts';
import { type ListingTile, listingView } from '~/modules/listings/listing-view.ts';
import { addressWithin, listingTerms, withinTerms } from '~/modules/listings/listing-terms.ts';
import type { CountedListing, ListingScope } from '~/modules/listings/listings.ts';
import { isReversedRange } from '~/modules/listings/range.ts';
import { listProducts } from '~/modules/listings/listings.server.ts';
import { popularTiles } from '~/modules/listings/popular-tiles.server.ts';
import { namedFacets } from '~/modules/listings/named-facets.server.ts';
import { currentRules } from '~/modules/instances/instances.server.ts';
import { getOrganizationTile } from '~/modules/instances/organization-tile.server.ts';
import { accessoryKinds } from './accessory-kinds.server.ts';
import { log } from '~/platform/log.server.ts';
import { publicPage } from '~/platform/page-cache.server.ts';
import { type Alternates, href } from '~/site-map.ts';
import type { PageInfo } from '~/seo/seo.ts';

export interface ListingRoute {
  request: Request;
  locale: Locale;
  scope: ListingScope;
  /** Title of the page, e.g. `E-Trekking`. */
  name: string;
  alternates: Alternates;
  /** Where the language switch leads, where that is not the canonical page. */
  switchPaths?: Alternates;
  /** Languages that an editor has written the page in; all of them unless said. */
  writtenIn?: readonly Locale[];
  /** Its further pages, where they have addresses of their own instead of a parameter. */
  pageAlternates?: (page: number) => Alternates;
  /** Where the filters are in the address; in the query unless said. */
  address?: ListingAddress;
  /** What the address asks for, where that is more than its query. */
  parsedQuery?: ParsedQuery;
  /** What an editor puts between the cards. */
  item?: ListingItem | undefined;
  /** Whether the page comes from the CMS too. */
  editorial?: boolean;
  /** Description for search engines, instead of the default. */
  pageTitle?: string;
  description?: string;
}

/** Products that are offered where nothing fits. */
const POPULAR = 6;

/** Seconds a page of a free-text search is stored: there are endlessly many of them. */
const SEARCH_MAX_AGE = 60;

/**
 * What every listing route does: reads the query, redirects to its canonical form, lists, and describes the page.
 * Options that do not fit are dropped with a warning (spec §5).
 */
export async function loadListing(route: ListingRoute) {
  const { request, locale, scope, alternates, address: shopsAddress = queryAddress(alternates[locale]) } = route;
  const url = new URL(request.url);
  const { maxPlanLength, costSharing } = currentRules();
  const terms = listingTerms(maxPlanLength);
  const address = addressWithin(shopsAddress, terms);
  const { query: requested, dropped, reversed } = route.parsedQuery ?? parseListingQuery(url.searchParams);
  const query = withinTerms(requested, terms);
  leadToCategoryOnSale(query, locale);
  if (dropped.length > 0) log.warn({ path: url.pathname, dropped }, 'invalid filter options dropped');
  redirectToCanonical(url, address.of(query), reversed[0]?.range);

  const words = { listing: i18nFor(locale, 'listing'), common: i18nFor(locale, 'common'), locale };
  const { products, ...listing } = await listProducts(scope, query, locale);
  const title = query.text ? words.listing('title.search', { text: query.text }) : route.name;
  const kind = scope.kind ?? 'bike';
  const height = query.height.length === 1 ? query.height[0] : undefined;
  const tiles = products.map((product) =>
    productTile(product, { months: query.plan, locale, height, t: words.common }),
  );
  const problem = problemOf(url.searchParams, words.listing);
  const facets = namedFacets(listing.facets, words);
  const isShared = costSharing !== undefined;
  const view = listingView(
    { title, kind, scope, listing, facets, tiles, query, address, terms, isShared, problem },
    words,
  );
  const kinds = kind === 'accessory' && !scope.brand ? await accessoryKinds(locale, scope.category) : undefined;
  const own = route.item && editorTile(route.item, words.listing);
  const company = own ? undefined : getOrganizationTile(locale);
  const help = own ?? (kind === 'bike' ? helpTile(words.listing, locale) : undefined);
  const popular = tiles.length === 0 ? await popularOf(kind, words.listing, locale) : undefined;
  const page = describe({ ...route, title, query, listing }, i18nFor(locale, 'seo'));
  return data(
    {
      page,
      view: {
        ...view,
        ...(help ? { help } : {}),
        ...(company ? { branding: company } : {}),
        ...(kinds ? { kinds } : {}),
        ...(popular ? { popular } : {}),
      },
    },
    { headers: listingHeaders(query) },
  );
}

/** An organization's or editor's tile as the listing shows it. */
function editorTile({ title, text, picture, link }: ListingItem, t: Translate<'listing'>): ListingTile {
  return {
    title,
    ...(text ? { text } : {}),
    ...(picture ? { picture } : {}),
    ...(link ? { link: { href: link, label: t('item.action') } } : {}),
  };
}

/** What others like, below a listing in which nothing fits. */
async function popularOf(kind: ProductKind, t: Translate<'listing'>, locale: Locale) {
  return { title: t('empty.popular'), tiles: await popularTiles(locale, POPULAR, kind) };
}

/** The way to the quiz, for those who do not know yet. */
function helpTile(t: Translate<'listing'>, locale: Locale): ListingTile {
  const link = { href: href('quiz', {}, locale), label: t('help.action') };
  return { title: t('help.title'), text: t('help.text'), link };
}

function listingHeaders({ text }: ListingQuery) {
  return publicPage({
    tags: ['catalog', 'content'],
    ...(text ? { maxAge: SEARCH_MAX_AGE } : {}),
  });
}

interface Described extends ListingRoute {
  title: string;
  query: ListingQuery;
  listing: CountedListing;
}

function describe({ locale, title, alternates, query, listing, ...own }: Described, t: Translate<'seo'>): PageInfo {
  const { page, total } = listing;
  // Each page of a listing is a page of its own for search engines, so none reads like another.
  const ofPage = (text: string) => (page > 1 ? t('listing.page', { page, text }) : text);
  const usual = t(listing.lowestInstalment > 0 ? 'listing.inInstalments' : 'listing.once', { name: title });
  return {
    locale,
    title: ofPage(own.pageTitle ?? usual),
    description: ofPage(own.description ?? listingDescription({ ...own, title, listing }, t)),
    alternates: page > 1 && own.pageAlternates ? own.pageAlternates(page) : alternates,
    ...(own.switchPaths ? { switchPaths: own.switchPaths } : {}),
    ...(own.writtenIn ? { writtenIn: own.writtenIn } : {}),
    noindex: countFilters(query) > 0 || (total === 0 && !own.editorial),
    ...(page > 1 && !own.pageAlternates ? { canonicalQuery: `seite=${page}` } : {}),
  };
}

/** Description of a listing for search engines. It contains a monthly rate only if a product is available for it. */
function listingDescription(
  { scope, title, listing }: Pick<Described, 'scope' | 'title' | 'listing'>,
  t: Translate<'seo'>,
): string {
  const { total, lowestInstalment, lowestPrice } = listing;
  const words = { name: title, count: total };
  if (scope.kind === 'accessory' || total === 0) return t('listing.accessoriesText', words);
  return lowestInstalment > 0
    ? t('listing.bikesText', { ...words, rate: `CHF\u00a0${formatAmount(lowestInstalment)}` })
    : t('listing.bikesOnceText', { ...words, price: formatChf(lowestPrice) });
}

/** `kategorie=e-bike-on-sale` is no filter: the quick category of §3 has a page of its own. */
function leadToCategoryOnSale(query: ListingQuery, locale: Locale): void {
  const [only = '', ...others] = query.category;
  if (others.length > 0 || !categoryPage(only)?.filter.onSale) return;
  throw redirect(queryAddress(href('category', { category: only }, locale)).of({ ...query, category: [] }), 302);
}

/** Name of the parameter that brings a range whose bounds were reversed to the page that says so. */
const REVERSED = 'verkehrt';

/** What the page says where an address could not be followed as it was meant. */
function problemOf(search: URLSearchParams, t: Translate<'listing'>): string | undefined {
  if (search.has('unbekannt')) return t('unknown');
  const range = search.get(REVERSED) ?? '';
  if (!isReversedRange(range)) return undefined;
  const [from, to] = range.split('-').map((amount) => formatAmount(Number(amount) * 100));
  return t('reversed', { from, to });
}

/**
 * Throws a redirect where a listing's address is not its canonical one; parameters of others stay.
 * @param reversed a range that was left out since its lower bound is above its upper one
 */
function redirectToCanonical(url: URL, canonical: string, reversed: string | undefined): void {
  const search = new URLSearchParams(otherParameters(url.searchParams));
  if (reversed !== undefined) search.set(REVERSED, reversed);
  const others = search.toString();
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
