import type { BrandRef, CategoryRef } from '~/modules/catalog/catalog.ts';
import type { Bike } from '~/modules/catalog/bike.ts';

/** A product with the words of its line in the list. */
export type SuggestedProduct = Bike & { href: string; price: string };

/** What `GET /api/search` gives out for the search field. */
export interface FieldSuggestions {
  bikes: SuggestedProduct[];
  accessories: SuggestedProduct[];
  /** What the search is about; it is listed first. */
  leading: 'bikes' | 'accessories';
  brands: (BrandRef & { href: string })[];
  categories: (CategoryRef & { href: string })[];
  suggestions: string[];
}
