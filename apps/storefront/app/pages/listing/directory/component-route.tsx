import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { throwUnknownPage } from '~/shell/unknown-page.server.ts';
import { loadComponent } from './component.server.ts';
import { listingMeta } from '~/pages/listing/every-listing.tsx';
import { bikePartOf } from '~/modules/content/content.ts';
import { findEntryBySlug } from '~/modules/content/content.server.ts';
import { ComponentPage } from './component-page.tsx';
import { pageHeaders } from '~/platform/page.server.ts';
import { localeOfRequest } from '~/site-map.ts';
import { componentPath } from '~/seo/editorial-address.ts';

export { listingSheet as links } from '~/ui/sheets.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
export { pageHeaders as headers };
export const handle: PageHandle = { i18n: [], isShared: true };
export const meta: MetaFunction<typeof loader> = listingMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const part = bikePartOf(params.component ?? '');
  const found = await findEntryBySlug('component', { slug: params.entry ?? '', locale });
  if (!part || found.kind === 'missing') return throwUnknownPage(request);
  const { pathname, search } = new URL(request.url);
  const path = componentPath(found.kind === 'moved' ? { part, slug: found.slug } : found.entry, locale);
  if (found.kind === 'moved' || path !== pathname) throw redirect(`${path}${search}`, 301);
  const { listed, about } = await loadComponent(request, locale, found);
  return data({ ...listed.data, about }, listed.init ?? undefined);
}

export default function ComponentRoute() {
  const { view, about } = useLoaderData<typeof loader>();
  return <ComponentPage view={view} about={about} />;
}
