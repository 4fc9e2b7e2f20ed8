import { knownBrands } from '~/modules/catalog/brands.ts';
import type { CategorySlug } from '~/modules/catalog/categories.ts';
import type { FeedCategory, FeedProduct } from '~/modules/catalog-import/feed/feed-item.ts';
import { isAttributeRole } from './attribute-roles.ts';
import { guessCategory } from './guess-category.ts';
import type { MappedKind, Mapping } from './mapping.ts';
import { slugify } from './slug.ts';

/** A product's categories: the feed's, and for those that are its own what they mean to the shop. */
export function categorySlugs({ categories }: FeedProduct): string[] {
  const meanings = categories.map(meaningOfCategory).filter((meaning) => meaning !== undefined);
  return [...new Set([...categories.map(({ slug }) => slug), ...meanings])];
}

/** The meaning of a category of the feed: the operator's mapping, else derived from its name. */
function meaningOfCategory({ slug, name, known, means }: FeedCategory): CategorySlug | undefined {
  return known ? undefined : (means ?? guessCategory(slugify(name)) ?? guessCategory(slug));
}

const brandsOfShop = new Set(knownBrands.map(slugify));

/** The names of a product that the shop does not know and no mapping explains. */
export function unmappedNames(
  { categories, attributes, brand }: FeedProduct,
  mapping: Mapping,
): { kind: MappedKind; name: string }[] {
  const brandSlug = slugify(brand ?? '');
  const isBrandReported = [...mapping.brands.entries()].some(
    ([name, meaning]) => name === brandSlug || meaning === brand,
  );
  return [
    ...categories
      .filter((category) => !category.known && meaningOfCategory(category) === undefined)
      .map(({ name }) => ({ kind: 'categories' as const, name })),
    ...attributes
      .filter(({ slug, name }) => !isAttributeRole(slug) && !mapping.attributes.has(slugify(name)))
      .map(({ name }) => ({ kind: 'attributes' as const, name })),
    ...(brand !== null && !brandsOfShop.has(brandSlug) && !isBrandReported
      ? [{ kind: 'brands' as const, name: brand }]
      : []),
  ];
}
