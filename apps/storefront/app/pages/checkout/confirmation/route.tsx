import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageMeta } from '~/seo/seo.ts';
import { checkoutPage } from '~/pages/checkout/page-info.server.ts';
import { ConfirmationPage, OrderMissing } from './confirmation-page.tsx';
import { confirmationView } from './confirmation.server.ts';
import { hasPlayedIntro, introPlayedCookie } from './intro-played-cookie.server.ts';
import { visitorOf } from '~/modules/identity/identity.server.ts';
import { recordMailLink } from '~/modules/identity/proven-address.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { localeOfRequest } from '~/site-map.ts';

export { ordersSheet as links } from '~/ui/sheets.ts';
export { pageHeaders as headers };
export const handle: PageHandle = {
  i18n: ['checkout', 'due', 'payment', 'after-order', 'tracker', 'share'],
  isCheckout: true,
  event: 'purchase',
};

/** The order that was placed: for the session that placed it, or by the token of the confirmation mail. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams, pathname } = new URL(request.url);
  const locale = localeOfRequest(request);
  await recordMailLink(request);
  const view = await confirmationView(await visitorOf(request), searchParams);
  const page = await checkoutPage('checkoutConfirmation', locale);
  const hasPaid = searchParams.get('zahlung') === 'bezahlt';
  if (!view) return data({ page, view, hasPaid, isNew: false }, { status: 404 });
  const { number } = view.order;
  const isNew = !hasPlayedIntro(request.headers.get('Cookie'), number);
  return data(
    { page, view, hasPaid, isNew },
    isNew ? { headers: { 'Set-Cookie': introPlayedCookie(number, pathname) } } : {},
  );
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(data?.page, matches);

export default function CheckoutConfirmationRoute() {
  const { view, hasPaid, isNew } = useLoaderData<typeof loader>();
  return view ? <ConfirmationPage {...view} isNew={isNew} /> : <OrderMissing hasPaid={hasPaid} />;
}
