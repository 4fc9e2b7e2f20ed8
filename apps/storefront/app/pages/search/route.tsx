import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadSearchPage } from './search.server.ts';
import { pageMeta } from '~/seo/seo.ts';
import { SearchPage } from './search-page.tsx';
import { pageHeaders } from '~/platform/page.server.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { localeOfRequest } from '~/site-map.ts';

export { listingSheet as links } from '~/ui/sheets.ts';
export { pageHeaders as headers };
export const handle: PageHandle = { i18n: ['search'] };

/** Results of a search: `/suche?q=…`. Each one is counted, so the page is never kept. */
export const loader = ({ request }: LoaderFunctionArgs) => loadSearchPage(request, localeOfRequest(request));

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(data?.page, matches);

export default function SearchRoute() {
  const { page: _page, ...view } = useLoaderData<typeof loader>();
  return <SearchPage {...view} />;
}
