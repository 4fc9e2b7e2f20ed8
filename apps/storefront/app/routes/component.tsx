import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { throwUnknownPage } from '~/frame/unknown-page.server';
import { loadComponent } from '~/frame/component-loader.server';
import { listingMeta } from '~/frame/listing-route';
import { bikePartOf } from '~/modules/content/content';
import { findEntryBySlug } from '~/modules/content/content.server';
import { ComponentPage } from '~/modules/listings/ui/component-page';
import { pageHeaders } from '~/platform/page.server';
import { localeOfRequest } from '~/site-map';
import { componentPath } from '~/frame/directory-loader.server';

export { pageHeaders as headers };
export const handle = { i18n: [] };
export const meta: MetaFunction<typeof loader> = listingMeta;

/** An entry of the component directory with the bikes that have it. */
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
