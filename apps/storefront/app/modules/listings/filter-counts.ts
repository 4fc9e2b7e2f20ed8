import type { Translate } from '~/i18n/keys.ts';
import { formatAmount } from '~/i18n/money.ts';
import { filterName } from './facet-names.ts';
import type { ListingWords, ProductKind } from './facets/facet.ts';
import { facetNames } from './facets.ts';
import { type StepsView, stepsView } from './filter-steps.ts';
import type { ListingQuery } from './listing-query.ts';
import type { CountedListing } from './listings.ts';

/** What filters that are not applied yet would show, for the panel that they are chosen in. */
export interface FilterCounts {
  total: number;
  /** The button that applies them, in words. */
  show: string;
  /** By group and option; options that are not named have none. */
  counts: Record<string, Record<string, number>>;
  /** By group. */
  steps: Record<string, StepsView>;
  /** Where nothing fits: the groups to let go, those first that bring most. */
  relief: { group: string; label: string }[];
}

/** How many ways out of a listing without products are named. */
export const MOST_RELIEF = 2;

export function filterCounts(
  { kind, listing, query }: { kind: ProductKind; listing: CountedListing; query: ListingQuery },
  words: ListingWords,
): FilterCounts {
  const { total, facets, steps, relief } = listing;
  return {
    total,
    show: showWords(total, kind, words.listing),
    counts: Object.fromEntries(
      facetNames.map((name) => [name, Object.fromEntries(facets[name].map(({ value, count }) => [value, count]))]),
    ),
    steps: Object.fromEntries(
      Object.entries(steps).map(([name, counts]) => [name, stepsView(counts, words.listing)] as const),
    ),
    relief: relief
      .slice(0, MOST_RELIEF)
      .map(({ filter, total: count }) => ({ group: filter, label: reliefWords(filter, count, query, words) })),
  };
}

/** The button that shows what is chosen: `83 Bikes zeigen`. */
export function showWords(count: number, kind: ProductKind, t: Translate<'listing'>): string {
  return t(`filter.show.${kind}`, { count, total: formatAmount(count * 100) });
}

/** What letting go of a filter brings: `Wave und Trapez lösen: 12`. */
export function reliefWords(
  filter: keyof ListingQuery,
  count: number,
  query: ListingQuery,
  words: ListingWords,
): string {
  const total = formatAmount(count * 100);
  return words.listing('empty.without', { filter: filterName(filter, query, words), total });
}
