import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { ListingRoute, listingMeta } from '~/frame/listing-route';
import { loadListing } from '~/frame/listing-loader.server';
import { brandsWithCounts } from '~/modules/catalog/catalog.server';
import { pageHeaders } from '~/platform/page.server';
import { alternatesOf, href, localeOfRequest } from '~/site-map';

export { pageHeaders as headers };
export const handle = { i18n: ['listing'] };
export const meta: MetaFunction<typeof loader> = listingMeta;

/** All of one brand: its bikes, or its accessories where it makes no bikes. Unknown brands lead to all models. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const { brand: slug = '' } = params;
  const brand = (await brandsWithCounts()).find((each) => each.slug === slug.toLowerCase());
  if (!brand) throw redirect(href('allModels', {}, locale, { unbekannt: 'ja' }), 302);
  if (brand.slug !== slug) throw redirect(href('brand', { brand: brand.slug }, locale), 301);
  const scope = { kind: brand.bikes > 0 ? ('bike' as const) : ('accessory' as const), brand: slug };
  return loadListing({ request, locale, scope, name: brand.name, alternates: alternatesOf('brand', { brand: slug }) });
}

export default ListingRoute;
