import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageMeta } from '~/frame/seo';
import { checkoutPage, findOrder, orderView } from '~/modules/checkout/checkout.server';
import { ConfirmationPage, OrderMissing } from '~/modules/checkout/ui/confirmation-page';
import { visitorOf } from '~/modules/identity/identity.server';
import { pageHeaders } from '~/platform/page.server';
import { localeOfRequest } from '~/site-map';

export { pageHeaders as headers };
export const handle = { i18n: ['checkout'] };

/** The order that was placed: for the session that placed it, or by the token of the confirmation mail. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const order = await findOrder({
    visitor: await visitorOf(request),
    number: searchParams.get('nr') ?? undefined,
    token: searchParams.get('token') ?? undefined,
  });
  const page = await checkoutPage('checkoutConfirmation', localeOfRequest(request));
  return data({ page, order: order && orderView(order) }, { status: order ? 200 : 404 });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(data?.page, matches);

export default function CheckoutConfirmationRoute() {
  const { order } = useLoaderData<typeof loader>();
  return order ? <ConfirmationPage order={order} /> : <OrderMissing />;
}
