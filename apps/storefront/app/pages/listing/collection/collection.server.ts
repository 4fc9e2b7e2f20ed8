import type { Locale } from '~/i18n/locales.ts';
import { findProductsBySlugs } from '~/modules/catalog/catalog.server.ts';
import type { Collection } from '~/modules/content/content.ts';
import type { EntryLookup } from '~/modules/content/content.server.ts';
import { emptyListingQuery, parseListingQuery } from '~/modules/listings/listing-query.ts';
import type { ListingScope } from '~/modules/listings/listings.ts';
import { countProducts } from '~/modules/listings/listings.server.ts';
import { editorialAlternates } from '~/seo/editorial-address.ts';
import { loadListing } from '~/pages/listing/listing.server.ts';

type Found = Extract<EntryLookup<Collection>, { kind: 'found' }>;

/** The listing of a custom collection: its rule or its editor's choice, narrowed by the shopper's filters. */
export async function loadCollection(request: Request, locale: Locale, { entry, slugs }: Found) {
  const { listingItem, title } = entry;
  return loadListing({
    request,
    locale,
    scope: await scopeOf(entry, locale),
    name: title,
    alternates: editorialAlternates('collection', slugs),
    editorial: true,
    item: listingItem,
  });
}

/** Collections of bikes alone, or of accessories alone, have their filters; mixed ones those of bikes. */
async function scopeOf({ productSlugs, rule }: Collection, locale: Locale): Promise<ListingScope> {
  const scope: ListingScope =
    productSlugs.length > 0
      ? { only: (await findProductsBySlugs({ slugs: productSlugs, locale })).map(({ id }) => id), handPicked: true }
      : { rule: rule ? parseListingQuery(new URLSearchParams(rule)).query : emptyListingQuery };
  const [bikes = 0, accessories = 0] = await countProducts([
    { ...scope, kind: 'bike' },
    { ...scope, kind: 'accessory' },
  ]);
  if (accessories === 0) return { ...scope, kind: 'bike' };
  return bikes === 0 ? { ...scope, kind: 'accessory' } : scope;
}
