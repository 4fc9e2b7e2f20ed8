import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { pageMeta } from '~/seo/seo.ts';
import { accountOf } from '~/modules/identity/account.server.ts';
import {
  requestErasure,
  erasureOf,
  erasureOfLink,
  undoErasure,
  undoErasureByLink,
} from '~/modules/identity/erasure.server.ts';
import { visitorOf } from '~/modules/identity/identity.server.ts';
import { listOrders } from '~/modules/orders/orders.server.ts';
import { refuseForm } from '~/platform/form-answer.server.ts';
import { formOf } from '~/platform/form-body.server.ts';
import { parseForm } from '~/platform/parse-form.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { href, localeOfRequest } from '~/site-map.ts';
import { accountPage, signInPath } from './account.server.ts';
import { ErasePage } from './erase-page.tsx';

export { accountSheet as links } from '~/ui/sheets.ts';
export { pageHeaders as headers };
export const handle: PageHandle = { i18n: ['account'] };

/**
 * What goes and what stays, and a field for one's own address; by a mail's link (`?token=`) the way back, without
 * signing in.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const page = await accountPage(locale, 'accountErase');
  const { searchParams } = new URL(request.url);
  const token = searchParams.get('token');
  if (token !== null) {
    const { due, isGuest } = (await erasureOfLink(token)) ?? { due: null, isGuest: false };
    return data({ page, link: { token, due, isGuest }, own: null, isCancelled: searchParams.has('behalten') });
  }
  const visitor = await visitorOf(request);
  const account = await accountOf(visitor);
  if (!visitor || !account) return redirect(signInPath(request, 'accountErase'));
  const [due, orders] = await Promise.all([erasureOf(visitor), listOrders(visitor)]);
  return data({
    page,
    link: null,
    own: { email: account.email, due, hasOrders: orders.length > 0 },
    isCancelled: false,
  });
}

/** What the forms of the page send: a mail's link, or a button and one's own address. */
const eraseForm = z.object({
  token: z.string().optional(),
  intent: z.string().optional(),
  email: z.string().trim().default(''),
});

/** Asks for the erasure, or takes it back. */
export async function action({ request }: ActionFunctionArgs) {
  const locale = localeOfRequest(request);
  const form = await formOf(request);
  const path = href('accountErase', {}, locale);
  const parsed = parseForm(form, eraseForm);
  if (!parsed.ok) return refuseForm(request, parsed.reply);
  const { token, intent, email } = parsed.value;
  if (token !== undefined) {
    await undoErasureByLink(token);
    return redirect(href('accountErase', {}, locale, { token, behalten: 1 }), 303);
  }
  const visitor = await visitorOf(request);
  const account = await accountOf(visitor);
  if (!visitor || !account) return redirect(signInPath(request, 'accountErase'), 303);
  if (intent === 'keep') {
    await undoErasure(visitor);
    return redirect(href('account', {}, locale), 303);
  }
  if (email.toLowerCase() !== account.email) {
    return refuseForm(request, parsed.refuse({ fields: { email: 'wrong' } }));
  }
  await requestErasure(visitor, locale);
  return redirect(path, 303);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(data?.page, matches);

export default function EraseRoute() {
  const { page: _page, ...view } = useLoaderData<typeof loader>();
  return <ErasePage {...view} lastResult={useActionData<typeof action>()} />;
}
