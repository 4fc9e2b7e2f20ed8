import type { Locale } from '~/i18n/locales.ts';
import { categoryPage } from '~/modules/catalog/catalog.ts';
import type { Collection } from '~/modules/content/content.ts';
import { type EntryLookup, getEntries } from '~/modules/content/content.server.ts';
import { scopeOfCollection } from '~/modules/listings/collection-scope.server.ts';
import { editorialAlternates, languagesOf } from '~/seo/editorial-address.ts';
import { href } from '~/site-map.ts';
import { loadListing } from '~/pages/listing/listing.server.ts';

type Found = Extract<EntryLookup<Collection>, { kind: 'found' }>;

/**
 * The page of the shop that a collection leads to (spec §3 collection-link kinds); undefined for one with a page of
 * its own.
 */
export async function pageOfCollection(
  { kind, category, brand }: Collection,
  locale: Locale,
): Promise<string | undefined> {
  switch (kind) {
    case 'AllBikes':
      return href('allModels', {}, locale);
    case 'Accessories':
      return href('accessories', {}, locale);
    case 'Categories':
      return category ? pathOfCategory(category, locale) : undefined;
    case 'Brands':
      return brand ? href('brand', { brand }, locale) : undefined;
    case 'BrandWorld': {
      const world = (await getEntries('brand-world', locale)).find(({ brandSlug }) => brandSlug === brand);
      if (world) return href('brandWorld', { slug: world.slug }, locale);
      return brand ? href('brand', { brand }, locale) : undefined;
    }
    case 'Custom':
      return undefined;
  }
}

/** The page of a category; accessories have theirs. */
function pathOfCategory(slug: string, locale: Locale): string {
  if (categoryPage(slug)?.slug === 'zubehoer') return href('accessories', {}, locale);
  return href('category', { category: slug }, locale);
}

/** The listing of a custom collection: its rule or its editor's choice, narrowed by the shopper's filters. */
export async function loadCollection(request: Request, locale: Locale, { entry, slugs }: Found) {
  const { listingItem, title } = entry;
  return loadListing({
    request,
    locale,
    scope: await scopeOfCollection(entry, locale),
    name: title,
    alternates: editorialAlternates('collection', slugs),
    writtenIn: languagesOf(slugs),
    editorial: true,
    item: listingItem,
  });
}
