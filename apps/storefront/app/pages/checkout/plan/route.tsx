import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { pageMeta } from '~/seo/seo.ts';
import { parsePlanForm } from '~/modules/cart/cart.schema.server.ts';
import {
  type ChangeRefusal,
  chooseForCart,
  removedLineName,
  removeUnavailableLines,
} from '~/modules/cart/cart.server.ts';
import { popularTiles } from '~/modules/listings/popular-tiles.server.ts';
import { changeDiscount, loweredDownPayments, planStep } from '~/modules/checkout/checkout.server.ts';
import { checkoutPage } from '~/pages/checkout/page-info.server.ts';
import { findUnavailableLines } from './unavailable-lines.server.ts';
import type { PlanAnswer } from './plan-messages.ts';
import { CheckoutError } from '~/pages/checkout/checkout-error.tsx';
import { PlanPage } from './plan-page.tsx';
import { lineDays } from '~/modules/delivery/line-days.server.ts';
import { sessionPostcode } from '~/modules/delivery/session-postcode.server.ts';
import { visitorOf } from '~/modules/identity/identity.server.ts';
import { latestOrder } from '~/modules/orders/orders.server.ts';
import { refusalStatus } from '~/platform/form-answer.server.ts';
import { formOf } from '~/platform/form-body.server.ts';
import { intentOf } from '~/platform/parse-form.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { href, localeOfRequest } from '~/site-map.ts';

export { checkoutSheet as links } from '~/ui/sheets.ts';
export { pageHeaders as headers };
export const handle: PageHandle = {
  i18n: ['checkout', 'cart', 'discount', 'due', 'schedule', 'share'],
  isCheckout: true,
  event: 'begin_checkout',
};

const POPULAR = 4;

/** First step of the checkout: the cart and its plan. */
export async function loader({ request }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const { searchParams: query } = new URL(request.url);
  const visitor = await visitorOf(request);
  const { cart, today, facts, discount, rules, needsCode, early } = await planStep({ visitor, locale, query });
  const itemId = query.get('entfernt') ?? '';
  const name = await removedLineName({ visitor, itemId, locale });
  const removed = name === undefined ? null : { itemId, name };
  return {
    page: await checkoutPage('checkoutPlan', locale),
    cart,
    delivery: await lineDays(cart.lines, await sessionPostcode(request.headers.get('Cookie')), locale),
    today,
    facts,
    discount,
    rules,
    needsCode,
    early,
    removed,
    notice: query.get('hinweis'),
    unavailable: await findUnavailableLines(cart.lines, locale),
    // An order that was placed has emptied the cart, also where its answer was lost.
    placed: cart.lines.length === 0 ? await latestOrder(visitor) : null,
    popular: cart.lines.length === 0 ? await popularTiles(locale, POPULAR) : [],
  };
}

/**
 * Keeps what was chosen; `continue` goes on to the contact data, `continue-without` takes out before what is sold out.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const locale = localeOfRequest(request);
  const visitor = await visitorOf(request);
  if (!visitor) return redirect(href('checkoutPlan', {}, locale), 303);
  const form = await formOf(request);
  const { choices, unreadable, typed } = parsePlanForm(form);
  const refusals = await chooseForCart(visitor, choices);
  const refusedCode = await changeDiscount(visitor, form, context.sender ?? visitor.userId);
  const refused = refusals.length > 0 ? refusals : await loweredDownPayments({ visitor, locale }, choices);
  const answer: PlanAnswer = {
    refused,
    refusedCode,
    hasUnreadable: unreadable.length > 0,
    typed: Object.fromEntries(refusedDownPayments(refused, unreadable).map((itemId) => [itemId, typed[itemId] ?? ''])),
  };
  const isRefused = refused.length > 0 || unreadable.length > 0 || answer.refusedCode !== null;
  if (isRefused) return data(answer, { status: refusalStatus(request, 400) });
  const intent = intentOf(form);
  if (intent === 'continue-without') await removeUnavailableLines(visitor, locale);
  if (intent === 'continue' || intent === 'continue-without') return redirect(href('checkoutContact', {}, locale), 303);
  return intent === undefined ? answer : redirect(href('checkoutPlan', {}, locale), 303);
}

/** Ids of the lines whose down payment was not taken. */
function refusedDownPayments(refused: readonly ChangeRefusal[], unreadable: readonly string[]): string[] {
  return [...unreadable, ...refused.flatMap((each) => (each.about === 'down-payment' ? [each.itemId] : []))];
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(data?.page, matches);

export default function CheckoutPlanRoute() {
  const { page: _page, ...step } = useLoaderData<typeof loader>();
  return <PlanPage {...step} answer={useActionData<typeof action>()} />;
}

export function ErrorBoundary() {
  return <CheckoutError step="checkoutPlan" />;
}
