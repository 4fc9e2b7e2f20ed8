import type { Database } from '~/platform/db.server.ts';
import { nextState, type TicketAct, type TicketEvent, type TicketState } from '~/modules/tickets/states.ts';
import type { TicketAuthor } from '~/modules/tickets/ticket-author.ts';

/** A ticket while no one else changes it. */
export interface LockedTicket {
  id: string;
  state: TicketState;
  assigneeEmail: string | null;
}

/** Locks a ticket for the rest of the transaction; null if there is none. */
export async function lockTicket(database: Database, id: string): Promise<LockedTicket | null> {
  const [row] = await database.$queryRaw<{ state: TicketState; assigneeEmail: string | null }[]>`
    select state::text as state, assignee_email as "assigneeEmail" from ticket where id = ${id}::uuid for update`;
  return row ? { id, ...row } : null;
}

/**
 * Moves a locked ticket by the table of transitions.
 * @returns its state after; undefined if the act can't be done there
 */
export async function moveTicket(
  database: Database,
  { id, state }: LockedTicket,
  act: TicketAct,
  now: Date,
): Promise<TicketState | undefined> {
  const next = nextState(state, act);
  if (!next) return undefined;
  await database.ticket.update({
    where: { id },
    data: { state: next, changedAt: now, ...(next === state ? {} : { stateAt: now }) },
  });
  return next;
}

export interface NewEntry {
  ticketId: string;
  author: TicketAuthor;
  staffEmail?: string;
  event?: TicketEvent;
  text?: string;
  suggestions?: string[];
  /** Written twice it is one. */
  key: string;
  createdAt: Date;
}

/** Writes an entry, once a key. @returns its id; undefined if it was written before */
export async function writeEntry(database: Database, entry: NewEntry): Promise<string | undefined> {
  const known = await database.ticketEntry.findUnique({ where: { key: entry.key }, select: { id: true } });
  if (known) return undefined;
  return (await database.ticketEntry.create({ data: entry, select: { id: true } })).id;
}
