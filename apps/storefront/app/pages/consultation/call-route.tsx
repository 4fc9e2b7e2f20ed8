import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { i18nFor } from '~/i18n/texts.server.ts';
import { callTime, movedCall } from '~/modules/consultation/consultation.schema.server.ts';
import { callWeek, cancelCall, moveCall, openCall } from '~/modules/consultation/consultation.server.ts';
import { recordMailLink } from '~/modules/identity/proven-address.server.ts';
import { currentAddress } from '~/modules/instances/instances.server.ts';
import { refusalStatus } from '~/platform/form-answer.server.ts';
import { formOf } from '~/platform/form-body.server.ts';
import { intentOf, parseForm } from '~/platform/parse-form.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { pageMeta } from '~/seo/seo.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { alternatesOf, href, localeOfRequest } from '~/site-map.ts';
import { CallPage } from './call-page.tsx';
import { linkToken } from '~/platform/http.server.ts';

export { pageHeaders as headers };
export { adviceSheet as links } from '~/ui/sheets.ts';
export const handle: PageHandle = { i18n: ['consultation'], isTask: true };

/** Pages about one person's call: kept nowhere, and their address goes to no one else. */
const headers = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'same-origin' };

/** A booked call, for anyone who holds its link: when it is, and how it is moved or cancelled. */
export async function loader({ request }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const { searchParams } = new URL(request.url);
  await recordMailLink(request);
  const call = await openCall(linkToken(request));
  const t = i18nFor(locale, 'consultation');
  const requested = callTime.safeParse(`${searchParams.get('woche') ?? ''}T00:00`).data?.slice(0, 10);
  const isMoving = searchParams.has('woche') && call?.state === 'open';
  const view = {
    page: {
      locale,
      title: `${t('call.metaTitle')} · Velory`,
      description: t('seo.description'),
      alternates: alternatesOf('consultationCall', {}),
      noindex: true,
    },
    call,
    token: linkToken(request),
    week: isMoving ? await callWeek(requested) : null,
  };
  return data(view, { status: call ? 200 : 404, headers });
}

/** Moves the call, cancels it, or shows another week to move it to. */
export async function action({ request }: ActionFunctionArgs) {
  const locale = localeOfRequest(request);
  const token = linkToken(request);
  const call = await openCall(token);
  const form = await formOf(request);
  const parsed = parseForm(form, movedCall);
  const { week, instead, start: picked } = parsed.ok ? parsed.value : {};
  if (!call) return data({ refusal: 'closed' as const, nearest: [] }, { status: 400, headers });
  const own = (query = {}) => href('consultationCall', {}, locale, { token, ...query });
  if (week) return redirect(`${own({ woche: week })}#zeiten`, 303);
  const pageUri = currentAddress() + href('consultation', {}, locale);
  if (intentOf(form) === 'cancel') {
    const { kind } = await cancelCall(call.id, pageUri);
    if (kind === 'done') return redirect(own(), 303);
    return data({ refusal: 'closed' as const, nearest: [] }, { status: refusalStatus(request, 409), headers });
  }
  const start = instead ?? picked;
  if (!start) {
    return data({ refusal: 'time' as const, nearest: [] }, { status: refusalStatus(request, 400), headers });
  }
  const moved = await moveCall(call.id, { start, pageUri });
  if (moved.kind === 'done') return redirect(own(), 303);
  const nearest = moved.kind === 'gone' ? moved.nearest : [];
  return data({ refusal: moved.kind, nearest }, { status: refusalStatus(request, 409), headers });
}

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => pageMeta(view?.page, matches);

export default function CallRoute() {
  const { page: _page, ...view } = useLoaderData<typeof loader>();
  return <CallPage {...view} refused={useActionData<typeof action>()} />;
}
