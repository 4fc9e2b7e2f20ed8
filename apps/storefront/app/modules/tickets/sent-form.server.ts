import type { Locale } from '~/i18n/locales.ts';
import { ensureVisitor } from '~/modules/identity/identity.server.ts';
import { orderLinkOf } from '~/modules/orders/order-link.ts';
import { currentAddress } from '~/modules/instances/instances.server.ts';
import { refusalStatus } from '~/platform/form-answer.server.ts';
import { formOf } from '~/platform/form-body.server.ts';
import { PICTURES_RETRY_SECONDS } from '~/platform/pictures.server.ts';
import { href } from '~/site-map.ts';
import { submitTicketForm } from './ticket-form.server.ts';
import type { TicketRefusal } from './ticket-form.ts';
import type { TicketKind } from './tickets.ts';

/**
 * `path`: the page of the ticket that was sent; `status`: of the page that shows a refusal. The headers carry the
 * session of who sent it.
 */
export type SentForm = { headers: Headers } & (
  { path: string; refusal?: undefined } | { path?: undefined; refusal: TicketRefusal; status: number }
);

/**
 * Takes the form of a ticket that a page was sent.
 * @param sender an address, or whatever represents one
 * @throws Response 400 where the body is no form
 */
export async function sentTicketForm(
  request: Request,
  { kind, locale, sender }: { kind: TicketKind; locale: Locale; sender: string | undefined },
): Promise<SentForm> {
  const form = await formOf(request);
  const { visitor, headers } = await ensureVisitor(request);
  const { pathname, searchParams } = new URL(request.url);
  const answer = await submitTicketForm({
    form,
    kind,
    locale,
    visitor,
    query: searchParams,
    link: orderLinkOf(searchParams),
    pageUri: currentAddress() + pathname.replace(/\.data$/, ''),
    cookies: request.headers.get('Cookie'),
    sender: sender ?? 'unknown',
  });
  if (answer.kind === 'refused') {
    const { refusal } = answer;
    const isBusy = Object.values(refusal.pictureErrors).some((error) => error?.code === 'busy');
    if (isBusy) headers.set('Retry-After', String(PICTURES_RETRY_SECONDS));
    return { headers, refusal, status: refusalStatus(request, isBusy ? 503 : 400) };
  }
  return { headers, path: href('ticket', { number: answer.number }, locale, { gesendet: 1 }) };
}
