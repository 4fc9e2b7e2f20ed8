import type { FacetOption } from '~/modules/listings/facet-option.ts';
import type { FilterGroupView } from '~/modules/listings/filter-groups.ts';
import type { ListingView } from '~/modules/listings/listing-view.ts';

/** What the inside of a group is made from. */
export interface GroupProps {
  group: FilterGroupView;
  /** With the counts of what is chosen now. */
  options: readonly FacetOption[];
  words: ListingView['words'];
}
