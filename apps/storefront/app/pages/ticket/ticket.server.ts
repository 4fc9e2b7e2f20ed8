import { randomUUID } from 'node:crypto';
import { alternatesOf } from '~/site-map.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { visitorOf } from '~/modules/identity/identity.server.ts';
import { phonePrefixes } from '~/modules/checkout/checkout.server.ts';
import { type OpenedTicket, openTicket, ticketView } from '~/modules/tickets/tickets.server.ts';
import type { TicketView } from '~/modules/tickets/ticket-view.ts';
import type { PageInfo } from '~/seo/seo.ts';
import { localeOfRequest } from '~/site-map.ts';
import { linkToken } from '~/platform/http.server.ts';

/** What was just done, as the address says it. */
const done = ['sent', 'replied', 'closed', 'reopened', 'call', 'link', 'link-wait'] as const;
export type TicketDone = (typeof done)[number];

export interface OpenTicketView {
  kind: 'open';
  ticket: TicketView;
  /** Whether it was sent from this browser: then its order opens too. */
  isOwn: boolean;
  /** Of the next answer: sent twice it is one. */
  replyKey: string;
  done: TicketDone | null;
  phonePrefixes: string[];
}

/** A ticket that can't be shown: its link has ended, or nothing opens it here. */
export type ClosedTicketView = { kind: 'expired'; masked: string; done: TicketDone | null } | { kind: 'missing' };

/** The ticket that an address opens, for the person who asks. */
export async function openedOf(request: Request, number: string): Promise<OpenedTicket | null> {
  const token = linkToken(request) || undefined;
  return openTicket({ token, number, visitor: await visitorOf(request) });
}

/** What the page of a ticket shows, and the answer's status. */
export async function loadTicket(
  request: Request,
  number: string,
): Promise<{ page: PageInfo; view: OpenTicketView | ClosedTicketView; status: number }> {
  const locale = localeOfRequest(request);
  const t = i18nFor(locale, 'ticket');
  const page: PageInfo = {
    locale,
    title: `${t('page.title', { number })} · Velory`,
    description: t('page.description'),
    alternates: alternatesOf('ticket', { number }),
    noindex: true,
  };
  const { searchParams } = new URL(request.url);
  const ok = searchParams.has('gesendet') ? 'sent' : done.find((each) => each === searchParams.get('ok'));
  const opened = await openedOf(request, number);
  if (!opened) return { page, view: { kind: 'missing' }, status: 404 };
  if (opened.kind === 'expired') {
    return { page, view: { kind: 'expired', masked: opened.masked, done: ok ?? null }, status: 410 };
  }
  const ticket = await ticketView(opened.id);
  const view = {
    ticket,
    isOwn: opened.isOwn,
    replyKey: randomUUID(),
    done: ok ?? null,
    phonePrefixes: [...phonePrefixes],
  };
  return { page, view: { kind: 'open', ...view }, status: 200 };
}
