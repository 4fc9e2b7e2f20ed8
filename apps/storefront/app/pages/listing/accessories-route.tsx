import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { ListingRoute, listingMeta } from './every-listing.tsx';
import { loadListing } from './listing.server.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { alternatesOf, localeOfRequest } from '~/site-map.ts';

export { listingSheet as links } from '~/ui/sheets.ts';
export { pageHeaders as headers };
export const handle: PageHandle = { i18n: [], isShared: true };
export const meta: MetaFunction<typeof loader> = listingMeta;

/** Everything that goes with a bike (decision 33). */
export function loader({ request }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const t = i18nFor(locale, 'listing');
  const alternates = alternatesOf('accessories', {});
  return loadListing({ request, locale, scope: { kind: 'accessory' }, name: t('title.accessories'), alternates });
}

export default ListingRoute;
