import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageMeta } from '~/seo/seo.ts';
import { checkoutPage } from '~/pages/checkout/page-info.server.ts';
import { findOrder, orderView } from '~/modules/orders/orders.server.ts';
import { paymentView } from '~/modules/payments/payments.server.ts';
import { afterOrderView } from '~/modules/after-order/after-order.server.ts';
import { ConfirmationPage, OrderMissing } from './confirmation-page.tsx';
import { visitorOf } from '~/modules/identity/identity.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { localeOfRequest } from '~/site-map.ts';

export { afterOrderSheet as links } from '~/ui/sheets.ts';
export { pageHeaders as headers };
export const handle = { i18n: ['checkout', 'payment', 'after-order'] };

/** The order that was placed: for the session that placed it, or by the token of the confirmation mail. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const token = searchParams.get('token') ?? undefined;
  const order = await findOrder({
    visitor: await visitorOf(request),
    number: searchParams.get('nr') ?? undefined,
    token,
  });
  const returned = searchParams.get('zahlung') ?? undefined;
  const payment = order && (await paymentView({ ...order, token }, returned));
  const page = await checkoutPage('checkoutConfirmation', localeOfRequest(request));
  const afterOrder = order && (await afterOrderView(order, searchParams));
  return data(
    { page, order: order && orderView(order), payment, afterOrder, hasPaid: returned === 'bezahlt' },
    { status: order ? 200 : 404 },
  );
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(data?.page, matches);

export default function CheckoutConfirmationRoute() {
  const { order, payment, afterOrder, hasPaid } = useLoaderData<typeof loader>();
  if (!order || !afterOrder) return <OrderMissing hasPaid={hasPaid} />;
  return <ConfirmationPage order={order} payment={payment} afterOrder={afterOrder} />;
}
