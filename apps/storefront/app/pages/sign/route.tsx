import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { visitorOf } from '~/modules/identity/identity.server.ts';
import { recordMailLink } from '~/modules/identity/proven-address.server.ts';
import { orderLinkOf, orderPath } from '~/modules/orders/order-link.ts';
import { findOrder } from '~/modules/orders/orders.server.ts';
import { agreementForm, codeForm } from '~/modules/signing/signing.schema.server.ts';
import { requestSigningCode, signContract, signingView } from '~/modules/signing/signing.server.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { refuseForm } from '~/platform/form-answer.server.ts';
import { formOf } from '~/platform/form-body.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { intentOf, parseForm } from '~/platform/parse-form.server.ts';
import { pageMeta } from '~/seo/seo.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { alternatesOf, href, localeOfRequest } from '~/site-map.ts';
import { SignPage } from './sign-page.tsx';

export { checkoutSheet as links } from '~/ui/sheets.ts';
export { pageHeaders as headers };
export const handle: PageHandle = { i18n: ['sign'], isTask: true };

/** The order of an address, for its owner. @throws 404 for everyone else */
async function orderOf(request: Request) {
  const { token, nr } = orderLinkOf(new URL(request.url).searchParams);
  const visitor = token ? null : await visitorOf(request);
  const order = await findOrder({ visitor, number: nr, token });
  if (!order) throw new Response('Not found', { status: 404 });
  return { order, link: token ? { token } : { nr: order.number } };
}

/** Why a code is needed again, or cannot be had. */
const problemOf = (query: string | null): 'expired' | 'too-many' | null =>
  query === null ? null : query === 'zu-viele' ? 'too-many' : 'expired';

/** The contract of an order and the step at which its signature is; where nothing can be signed, the order's page. */
export async function loader({ request }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const query = new URL(request.url).searchParams;
  const { order, link } = await orderOf(request);
  await recordMailLink(request);
  const signing = await signingView(order, link);
  if (!signing) throw redirect(orderPath(locale, link, 'vertrag'), 302);
  const t = i18nFor(locale, 'sign');
  const page = {
    locale,
    title: `${t('title')} · Velory`,
    description: t('description'),
    alternates: alternatesOf('signContract', {}),
    noindex: true,
  };
  return { page, signing, link, isRead: query.has('gelesen'), problem: problemOf(query.get('neu')) };
}

/** Sends a code, or signs with it; 303 to the step that follows. */
export async function action({ request }: ActionFunctionArgs) {
  const locale = localeOfRequest(request);
  const { order, link } = await orderOf(request);
  const form = await formOf(request);
  const to = (query: Record<string, string> = {}) =>
    redirect(href('signContract', {}, locale, { ...link, ...query }), 303);
  if (intentOf(form) === 'sign') {
    const parsed = parseForm(form, codeForm);
    if (!parsed.ok) return refuseForm(request, parsed.reply);
    const result = await signContract(order, parsed.value.code);
    if (result === 'signed' || result === 'closed') return to();
    return result === 'wrong'
      ? refuseForm(request, parsed.refuse({ fields: { code: 'wrong' } }))
      : to({ gelesen: '1', neu: '1' });
  }
  const parsed = parseForm(form, agreementForm);
  if (!parsed.ok) return refuseForm(request, parsed.reply);
  const requested = await requestSigningCode(order, new Date(), locale);
  return requested === 'too-many' ? to({ gelesen: '1', neu: 'zu-viele' }) : to();
}

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => pageMeta(view?.page, matches);

export default function SignRoute() {
  const { page: _page, ...view } = useLoaderData<typeof loader>();
  return <SignPage {...view} lastResult={useActionData<typeof action>()} />;
}
