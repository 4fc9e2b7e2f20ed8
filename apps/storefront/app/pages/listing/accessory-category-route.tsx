import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { ListingRoute, listingMeta } from './every-listing.tsx';
import { loadListing, unknownListing } from './listing.server.ts';
import { findCategoryPage } from '~/modules/catalog/catalog.server.ts';
import { queryAddress } from '~/modules/listings/listing-address.ts';
import { scopeOfCategory } from '~/modules/listings/listings.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { alternatesOf, href, localeOfRequest } from '~/site-map.ts';

export { listingSheet as links } from '~/ui/sheets.ts';
export { pageHeaders as headers };
export const handle: PageHandle = { i18n: [], isShared: true };
export const meta: MetaFunction<typeof loader> = listingMeta;

/** A category of accessories below `/zubehoer`; its canonical page is the one under `/kategorien`. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const { category: slug = '' } = params;
  const category = await findCategoryPage(slug);
  if (!category) throw unknownListing(locale);
  const { search } = new URL(request.url);
  if (category.filter.kind !== 'accessory')
    throw redirect(`${href('category', { category: category.slug }, locale)}${search}`, 301);
  const own = href('accessoryCategory', { category: category.slug }, locale);
  if (category.slug === 'zubehoer') throw redirect(`${href('accessories', {}, locale)}${search}`, 301);
  if (category.slug !== slug) throw redirect(`${own}${search}`, 301);
  return loadListing({
    request,
    locale,
    scope: scopeOfCategory(category.filter),
    name: category.names[locale],
    alternates: alternatesOf('category', { category: category.slug }),
    address: queryAddress(own),
  });
}

export default ListingRoute;
