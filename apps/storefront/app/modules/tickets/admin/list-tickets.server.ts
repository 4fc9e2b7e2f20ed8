import { type Database, db, type Prisma } from '~/platform/db.server.ts';
import { readablePhone } from '~/modules/checkout/checkout.server.ts';
import { ticketView } from '~/modules/tickets/thread/find-ticket.server.ts';
import type { TicketState } from '~/modules/tickets/states.ts';
import type { TicketView } from '~/modules/tickets/ticket-view.ts';
import { detailsSchema, type TicketDetails } from '~/modules/tickets/tickets.schema.server.ts';
import { type TicketKind, ticketNumber } from '~/modules/tickets/tickets.ts';

/** A ticket in the queue of the team. Times are ISO 8601. */
export interface TicketListItem {
  id: string;
  number: string;
  kind: TicketKind;
  state: TicketState;
  subject: string;
  bikeModel: string;
  firstName: string;
  lastName: string;
  assigneeEmail: string | null;
  createdAt: string;
  changedAt: string;
}

export interface StaffTicket extends TicketView {
  email: string;
  firstName: string;
  lastName: string;
  assigneeEmail: string | null;
  details: TicketDetails;
  /** Whether an order was found for it: its number leads there. */
  hasOrder: boolean;
}

const PAGE = 50;

/** What the team looks at: everything that is open, or one state. */
export interface TicketListFilter {
  states: readonly TicketState[];
  kind?: TicketKind;
  assigneeEmail?: string;
  /** Tickets already shown. */
  skip?: number;
}

const whereOf = ({ states, kind, assigneeEmail }: TicketListFilter): Prisma.TicketWhereInput => ({
  state: { in: [...states] },
  ...(kind ? { kind } : {}),
  ...(assigneeEmail ? { assigneeEmail } : {}),
});

/**
 * Tickets of a state, fifty at a time: those that are open the longest untouched first, solved ones the newest first.
 */
export async function listTickets(filter: TicketListFilter): Promise<{ tickets: TicketListItem[]; hasMore: boolean }> {
  const isDone = filter.states.every((state) => state === 'solved');
  const rows = await db.ticket.findMany({
    where: whereOf(filter),
    orderBy: [{ changedAt: isDone ? 'desc' : 'asc' }, { id: 'asc' }],
    skip: filter.skip ?? 0,
    take: PAGE + 1,
  });
  return { tickets: rows.slice(0, PAGE).map(toTicketListItem), hasMore: rows.length > PAGE };
}

function toTicketListItem(row: Prisma.TicketGetPayload<object>): TicketListItem {
  const { id, count, kind, state, subject, bikeModel, firstName, lastName, assigneeEmail, createdAt, changedAt } = row;
  return {
    id,
    number: ticketNumber(count),
    kind,
    state,
    subject,
    bikeModel,
    firstName,
    lastName,
    assigneeEmail,
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
  };
}

/** How many tickets are in each state. */
export async function countTickets(): Promise<Record<TicketState, number>> {
  const rows = await db.ticket.groupBy({ by: ['state'], _count: true });
  const count = (state: TicketState) => rows.find((row) => row.state === state)?._count ?? 0;
  return {
    received: count('received'),
    working: count('working'),
    waiting: count('waiting'),
    solved: count('solved'),
  };
}

/** One ticket for the team; null if there is none. */
export async function findStaffTicket(id: string, database: Database = db): Promise<StaffTicket | null> {
  const row = await database.ticket.findUnique({ where: { id } });
  if (!row) return null;
  const { email, firstName, lastName, phone, assigneeEmail, details, checkoutId } = row;
  return {
    ...(await ticketView(id, database)),
    email,
    firstName,
    lastName,
    assigneeEmail,
    details: detailsSchema.parse(details),
    phone: phone && readablePhone(phone),
    hasOrder: checkoutId !== null,
  };
}
