import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { orderLinkOf } from '~/modules/orders/order-link.ts';
import { findOrder } from '~/modules/orders/orders.server.ts';
import { visitorOf } from '~/modules/identity/identity.server.ts';
import { renewPaymentLink } from '~/modules/payments/payments.server.ts';
import { formOf } from '~/platform/form-body.server.ts';
import { href } from '~/site-map.ts';

/** `POST /zahlung/{number}/link`: the form with which an order's owner asks for a new payment link. */
export async function action({ request, params }: ActionFunctionArgs): Promise<Response> {
  const { token } = orderLinkOf(await formOf(request));
  const order = await findOrder({ visitor: await visitorOf(request), number: params.number, token });
  if (!order || order.number !== params.number) throw new Response('Not found', { status: 404 });
  await renewPaymentLink(order.id);
  return redirect(href('checkoutConfirmation', {}, order.locale, token ? { token } : { nr: order.number }), 303);
}
