import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { findProduct } from '~/modules/catalog/catalog.server.ts';
import { publicPage } from '~/platform/page-cache.server.ts';
import { href, localeOfRequest } from '~/site-map.ts';
import { fitView } from './fit.server.ts';

/**
 * The shopper on a bike, for the height that the address carries: what the product page's section asks while one
 * slides.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const { search, searchParams } = new URL(request.url);
  const found = await findProduct({ slug: params.bike ?? '', locale });
  if (found.kind === 'moved') throw redirect(`${href('productFit', { bike: found.slug }, locale)}${search}`, 301);
  if (found.kind === 'missing') throw data(null, { status: 404 });
  const { product } = found;
  const colour = product.colours.find(({ slug }) => slug === searchParams.get('farbe'))?.slug;
  const fit = await fitView({ product, search: searchParams, colour, locale });
  return data(fit ?? null, { headers: { ...publicPage({ tags: ['catalog'] }), 'X-Robots-Tag': 'noindex' } });
}
