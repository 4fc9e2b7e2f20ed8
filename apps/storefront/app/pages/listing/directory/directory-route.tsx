import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { throwUnknownPage } from '~/shell/unknown-page.server.ts';
import { loadDirectory } from './directory.server.ts';
import { pageMeta } from '~/seo/seo.ts';
import { bikePartOf, bikePartSlugs } from '~/modules/content/content.ts';
import { ComponentDirectory } from './directory-page.tsx';
import { pageHeaders } from '~/platform/page.server.ts';
import { publicPage } from '~/platform/page-cache.server.ts';
import { href, localeOfRequest } from '~/site-map.ts';

export { listingSheet as links } from '~/ui/sheets.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
export { pageHeaders as headers };
export const handle: PageHandle = { i18n: [], isShared: true };

/** The component directory, whole or one part of it (spec §2: bike-verzeichnis). */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const part = params.component === undefined ? undefined : bikePartOf(params.component);
  if (params.component !== undefined && !part) return throwUnknownPage(request);
  const slug = part && bikePartSlugs[part][locale];
  if (slug !== params.component && slug) throw redirect(href('componentPart', { component: slug }, locale), 301);
  const view = await loadDirectory(locale, part);
  return data(view, { headers: publicPage({ tags: ['content', 'catalog'] }) });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(data?.page, matches);

export default function ComponentsRoute() {
  const { page: _page, ...view } = useLoaderData<typeof loader>();
  return <ComponentDirectory {...view} />;
}
