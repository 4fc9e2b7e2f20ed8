import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { loadPathListing } from './path-listing.server.ts';
import { ListingRoute, listingMeta } from './every-listing.tsx';
import { pageHeaders } from '~/platform/page.server.ts';
import type { PageHandle } from '~/shell/page-handle.ts';

export { listingSheet as links } from '~/ui/sheets.ts';
export { pageHeaders as headers };
export const handle: PageHandle = { i18n: [], isShared: true };
export const meta: MetaFunction<typeof loader> = listingMeta;

/** All products, with the filters in the path (spec §2). */
export const loader = ({ request }: LoaderFunctionArgs) => loadPathListing(request);

export default ListingRoute;
