import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { pageMeta } from '~/seo/seo.ts';
import { accountOf } from '~/modules/identity/account.server.ts';
import {
  askForErasure,
  erasureOf,
  erasureOfLink,
  undoErasure,
  undoErasureByLink,
} from '~/modules/identity/erasure.server.ts';
import { visitorOf } from '~/modules/identity/identity.server.ts';
import { listOrders } from '~/modules/orders/orders.server.ts';
import { refusalStatus } from '~/platform/form-answer.server.ts';
import { formOf } from '~/platform/form-body.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { href, localeOfRequest } from '~/site-map.ts';
import { sheet } from '~/ui/sheets.ts';
import { accountPage, signInPath } from './account.server.ts';
import { ErasePage } from './erase-page.tsx';
import styles from './account.css?url';

export const links = sheet(styles);
export { pageHeaders as headers };
export const handle: PageHandle = { i18n: ['account'] };

/** What goes and what stays, and a field for one's own address; by a mail's link (`?token=`) the way back, without signing in. */
export async function loader({ request }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const page = await accountPage(locale, 'accountErase');
  const { searchParams } = new URL(request.url);
  const token = searchParams.get('token');
  if (token !== null) {
    const { due, isGuest } = (await erasureOfLink(token)) ?? { due: null, isGuest: false };
    return data({ page, link: { token, due, isGuest }, own: null, isKept: searchParams.has('behalten') });
  }
  const visitor = await visitorOf(request);
  const account = await accountOf(visitor);
  if (!visitor || !account) return redirect(signInPath(request, 'accountErase'));
  const [due, orders] = await Promise.all([erasureOf(visitor), listOrders(visitor)]);
  return data({ page, link: null, own: { email: account.email, due, hasOrders: orders.length > 0 }, isKept: false });
}

/** Asks for the erasure, or takes it back. */
export async function action({ request }: ActionFunctionArgs) {
  const locale = localeOfRequest(request);
  const form = await formOf(request);
  const path = href('accountErase', {}, locale);
  const token = form.get('token');
  if (typeof token === 'string') {
    await undoErasureByLink(token);
    return redirect(href('accountErase', {}, locale, { token, behalten: 1 }), 303);
  }
  const visitor = await visitorOf(request);
  const account = await accountOf(visitor);
  if (!visitor || !account) return redirect(signInPath(request, 'accountErase'), 303);
  if (form.get('intent') === 'keep') {
    await undoErasure(visitor);
    return redirect(href('account', {}, locale), 303);
  }
  const email = form.get('email');
  const typed = typeof email === 'string' ? email.trim() : '';
  if (typed.toLowerCase() !== account.email) {
    return data({ typed: typed.slice(0, 200) }, { status: refusalStatus(request, 400) });
  }
  await askForErasure(visitor, locale);
  return redirect(path, 303);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(data?.page, matches);

export default function EraseRoute() {
  const { page: _page, ...view } = useLoaderData<typeof loader>();
  return <ErasePage {...view} wrong={useActionData<typeof action>()} />;
}
