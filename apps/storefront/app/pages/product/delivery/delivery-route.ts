import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { findProduct } from '~/modules/catalog/catalog.server.ts';
import { localeOfRequest } from '~/site-map.ts';
import { deliveryView } from './delivery.server.ts';

/** The day of a delivery for the postcode that the address carries: what the product page's field asks. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const found = await findProduct({ slug: params.bike ?? '', locale });
  if (found.kind !== 'found') throw data(null, { status: 404 });
  const view = await deliveryView(found.product, new URL(request.url).searchParams.get('plz'), locale);
  return data(view ?? null, { headers: { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' } });
}
