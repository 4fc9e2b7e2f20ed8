import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { pageMeta } from '~/frame/seo';
import { parsePlanForm } from '~/modules/cart/cart.schema.server';
import { chooseForCart, viewCart } from '~/modules/cart/cart.server';
import { checkoutPage } from '~/modules/checkout/checkout.server';
import type { PlanAnswer } from '~/modules/checkout/ui/plan-messages';
import { PlanPage } from '~/modules/checkout/ui/plan-page';
import { zurichDate } from '~/modules/financing/financing';
import { visitorOf } from '~/modules/identity/identity.server';
import { refusalStatus } from '~/platform/form-answer.server';
import { pageHeaders } from '~/platform/page.server';
import { href, localeOfRequest } from '~/site-map';

export { pageHeaders as headers };
export const handle = { i18n: ['checkout', 'cart'] };

/** First step of the checkout: the cart and its plan. */
export async function loader({ request }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const cart = await viewCart({ visitor: await visitorOf(request), locale });
  return {
    page: await checkoutPage('checkoutPlan', locale),
    cart,
    today: zurichDate(new Date()),
    notice: new URL(request.url).searchParams.get('hinweis'),
  };
}

/** Keeps what was chosen; `continue` goes on to the contact data. */
export async function action({ request }: ActionFunctionArgs) {
  const locale = localeOfRequest(request);
  const visitor = await visitorOf(request);
  if (!visitor) return redirect(href('checkoutPlan', {}, locale), 303);
  const form = await request.formData();
  const { choices, unreadable } = parsePlanForm(form);
  const refused = await chooseForCart(visitor, choices);
  const answer: PlanAnswer = {
    refused,
    hasUnreadable: unreadable.length > 0,
    typed: Object.fromEntries(choices.downPayments.map(({ itemId, amount }) => [itemId, amount])),
  };
  if (refused.length > 0 || unreadable.length > 0) return data(answer, { status: refusalStatus(request, 400) });
  const intent = form.get('intent');
  if (intent === 'continue') return redirect(href('checkoutContact', {}, locale), 303);
  return intent === 'update' ? redirect(href('checkoutPlan', {}, locale), 303) : answer;
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(data?.page, matches);

export default function CheckoutPlanRoute() {
  const { cart, today, notice } = useLoaderData<typeof loader>();
  return <PlanPage cart={cart} today={today} notice={notice} answer={useActionData<typeof action>()} />;
}
