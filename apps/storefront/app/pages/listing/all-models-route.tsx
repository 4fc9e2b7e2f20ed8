import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { ListingRoute, listingMeta } from './every-listing.tsx';
import { loadListing } from './listing.server.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { alternatesOf, localeOfRequest } from '~/site-map.ts';

export { listingSheet as links } from '~/ui/sheets.ts';
export { pageHeaders as headers };
export const handle: PageHandle = { i18n: [], isShared: true, hasQuizBar: true };
export const meta: MetaFunction<typeof loader> = listingMeta;

/** All models, and the listing that everything unknown falls back to (spec §2). */
export function loader({ request }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const t = i18nFor(locale, 'listing');
  const alternates = alternatesOf('allModels', {});
  return loadListing({ request, locale, scope: { kind: 'bike' }, name: t('title.allModels'), alternates });
}

export default ListingRoute;
