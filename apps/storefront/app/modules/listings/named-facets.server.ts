import { log } from '~/platform/log.server.ts';
import type { UnnamedOption } from './facet-option.ts';
import { nameFacets } from './facet-names.ts';
import type { ListingWords } from './facets/facet.ts';
import type { FacetName } from './facets.ts';
import type { Facets } from './listings.ts';

/** Facets with the words of their options; options without a slug or a name are dropped with a warning (spec §5). */
export function namedFacets(counted: Record<FacetName, UnnamedOption[]>, words: ListingWords): Facets {
  const { named, dropped } = nameFacets(counted, words);
  if (dropped.length > 0) log.warn({ dropped }, 'filter options without slug or name dropped');
  return named;
}
