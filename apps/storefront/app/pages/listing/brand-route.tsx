import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { ListingRoute, listingMeta } from './every-listing.tsx';
import { loadListing, unknownListing } from './listing.server.ts';
import { brandSlugOf } from '~/modules/catalog/brand-handling.ts';
import { findBrand } from '~/modules/catalog/catalog.server.ts';
import { countProducts } from '~/modules/listings/listings.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { alternatesOf, href, localeOfRequest } from '~/site-map.ts';

export { listingSheet as links } from '~/ui/sheets.ts';
export { pageHeaders as headers };
export const handle: PageHandle = { i18n: [], isShared: true, hasQuizBar: true };
export const meta: MetaFunction<typeof loader> = listingMeta;

/** All of one brand: its bikes, or its accessories where it makes no bikes. Unknown brands lead to all models. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const { brand: slug = '' } = params;
  const brand = await findBrand(brandSlugOf(slug));
  if (!brand) throw unknownListing(locale);
  if (brand.slug !== slug)
    throw redirect(`${href('brand', { brand: brand.slug }, locale)}${new URL(request.url).search}`, 301);
  const [bikes = 0] = await countProducts([{ kind: 'bike', brand: slug }]);
  const scope = { kind: bikes > 0 ? ('bike' as const) : ('accessory' as const), brand: slug };
  return loadListing({ request, locale, scope, name: brand.name, alternates: alternatesOf('brand', { brand: slug }) });
}

export default ListingRoute;
