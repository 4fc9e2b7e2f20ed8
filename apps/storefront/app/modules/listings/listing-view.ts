import type { TOptions } from 'i18next';
import { textOfKey, type Translate } from '~/i18n/keys.ts';
import type { Locale } from '~/i18n/locales.ts';
import { formatAmount } from '~/i18n/money.ts';
import type { ProductTile } from '~/modules/catalog/product-tile.ts';
import { payOnce } from '~/modules/financing/financing.ts';
import { type ActiveFilter, activeFilters } from './facet-names.ts';
import type { ListingWords } from './facets/facet.ts';
import { MOST_RELIEF, reliefWords, showWords } from './filter-counts.ts';
import { type FilterGroupView, filterGroups } from './filter-groups.ts';
import type { ListingAddress } from './listing-address.ts';
import {
  defaultListingPlan,
  emptyListingQuery,
  formatListingQuery,
  type ListingQuery,
  parameterOf,
  withoutFilter,
} from './listing-query.ts';
import { type ListingTerms, writtenQuery } from './listing-terms.ts';
import { type CountedListing, type Facets, type ListingScope, PAGE_SIZE } from './listings.ts';
import { wordsOf } from './listing-words.ts';
import { formatScope } from './scope-text.ts';
import { listingSorts, sorts, standardSort } from './sorts.ts';

/*
 * A listing as its page shows it: every word and every address is made here, so that the browser needs neither the
 * listing's rules nor its texts.
 */

export interface WordedLink {
  href: string;
  label: string;
}

/** Names and values that a plain form sends along without showing them. */
export type HiddenFields = readonly (readonly [name: string, value: string])[];

export interface ListingView {
  title: string;
  /** How many there are, or why this is not what was asked for. */
  summary: string;
  /** Where the plain forms send to. */
  path: string;
  /** The canonical query; empty without filters. */
  search: string;
  kind: 'bike' | 'accessory';
  tiles: readonly ProductTile[];
  filters: FilterGroupView[];
  filterFields: HiddenFields;
  searchText: string;
  /**
   * The call that counts filters before they are applied; absent if the listing's scope is too long for an address.
   */
  count?: string;
  /** The button that applies the filters until others are counted; it names no number where the page shows nothing. */
  show: string;
  sort: { value: string; options: WordedOption[]; fields: HiddenFields };
  /** Absent if nothing is paid in rates. */
  terms?: { value: string; options: (WordedOption & { href: string })[] };
  chips: ActiveFilter[];
  reset: string;
  paging?: { shown: number; total: number; status: string; next?: WordedLink; previous?: WordedLink };
  /** Where nothing fits: what to take off, and how many there are then. */
  relief: WordedLink[];
  words: ReturnType<typeof wordsOf>;
}

/** The tile between the cards: the way to the questions, or an editor's own. */
export interface ListingTile {
  title: string;
  text?: string;
  picture?: { src: string; srcSet: string; alt: string };
  link?: WordedLink;
}

export interface WordedOption {
  value: string;
  label: string;
}

interface Shown {
  title: string;
  kind: 'bike' | 'accessory';
  scope: ListingScope;
  listing: CountedListing;
  /** Its facets with the words of their options. */
  facets: Facets;
  tiles: readonly ProductTile[];
  query: ListingQuery;
  /** As it is written in this shop. */
  address: ListingAddress;
  terms: ListingTerms;
  /** Whether an employer pays a part of the cards' rates. */
  isShared: boolean;
  /** Shown instead of the summary if the URL could not be interpreted as intended. */
  problem: string | undefined;
}

/** A counted page of a listing in words and addresses. */
export function listingView(shown: Shown, words: ListingWords): ListingView {
  const { title, kind, scope, listing, facets, tiles, query, address, terms, problem } = shown;
  const written = writtenQuery(query, terms);
  const t = words.listing;
  // What lists bikes and accessories speaks of articles.
  const counted = scope.kind ?? 'accessory';
  const counts = {
    count: listing.total,
    total: formatAmount(listing.total * 100),
    all: formatAmount(listing.all * 100),
    instock: formatAmount(listing.instock * 100),
  };
  const chips = activeFilters(query, facets, words, { address, kind });
  return {
    title,
    kind,
    tiles,
    summary: problem ?? summaryOf({ chips, kind, counted }, counts, t),
    path: address.path,
    search: formatListingQuery(written),
    filters: filterGroups({ kind, facets, listing, query, isShared: shown.isShared }, words),
    filterFields: hiddenFields(written),
    searchText: query.text ?? '',
    ...countOf(scope, words.locale),
    show: listing.total > 0 ? showWords(listing.total, counted, t) : t(`filter.showAny.${counted}`),
    sort: sortOf(written, kind, t),
    ...(kind === 'bike' && terms.offered.length > 1 ? { terms: termsOf(query, address, terms, t) } : {}),
    chips,
    reset: address.of({ ...emptyListingQuery, plan: query.plan, sort: query.sort }),
    ...(listing.pages > 1 ? { paging: pagingOf(listing, query, address, t) } : {}),
    relief: reliefOf(listing, query, address, words),
    words: wordsOf(counted, t),
  };
}

const plural = { bike: 'bikes', accessory: 'accessories' } as const;

function summaryOf(
  { chips, kind, counted }: Pick<ListingView, 'chips' | 'kind'> & { counted: ListingView['kind'] },
  counts: TOptions,
  t: Translate<'listing'>,
): string {
  return chips.length > 0 ? t(`filtered.${plural[counted]}`, counts) : t(`summary.${plural[kind]}`, counts);
}

function countOf(scope: ListingScope, locale: Locale): Pick<ListingView, 'count'> {
  const list = formatScope(scope);
  if (list === undefined) return {};
  return { count: `/api/products/count?${new URLSearchParams({ locale, list }).toString()}` };
}

function sortOf(query: ListingQuery, kind: Shown['kind'], t: Translate<'listing'>): ListingView['sort'] {
  const offered = listingSorts.map((sort) => sorts[sort]).filter(({ bikesOnly }) => kind === 'bike' || !bikesOnly);
  return {
    value: sorts[query.sort].value,
    options: offered.map(({ value }) => ({ value, label: textOfKey(t, `sort.${value}`) })),
    fields: [...new URLSearchParams(formatListingQuery({ ...query, page: 1, sort: standardSort }))],
  };
}

function termsOf(
  query: ListingQuery,
  address: ListingAddress,
  { offered }: ListingTerms,
  t: Translate<'listing'>,
): ListingView['terms'] {
  const label = (months: number) => {
    if (months === payOnce) return t('plan.once');
    return months === query.plan ? t('plan.months', { count: months }) : String(months);
  };
  return {
    value: String(query.plan),
    options: offered.map((months) => ({
      value: String(months),
      label: label(months),
      // Paid once nothing has a monthly rate: its filter goes.
      href: address.of({ ...query, plan: months, page: 1, ...(months === payOnce ? { rate: [] } : {}) }),
    })),
  };
}

/** What the filter's form keeps: how the listing is ordered, and the term of its rates. */
function hiddenFields({ sort, plan }: ListingQuery): HiddenFields {
  return [
    ...(sort === standardSort ? [] : [[parameterOf('sort'), sorts[sort].value] as const]),
    ...(plan === defaultListingPlan ? [] : [[parameterOf('plan'), String(plan)] as const]),
  ];
}

function pagingOf(
  { page, pages, total }: CountedListing,
  query: ListingQuery,
  address: ListingAddress,
  t: Translate<'listing'>,
): ListingView['paging'] {
  const shown = Math.min(total, page * PAGE_SIZE);
  const to = (number: number) => address.of({ ...query, page: number });
  return {
    shown,
    total,
    status: t('page.of', { shown, total }),
    ...(page < pages
      ? { next: { href: to(page + 1), label: t('page.next', { count: Math.min(PAGE_SIZE, total - shown) }) } }
      : {}),
    ...(page > 1 ? { previous: { href: to(page - 1), label: t('page.previous') } } : {}),
  };
}

function reliefOf(
  { relief }: CountedListing,
  query: ListingQuery,
  address: ListingAddress,
  words: ListingWords,
): WordedLink[] {
  return relief.slice(0, MOST_RELIEF).map(({ filter, total }) => ({
    href: address.of(withoutFilter(query, filter)),
    label: reliefWords(filter, total, query, words),
  }));
}
