import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadComparison } from '~/frame/comparison-loader.server';
import { pageMeta } from '~/frame/seo';
import { ComparisonPage } from '~/modules/comparison/ui/comparison-page';
import styles from '~/styles/comparison.css?url';
import { localeOfRequest } from '~/site-map';

export const handle = { i18n: ['comparison'] };

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** Up to four bikes side by side; the address says which (spec §4, §9). */
export const loader = ({ request }: LoaderFunctionArgs) => loadComparison(request, localeOfRequest(request));

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(data?.page, matches);

export default function ComparisonRoute() {
  const { page: _page, ...view } = useLoaderData<typeof loader>();
  return <ComparisonPage {...view} />;
}
