import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { findRemindedCart } from '~/modules/cart/cart.server.ts';
import { restoreSavedCart } from '~/modules/checkout/checkout.server.ts';
import { withoutOrdered } from '~/modules/orders/orders.server.ts';
import { ensureVisitor } from '~/modules/identity/identity.server.ts';
import { href, localeOfRequest } from '~/site-map.ts';

/**
 * `GET /cart/{token}`: the link of a reminder (spec §3: abandoned_cart_link). The cart is there on any device, once.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const reminded = await findRemindedCart(params.token ?? '');
  const cart = reminded && (await withoutOrdered(reminded));
  if (!reminded || !cart || cart.lines.length === 0)
    return redirect(href('checkoutPlan', {}, locale, { hinweis: 'link-expired' }), 303);
  const { visitor, headers } = await ensureVisitor(request);
  const { discountCode } = reminded;
  await restoreSavedCart(visitor, cart, { discountCode, locale, sender: context.sender ?? visitor.userId });
  return redirect(href('checkoutPlan', {}, locale), { status: 303, headers });
}
