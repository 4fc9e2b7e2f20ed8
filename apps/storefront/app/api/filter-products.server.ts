import { createHash } from 'node:crypto';
import { defaultLocale, type Locale } from '~/i18n/locales.ts';
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

/**
 * One page of a listing as the call filterV2 gives it out. Values of filters that do not fit are left out (spec §5).
 */
export async function filterProducts(
  search: URLSearchParams,
  { locale, page, type }: FilterRequest,
): Promise<FilteredProducts> {
  const query = withinTerms(parseListingQuery(search).query, listingTerms(currentRules().maxPlanLength));
  const words = { listing: i18nFor(locale, 'listing'), common: i18nFor(locale, 'common'), locale };
  const scope = { kind: type === 'bikes' ? ('bike' as const) : ('accessory' as const) };
  const listing = await listProducts(scope, page ? { ...query, page } : query, locale);
  const named = namedFacets(listing.facets, words);
  return {
    products: await toBikes(listing.products, locale, query.plan),
    facets: filterSlugs.map((slug) => ({
      slug,
      options: optionsOf(slug, named).map((option) => optionOf(slug, option, locale)),
    })),
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

/** What §3 names of an option, by the filter's parameter and the option's value: its id, slug and name. */
const specified: Readonly<Record<string, ReadonlyMap<string, FilterOption>>> = {
  [facets.category.parameter]: new Map(categoryFilterOptions.map(({ category, ...option }) => [category, option])),
  [facets.frame.parameter]: new Map(frameFilterOptions.map(({ frameType, ...option }) => [frameType, option])),
  [facets.speed.parameter]: new Map(speedFilterOptions.map(({ speedKmh, ...option }) => [String(speedKmh), option])),
};

/** Ids below are those of §3. */
const FIRST_FREE_ID = 101;
const IDS = 2 ** 31 - FIRST_FREE_ID;

/**
 * An option as the call gives it out. §3 fixes id, slug and German name of ten; every other id is computed from filter
 * and value, so that it is the same in each answer and names one option only.
 */
function optionOf(
  parameter: string,
  { value, name, count }: FacetOption,
  locale: Locale,
): FilterOption & { count: number } {
  const known = specified[parameter]?.get(value);
  if (!known) return { id: freeId(`${parameter}=${value}`), slug: value, name, count };
  return { ...known, ...(locale === defaultLocale ? {} : { name }), count };
}

/** A number from `FIRST_FREE_ID` up to the largest 32-bit integer, spread by SHA-256. */
function freeId(text: string): number {
  return FIRST_FREE_ID + (createHash('sha256').update(text).digest().readUInt32BE(0) % IDS);
}
