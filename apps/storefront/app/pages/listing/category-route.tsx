import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { ListingRoute, listingMeta } from './every-listing.tsx';
import { loadListing, unknownListing } from './listing.server.ts';
import { findCategoryPage } from '~/modules/catalog/catalog.server.ts';
import { scopeOfCategory } from '~/modules/listings/listings.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { alternatesOf, href, localeOfRequest } from '~/site-map.ts';

export { listingSheet as links } from '~/ui/sheets.ts';
export { pageHeaders as headers };
export const handle: PageHandle = { i18n: [], isShared: true, hasQuizBar: true };
export const meta: MetaFunction<typeof loader> = listingMeta;

/** A category or quick category; synonyms redirect to its one canonical page, unknown ones to all models. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const { category: slug = '' } = params;
  const category = await findCategoryPage(slug);
  if (!category) throw unknownListing(locale);
  if (category.slug !== slug)
    throw redirect(`${href('category', { category: category.slug }, locale)}${new URL(request.url).search}`, 301);
  if (category.slug === 'zubehoer')
    throw redirect(`${href('accessories', {}, locale)}${new URL(request.url).search}`, 301);
  const alternates = alternatesOf('category', { category: category.slug });
  return loadListing({
    request,
    locale,
    scope: scopeOfCategory(category.filter),
    name: category.names[locale],
    alternates,
  });
}

export default ListingRoute;
