import { z } from 'zod';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { type Database, db, type Prisma } from '~/platform/db.server.ts';
import { picturePath } from '~/modules/tickets/files/picture-links.server.ts';
import { staffName } from '~/modules/tickets/staff-name.ts';
import { ticketEvents } from '~/modules/tickets/states.ts';
import type { TicketEntryView, TicketLine, TicketView } from '~/modules/tickets/ticket-view.ts';
import { detailsSchema } from '~/modules/tickets/tickets.schema.server.ts';
import { ticketNumber } from '~/modules/tickets/tickets.ts';
import { ticketOfToken } from './ticket-links.server.ts';

/** What opens a ticket: a link's token, or its number in the browser that sent it. */
export interface TicketKey {
  token?: string;
  number: string;
  visitor: Visitor | null;
}

/**
 * `isOwn`: it was sent from this browser. `expired`: the link was right once; a new one is mailed to `masked` where a
 * person asks for it.
 */
export type OpenedTicket =
  { kind: 'open'; id: string; isOwn: boolean } | { kind: 'expired'; id: string; masked: string };

/** The ticket that a key opens; null if there is none, or it is another person's. */
export async function openTicket(
  { token, number, visitor }: TicketKey,
  now = new Date(),
): Promise<OpenedTicket | null> {
  const count = Number(/^S-(\d{4,9})$/i.exec(number)?.[1] ?? NaN);
  if (!Number.isSafeInteger(count)) return null;
  if (visitor) {
    const own = await db.ticket.findFirst({ where: { count, userId: visitor.userId }, select: { id: true } });
    if (own) return { kind: 'open', id: own.id, isOwn: true };
  }
  const linked = token ? ticketOfToken(token, now) : undefined;
  if (!linked) return null;
  const found = await db.ticket.findFirst({ where: { id: linked.id, count }, select: { id: true, email: true } });
  if (!found) return null;
  return linked.isExpired
    ? { kind: 'expired', id: found.id, masked: maskedEmail(found.email) }
    : { kind: 'open', id: found.id, isOwn: false };
}

/** An address as anyone who holds an old link may see it: `le…@bluewin.ch`. */
const maskedEmail = (email: string): string => email.replace(/^(.{0,2})[^@]*/, '$1…');

const entriesSelect = {
  orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  include: { files: { orderBy: { createdAt: 'asc' }, select: { id: true, side: true } } },
} satisfies Prisma.Ticket$entriesArgs;

const itemsSchema = z.array(z.object({ image: z.string() }));

/** A ticket as its shopper sees it. @throws if there is none */
export async function ticketView(id: string, database: Database = db): Promise<TicketView> {
  const row = await database.ticket.findUniqueOrThrow({
    where: { id },
    include: { entries: entriesSelect, checkout: { select: { cartItems: true } } },
  });
  const { deliveredOn, deliveredTime = '' } = detailsSchema.parse(row.details);
  return {
    id,
    number: ticketNumber(row.count),
    kind: row.kind,
    state: row.state,
    locale: row.locale,
    createdAt: row.createdAt.toISOString(),
    stateAt: row.stateAt.toISOString(),
    ...listEntries(row.entries),
    image: itemsSchema.safeParse(row.checkout?.cartItems).data?.[0]?.image ?? null,
    subject: row.subject,
    bikeModel: row.bikeModel,
    orderNumber: row.orderNumber,
    phone: row.phone,
    delivered: deliveredOn ? { on: deliveredOn, time: deliveredTime } : null,
    assignee: row.assigneeEmail && staffName(row.assigneeEmail),
    entries: row.entries.map(toEntry),
  };
}

interface EntryRow {
  id: string;
  author: TicketEntryView['author'];
  staffEmail: string | null;
  event: string | null;
  text: string;
  suggestions: string[];
  createdAt: Date;
  files: { id: string; side: string | null }[];
}

/** An entry as pages show it. */
function toEntry({ staffEmail, event, createdAt, files, ...row }: EntryRow): TicketEntryView {
  return {
    id: row.id,
    author: row.author,
    text: row.text,
    suggestions: row.suggestions,
    at: createdAt.toISOString(),
    name: row.author === 'shopper' ? '' : staffName(staffEmail),
    event: ticketEvents.find((each) => each === event) ?? null,
    pictures: files.map(({ id, side }) => ({ src: picturePath(id), side })),
  };
}

function listEntries(entries: readonly { event: string | null; createdAt: Date; author: string }[]) {
  const taken = entries.find(({ event, author }) => event === 'taken' || (author === 'staff' && event === null));
  return {
    takenAt: taken?.createdAt.toISOString() ?? null,
    isReopened: entries.some(({ event }) => event === 'reopened'),
  };
}

/** Tickets that a page lists. */
const MOST = 20;

/** A visitor's own tickets, the newest first, at most twenty. */
export async function listTicketsOfCustomer(visitor: Visitor | null): Promise<TicketLine[]> {
  if (!visitor) return [];
  const rows = await db.ticket.findMany({
    where: { userId: visitor.userId },
    orderBy: { createdAt: 'desc' },
    take: MOST,
    include: { entries: { select: { event: true, author: true, createdAt: true }, orderBy: { createdAt: 'asc' } } },
  });
  return rows.map(({ id, count, kind, state, subject, createdAt, details, entries }) => ({
    id,
    number: ticketNumber(count),
    kind,
    state,
    subject,
    createdAt: createdAt.toISOString(),
    ...listEntries(entries),
    part: detailsSchema.parse(details).part ?? null,
  }));
}
