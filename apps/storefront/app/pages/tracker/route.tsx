import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { pageMeta } from '~/seo/seo.ts';
import { orderAgain } from '~/modules/checkout/checkout.server.ts';
import { ensureVisitor, visitorOf } from '~/modules/identity/identity.server.ts';
import { recordMailLink } from '~/modules/identity/proven-address.server.ts';
import {
  requestTracker,
  changeDeliveryAddress,
  findTracker,
  openTracker,
  requestCancellation,
  sendOrderLink,
  trackerPage,
} from '~/modules/fulfilment/tracker.server.ts';
import { findOrderForm, trackerConstraints } from '~/modules/fulfilment/tracker.schema.server.ts';
import { TrackerLookup } from './tracker-lookup.tsx';
import { TrackerPage } from './tracker-page.tsx';
import { refuseForm } from '~/platform/form-answer.server.ts';
import { formOf } from '~/platform/form-body.server.ts';
import { intentOf, parseForm } from '~/platform/parse-form.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { href, localeOfRequest } from '~/site-map.ts';

export { ordersSheet as links } from '~/ui/sheets.ts';
export { pageHeaders as headers };
export const handle: PageHandle = { i18n: ['tracker'] };

/** What opens an order: the token of a link, or its number within the session that ordered it. */
async function keyOf(request: Request) {
  const { searchParams } = new URL(request.url);
  const token = searchParams.get('token') ?? undefined;
  const number = searchParams.get('nr') ?? undefined;
  return { token, number, visitor: token || !number ? null : await visitorOf(request) };
}

/** The status of an order; without a key the form that asks for number and e-mail. */
export async function loader({ request }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const key = await keyOf(request);
  await recordMailLink(request);
  const isAsked = Boolean(key.token ?? key.number);
  const tracker = isAsked ? await findTracker({ ...key, locale }) : null;
  const { searchParams } = new URL(request.url);
  const done = searchParams.get('ok');
  const notice = noticeOf(isAsked, searchParams.get('hinweis'));
  return data(
    {
      page: await trackerPage(locale),
      tracker,
      done,
      notice,
      constraint: trackerConstraints,
    },
    tracker || !isAsked ? 200 : 404,
  );
}

/** What the form that finds an order says first. @param hint of the address */
function noticeOf(isAsked: boolean, hint: string | null): 'expired' | 'contract' | null {
  if (isAsked) return 'expired';
  return hint === 'contract' ? 'contract' : null;
}

/** Finds an order, or changes one that the address opens. */
export async function action({ request, context }: ActionFunctionArgs) {
  const locale = localeOfRequest(request);
  const form = await formOf(request);
  const intent = intentOf(form);
  if (intent === 'find') {
    const parsed = parseForm(form, findOrderForm);
    if (!parsed.ok) return refuseForm(request, { kind: 'find' as const, reply: parsed.reply });
    const token = await requestTracker(parsed.value);
    if (token) return redirect(href('orderTracker', {}, locale, { token }), 303);
    return refuseForm(request, { kind: 'find' as const, reply: parsed.refuse({ form: 'unknown' }) });
  }
  const key = await keyOf(request);
  const opened = await openTracker(key);
  if (!opened) throw new Response('Not found', { status: 404 });
  const done = (ok: string) =>
    redirect(href('orderTracker', {}, locale, { token: key.token, nr: key.number, ok }), 303);
  if (intent === 'link') {
    await sendOrderLink(opened.id);
    return done('link');
  }
  if (opened.access !== 'owner') throw new Response('Forbidden', { status: 403 });
  if (intent === 'cancel') {
    return (await requestCancellation(opened.id)) === 'requested'
      ? done('cancel')
      : refuseForm(request, { kind: 'too-late' as const }, { status: 409 });
  }
  if (intent === 'again') {
    const { visitor, headers } = await ensureVisitor(request);
    await orderAgain(visitor, opened.id, { locale, sender: context.sender ?? visitor.userId });
    return redirect(href('checkoutPlan', {}, locale), { status: 303, headers });
  }
  const change = await changeDeliveryAddress(opened.id, form);
  if (change.kind === 'changed') return done('address');
  return refuseForm(request, change, { status: change.kind === 'wrong' ? 400 : 409 });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(data?.page, matches);

export default function OrderTrackerRoute() {
  const { tracker, done, notice, constraint } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (!tracker) return <TrackerLookup notice={notice} constraint={constraint.find} answer={answer} />;
  return <TrackerPage tracker={tracker} done={done} constraint={constraint.address} answer={answer} />;
}
