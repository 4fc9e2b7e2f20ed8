import type { LoaderFunctionArgs } from '@remix-run/node';
import { cartSummary } from '~/modules/cart/cart.server.ts';
import { isPostcode } from '~/modules/delivery/postcode.ts';
import { sessionPostcode } from '~/modules/delivery/session-postcode.server.ts';
import { visitorOf } from '~/modules/identity/identity.server.ts';
import { latestOrder } from '~/modules/orders/orders.server.ts';
import { localeOfRequest } from '~/site-map.ts';

/**
 * `GET /cart/data`: the visitor's cart for the drawer and for the browser's copy, in the language of the path. Days of
 * delivery are those of the postcode that the browser names (`?plz=8001`), else of the session's.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const visitor = await visitorOf(request);
  const named = new URL(request.url).searchParams.get('plz') ?? '';
  const postcode = isPostcode(named) ? named : await sessionPostcode(request.headers.get('Cookie'));
  const summary = await cartSummary({ visitor, locale: localeOfRequest(request) }, postcode);
  const placed = summary.lines.length === 0 ? await latestOrder(visitor) : null;
  return Response.json({ ...summary, placed }, { headers: { 'Cache-Control': 'private, no-store' } });
}
