import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadComparison } from './comparison.server.ts';
import { pageMeta } from '~/seo/seo.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { ComparisonPage } from './comparison-page.tsx';
import { localeOfRequest } from '~/site-map.ts';

export const handle: PageHandle = { i18n: ['comparison'], hasFootBar: true };

export { choosingSheet as links } from '~/ui/sheets.ts';

/** Up to four bikes side by side; the address says which (spec §4, §9). */
export const loader = ({ request }: LoaderFunctionArgs) => loadComparison(request, localeOfRequest(request));

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(data?.page, matches);

export default function ComparisonRoute() {
  const { page: _page, ...view } = useLoaderData<typeof loader>();
  return <ComparisonPage {...view} />;
}
