import type { Locale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import type { Bike } from '~/modules/catalog/bike.ts';
import { toBikes } from '~/modules/catalog/bike.server.ts';
import {
  categoryFilterOptions,
  type Filter,
  type FilterOption,
  frameFilterOptions,
  speedFilterOptions,
} from '~/modules/catalog/catalog.ts';
import { facetNames, facets } from '~/modules/listings/facets.ts';
import { parseListingQuery } from '~/modules/listings/listing-query.ts';
import { listingTerms, withinTerms } from '~/modules/listings/listing-terms.ts';
import { currentRules } from '~/modules/instances/instances.server.ts';
import type { FacetOption } from '~/modules/listings/facet-option.ts';
import type { Facets } from '~/modules/listings/listings.ts';
import { listProducts } from '~/modules/listings/listings.server.ts';
import { namedFacets } from '~/modules/listings/named-facets.server.ts';

export interface FilteredProducts {
  products: Bike[];
  facets: (Filter & { options: (FilterOption & { count: number })[] })[];
  total: number;
  page: number;
  pages: number;
}

interface FilterRequest {
  locale: Locale;
  /** The page, where it is not in the listing's own parameter. */
  page?: number | undefined;
  type: 'bikes' | 'accessories';
}

/** One page of a listing as the call filterV2 gives it out. Values of filters that do not fit are left out (spec §5). */
export async function filterProducts(
  search: URLSearchParams,
  { locale, page, type }: FilterRequest,
): Promise<FilteredProducts> {
  const query = withinTerms(parseListingQuery(search).query, listingTerms(currentRules().maxPlanLength));
  const i18n = await i18nFor(locale);
  const words = { listing: i18n.getFixedT(locale, 'listing'), common: i18n.getFixedT(locale, 'common'), locale };
  const scope = { kind: type === 'bikes' ? ('bike' as const) : ('accessory' as const) };
  const listing = await listProducts(scope, page ? { ...query, page } : query, locale);
  const named = namedFacets(listing.facets, words);
  return {
    products: await toBikes(listing.products, locale, query.plan),
    facets: filterSlugs.map((slug) => ({ slug, options: optionsOf(slug, named).map(withId) })),
    total: listing.total,
    page: listing.page,
    pages: listing.pages,
  };
}

/** The call knows a filter by its parameter; facets that share one are one filter (§3: forms and wearers of frames). */
const filterSlugs = [...new Set(facetNames.map((name) => facets[name].parameter))];

function optionsOf(slug: string, named: Facets): FacetOption[] {
  return facetNames.filter((name) => facets[name].parameter === slug).flatMap((name) => named[name]);
}

/** Ids of §3, by the value of the option. */
const specifiedIds: ReadonlyMap<string, number> = new Map([
  ...categoryFilterOptions.map(({ id, category }) => [category, id] as const),
  ...frameFilterOptions.map(({ id, frameType }) => [frameType, id] as const),
  ...speedFilterOptions.map(({ id, speedKmh }) => [String(speedKmh), id] as const),
]);
/** Where the ids of all other options begin: their places in the filter. */
const FIRST_FREE_ID = 101;

function withId({ value, name, count }: FacetOption, index: number): FilterOption & { count: number } {
  return { id: specifiedIds.get(value) ?? FIRST_FREE_ID + index, slug: value, name, count };
}
