import type { Locale } from '~/i18n/locales.ts';
import { categoryPage } from '~/modules/catalog/catalog.ts';
import { findProductsBySlugs } from '~/modules/catalog/catalog.server.ts';
import type { Collection } from '~/modules/content/content.ts';
import { parseListingQuery } from './listing-query.ts';
import { type ListingScope, scopeOfCategory } from './listings.ts';
import { countProducts } from './listings.server.ts';

/** What of a collection says which products are in it. */
export type Chosen = Pick<Collection, 'productSlugs' | 'rule'> &
  Partial<Pick<Collection, 'kind' | 'category' | 'brand'>>;

/** No product: what a collection without a rule, a choice or a known category holds. */
const nothing: ListingScope = { only: [] };

/** The products of a collection as its kind says (spec §3); hand-picked ones keep their order. */
export async function productsOfCollection(chosen: Chosen, locale: Locale): Promise<ListingScope> {
  const { kind = 'Custom', productSlugs, rule, category, brand } = chosen;
  switch (kind) {
    case 'AllBikes':
      return { kind: 'bike' };
    case 'Accessories':
      return { kind: 'accessory' };
    case 'Categories': {
      const page = category ? categoryPage(category) : undefined;
      return page ? scopeOfCategory(page.filter) : nothing;
    }
    case 'Brands':
    case 'BrandWorld':
      return brand ? { brand } : nothing;
    case 'Custom':
      if (productSlugs.length > 0) {
        const products = await findProductsBySlugs({ slugs: productSlugs, locale });
        return { only: products.map(({ id }) => id), handPicked: true };
      }
      return rule ? { rule: parseListingQuery(new URLSearchParams(rule)).query } : nothing;
  }
}

/** The same as a page lists it: collections of bikes alone, or of accessories alone, have their filters; mixed ones those of bikes. */
export async function scopeOfCollection(chosen: Chosen, locale: Locale): Promise<ListingScope> {
  const scope = await productsOfCollection(chosen, locale);
  const [bikes = 0, accessories = 0] = await countProducts([
    { ...scope, kind: 'bike' },
    { ...scope, kind: 'accessory' },
  ]);
  if (accessories === 0) return { ...scope, kind: 'bike' };
  return bikes === 0 ? { ...scope, kind: 'accessory' } : scope;
}
