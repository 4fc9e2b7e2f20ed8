import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { labelled } from '~/i18n/labelled.ts';
import { byLocale } from '~/i18n/locales.ts';
import { findProduct } from '~/modules/catalog/catalog.server.ts';
import { publicPage } from '~/platform/page-cache.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { pageMeta } from '~/seo/seo.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { href, localeOfRequest } from '~/site-map.ts';
import { ZoomBody } from './zoom-body.tsx';
import { zoomView } from './zoom.server.ts';

export { pageHeaders as headers };
export { productSheet as links } from '~/ui/sheets.ts';
export const handle: PageHandle = { i18n: [], isShared: true, hasFootBar: true };
export type ZoomLoader = typeof loader;

/**
 * A product from near as a page of its own: what the product page's dialog asks for, and what is there without
 * scripts.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const { search, searchParams } = new URL(request.url);
  const found = await findProduct({ slug: params.bike ?? '', locale });
  if (found.kind === 'moved') throw redirect(`${href('productZoom', { bike: found.slug }, locale)}${search}`, 301);
  if (found.kind === 'missing') throw data(null, { status: 404 });
  const { product, terms } = found;
  const view = await zoomView({ product, terms, requestedColour: searchParams.get('farbe'), locale });
  const page = {
    locale,
    title: labelled(product.name, view.words.title, locale),
    description: view.words.lead,
    alternates: byLocale((each) => href('productZoom', { bike: product.slugs[each] }, each)),
    noindex: true,
  };
  return data({ page, view }, { headers: publicPage({ tags: ['catalog', 'content'] }) });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(data?.page, matches);

export default function ZoomRoute() {
  const { view } = useLoaderData<typeof loader>();
  return (
    <div className="zoom-page">
      <ZoomBody view={view} level={1} titleId="ganz-nah" />
    </div>
  );
}
