import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { loadPathListing } from '~/frame/path-listing-loader.server';
import { ListingRoute, listingMeta } from '~/frame/listing-route';
import { pageHeaders } from '~/platform/page.server';

export { pageHeaders as headers };
export const handle = { i18n: [] };
export const meta: MetaFunction<typeof loader> = listingMeta;

/** All products, with the filters in the path (spec §2). */
export const loader = ({ request }: LoaderFunctionArgs) => loadPathListing(request);

export default ListingRoute;
