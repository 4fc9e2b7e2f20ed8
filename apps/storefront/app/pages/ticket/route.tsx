import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { pageMeta } from '~/seo/seo.ts';
import { recordMailLink } from '~/modules/identity/proven-address.server.ts';
import { refusalStatus } from '~/platform/form-answer.server.ts';
import { PICTURES_RETRY_SECONDS } from '~/platform/pictures.server.ts';
import { formOf } from '~/platform/form-body.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { href, localeOfRequest } from '~/site-map.ts';
import { actOnTicket } from './ticket-acts.server.ts';
import { ClosedTicket } from './closed-ticket.tsx';
import { loadTicket, openedOf } from './ticket.server.ts';
import { TicketPage } from './ticket-page.tsx';
import { linkToken } from '~/platform/http.server.ts';

export { pageHeaders as headers };
export const handle: PageHandle = { i18n: ['tickets', 'ticket'], isTask: true };
export { serviceSheet as links } from '~/ui/sheets.ts';

const headers = { 'Cache-Control': 'private, no-store' };

/** A ticket for its sender: by its number in the same browser, or by the link of a mail. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await recordMailLink(request);
  const { status, ...loaded } = await loadTicket(request, params.number ?? '');
  return data(loaded, { status, headers });
}

/** Answers, closes, opens again, asks for a call or for a new link, by the button's `intent`. */
export async function action({ request, params }: ActionFunctionArgs) {
  const number = params.number ?? '';
  const locale = localeOfRequest(request);
  const opened = await openedOf(request, number);
  if (!opened) throw new Response('Not found', { status: 404 });
  const result = await actOnTicket({ request, opened, form: await formOf(request), locale });
  if (result.kind === 'refused') {
    const later = result.status === 503 && { 'Retry-After': String(PICTURES_RETRY_SECONDS) };
    return data(result.refusal, { status: refusalStatus(request, result.status), headers: { ...headers, ...later } });
  }
  const token = linkToken(request) || undefined;
  return redirect(href('ticket', { number }, locale, { token, ok: result.ok }), { status: 303, headers });
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => pageMeta(loaded?.page, matches);

export default function TicketRoute() {
  const { view } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  if (view.kind === 'open') return <TicketPage key={view.ticket.id} view={view} refusal={refusal} />;
  return <ClosedTicket view={view} />;
}
