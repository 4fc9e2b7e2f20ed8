import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  replace,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { pageMeta } from '~/seo/seo.ts';
import { orderContext, placeOrder, reviewOrder } from '~/modules/checkout/checkout.server.ts';
import { orderForm } from '~/modules/checkout/order.schema.server.ts';
import { checkoutPage } from '~/pages/checkout/page-info.server.ts';
import { pathWithoutCart } from '~/pages/checkout/without-cart.server.ts';
import { CheckoutError } from '~/pages/checkout/checkout-error.tsx';
import { ReviewPage } from './review-page.tsx';
import { transferCheckPictures } from '~/modules/after-order/check-pictures.server.ts';
import { consentOfCookies } from '~/modules/consent/consent.server.ts';
import { visitorOf } from '~/modules/identity/identity.server.ts';
import { recordOriginOfOrder } from '~/modules/orders/order-origin.server.ts';
import { refusalStatus } from '~/platform/form-answer.server.ts';
import { formOf } from '~/platform/form-body.server.ts';
import { parseForm } from '~/platform/parse-form.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { href, localeOfRequest } from '~/site-map.ts';

export { checkoutSheet as links } from '~/ui/sheets.ts';
export { pageHeaders as headers };
export const handle: PageHandle = {
  i18n: ['checkout', 'cart', 'discount', 'due', 'schedule', 'share'],
  isCheckout: true,
  event: 'review_step',
};

/** Third step of the checkout: everything again. */
export async function loader({ request }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const visitor = await visitorOf(request);
  const review = await reviewOrder({ visitor, locale });
  if (review === 'plan') throw replace(await pathWithoutCart(visitor, locale));
  // In the place of this page: who comes back to it after the order finds the confirmation by going forward.
  if (review === 'contact') throw replace(href('checkoutContact', {}, locale));
  return { page: await checkoutPage('checkoutReview', locale), ...review };
}

const statusOf = {
  changed: 409,
  'not-agreed': 400,
  'contact-changed': 409,
  'sold-out': 409,
  'discount-gone': 409,
  failed: 500,
} as const;

/** The binding click. */
export async function action({ request, context: { sender } }: ActionFunctionArgs) {
  const locale = localeOfRequest(request);
  const visitor = await visitorOf(request);
  const parsed = parseForm(await formOf(request), orderForm);
  if (!visitor || !parsed.ok) return redirect(href('checkoutPlan', {}, locale), 303);
  const cookies = request.headers.get('Cookie');
  const isCounted = consentOfCookies(cookies)?.statistics ?? false;
  const context = orderContext(cookies, { isCounted, userAgent: request.headers.get('User-Agent') });
  const result = await placeOrder({ visitor, locale, ...parsed.value, context, sender });
  if (result.kind === 'placed') {
    await recordOriginOfOrder(result.number, sender);
    await transferCheckPictures(visitor, result.number);
    return redirect(href('checkoutConfirmation', {}, locale, { nr: result.number }), 303);
  }
  if (result.kind === 'incomplete') return redirect(href('checkoutContact', {}, locale), 303);
  return data(result, { status: refusalStatus(request, statusOf[result.kind]) });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(data?.page, matches);

export default function CheckoutReviewRoute() {
  const { page: _page, ...view } = useLoaderData<typeof loader>();
  return <ReviewPage {...view} refusal={useActionData<typeof action>()} />;
}

export function ErrorBoundary() {
  return <CheckoutError step="checkoutReview" />;
}
