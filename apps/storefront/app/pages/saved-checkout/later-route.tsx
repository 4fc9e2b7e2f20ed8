import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  replace,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { viewCart } from '~/modules/cart/cart.server.ts';
import { findDraft } from '~/modules/checkout/checkout.server.ts';
import { savedConstraints, savedForm } from '~/modules/checkout/saved-checkouts.schema.server.ts';
import { saveCheckout } from '~/modules/checkout/saved-checkouts.server.ts';
import { visitorOf } from '~/modules/identity/identity.server.ts';
import { latestOrder } from '~/modules/orders/orders.server.ts';
import { refuseForm } from '~/platform/form-answer.server.ts';
import { formOf } from '~/platform/form-body.server.ts';
import { parseForm } from '~/platform/parse-form.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { pageMeta } from '~/seo/seo.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { href, localeOfRequest } from '~/site-map.ts';
import { LaterPage } from './later-page.tsx';
import { privateHeaders, savedPage } from './saved-view.server.ts';

export { checkoutSheet as links } from '~/ui/sheets.ts';
export { pageHeaders as headers };
export const handle: PageHandle = { i18n: ['saved-checkout'], isCheckout: true };

/** Where a shopper puts the checkout aside; once the link was sent, what comes next. */
export async function loader({ request }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const visitor = await visitorOf(request);
  const { lines } = await viewCart({ visitor, locale });
  const draft = visitor && (await findDraft(visitor));
  const isSent = new URL(request.url).searchParams.has('gesendet');
  const placed = lines.length === 0 && !isSent ? await latestOrder(visitor) : null;
  if (placed) throw replace(href('checkoutConfirmation', {}, locale, { nr: placed.number }));
  const kind = isSent ? 'sent' : lines.length > 0 ? 'open' : 'empty';
  const typed = { email: draft?.contact.email ?? '' };
  const view = { page: savedPage('checkoutLater', locale), kind, typed, constraint: savedConstraints } as const;
  return data(view, { headers: privateHeaders });
}

/** Puts the checkout aside and has the link mailed: the answer is the same for every address. */
export async function action({ request }: ActionFunctionArgs) {
  const locale = localeOfRequest(request);
  const parsed = parseForm(await formOf(request), savedForm);
  if (!parsed.ok) return refuseForm(request, parsed.reply);
  const visitor = await visitorOf(request);
  const isSaved = visitor !== null && (await saveCheckout(visitor, { email: parsed.value.email, locale }));
  return redirect(href('checkoutLater', {}, locale, isSaved ? { gesendet: 1 } : {}), 303);
}

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => pageMeta(view?.page, matches);

export default function CheckoutLaterRoute() {
  const { page: _page, ...view } = useLoaderData<typeof loader>();
  return <LaterPage {...view} lastResult={useActionData<typeof action>()} />;
}
