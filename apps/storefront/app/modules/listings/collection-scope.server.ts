import type { Locale } from '~/i18n/locales.ts';
import { categoryPage } from '~/modules/catalog/catalog.ts';
import { findProductsBySlugs } from '~/modules/catalog/catalog.server.ts';
import type { Collection } from '~/modules/content/content.ts';
import { parseListingQuery } from './listing-query.ts';
import { type ListingScope, scopeOfCategory } from './listings.ts';
import { countProducts } from './listings.server.ts';

export type Chosen = Pick<Collection, 'productSlugs' | 'rule'> &
  Partial<Pick<Collection, 'kind' | 'category' | 'brand' | 'pinned' | 'excluded'>>;

/** No product: what a collection without a rule, a choice or a known category holds. */
const nothing: ListingScope = { only: [] };

/** The products of a collection as its kind says (spec §3); hand-picked ones keep their order. */
export async function productsOfCollection(chosen: Chosen, locale: Locale): Promise<ListingScope> {
  const { kind = 'Custom', productSlugs, rule, category, brand, pinned = [], excluded = [] } = chosen;
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
      if (productSlugs.length > 0) return { only: await idsOf(productSlugs, locale), handPicked: true };
      return rule ? scopeOfRule(rule, { pinned, excluded }, locale) : nothing;
  }
}

/** What a rule finds, without what was taken out of it by hand. */
async function scopeOfRule(
  rule: NonNullable<Chosen['rule']>,
  { pinned, excluded }: Record<'pinned' | 'excluded', readonly string[]>,
  locale: Locale,
): Promise<ListingScope> {
  const [first, except] = await Promise.all([idsOf(pinned, locale), idsOf(excluded, locale)]);
  return {
    rule: parseListingQuery(new URLSearchParams(rule)).query,
    ...(first.length > 0 ? { first } : {}),
    ...(except.length > 0 ? { except } : {}),
  };
}

async function idsOf(slugs: readonly string[], locale: Locale): Promise<number[]> {
  return (await findProductsBySlugs({ slugs, locale })).map(({ id }) => id);
}

/**
 * The same as a page lists it: collections of bikes alone, or of accessories alone, have their filters; mixed ones
 * those of bikes.
 */
export async function scopeOfCollection(chosen: Chosen, locale: Locale): Promise<ListingScope> {
  const scope = await productsOfCollection(chosen, locale);
  const [bikes = 0, accessories = 0] = await countProducts([
    { ...scope, kind: 'bike' },
    { ...scope, kind: 'accessory' },
  ]);
  if (accessories === 0) return { ...scope, kind: 'bike' };
  return bikes === 0 ? { ...scope, kind: 'accessory' } : scope;
}
