import type { LoaderFunctionArgs } from '@remix-run/node';
import { cartSummary } from '~/modules/cart/cart.server.ts';
import { visitorOf } from '~/modules/identity/identity.server.ts';
import { localeOfRequest } from '~/site-map.ts';

/** `GET /cart/data`: the visitor's cart for the drawer and for the browser's copy, in the language of the path. */
export async function loader({ request }: LoaderFunctionArgs) {
  const visitor = await visitorOf(request);
  const summary = await cartSummary({ visitor, locale: localeOfRequest(request) });
  return Response.json(summary, { headers: { 'Cache-Control': 'private, no-store' } });
}
