import { type Database, db } from '~/platform/db.server.ts';
import { queueTicketMail } from '~/modules/tickets/emails/ticket-mail.server.ts';
import { lockTicket, moveTicket, writeEntry } from '~/modules/tickets/thread/move-ticket.server.ts';

/*
 * What the team does with a ticket. Whatever is written beside it (the log) is written in the same transaction.
 */

/** Who acts, and what is recorded in the same transaction. */
export interface TeamMember {
  email: string;
  note(database: Database): Promise<void>;
}

/**
 * `refused`: it can't be done at the ticket's state; `gone`: there is no such ticket; `twice`: it was done by the same
 * form before.
 */
export type TicketUpdateResult = 'done' | 'refused' | 'gone' | 'twice';

interface Message {
  text: string;
  suggestions: string[];
  /** Whether the shopper has to answer. */
  isQuestion: boolean;
  /** Of the form. */
  key: string;
}

/** Writes to the shopper, by mail too; anyone who writes to a ticket that no one has takes it over. */
export function answerTicket(
  actor: TeamMember,
  id: string,
  { text, suggestions, isQuestion, key }: Message,
  now = new Date(),
): Promise<TicketUpdateResult> {
  return db.$transaction(async (database) => {
    const ticket = await lockTicket(database, id);
    if (!ticket) return 'gone';
    const entryKey = `answer:${id}:${key}`;
    if (await database.ticketEntry.count({ where: { key: entryKey } })) return 'twice';
    if (!(await moveTicket(database, ticket, isQuestion ? 'ask' : 'answer', now))) return 'refused';
    const author = { ticketId: id, author: 'staff', staffEmail: actor.email } as const;
    const entryId = await writeEntry(database, { ...author, text, suggestions, key: entryKey, createdAt: now });
    if (!ticket.assigneeEmail) {
      await database.ticket.update({ where: { id }, data: { assigneeEmail: actor.email } });
    }
    await queueTicketMail(database, { ticketId: id, kind: 'answer', entryId }, `${id}:${entryKey}`);
    await actor.note(database);
    return 'done';
  });
}

export function assignTicket(
  actor: TeamMember,
  id: string,
  toEmail: string,
  now = new Date(),
): Promise<TicketUpdateResult> {
  return db.$transaction(async (database) => {
    const ticket = await lockTicket(database, id);
    const isStaff = (await database.admin.count({ where: { user: { email: toEmail } } })) > 0;
    if (!ticket) return 'gone';
    if (!isStaff) return 'refused';
    if (ticket.assigneeEmail === toEmail) return 'twice';
    if (!(await moveTicket(database, ticket, 'take', now))) return 'refused';
    await database.ticket.update({ where: { id }, data: { assigneeEmail: toEmail } });
    const key = `taken:${id}:${now.getTime()}`;
    await writeEntry(database, {
      ticketId: id,
      author: 'staff',
      staffEmail: toEmail,
      event: 'taken',
      key,
      createdAt: now,
    });
    await actor.note(database);
    return 'done';
  });
}

/**
 * Says that a ticket is solved, which is mailed, or opens it again.
 * @param options.message last words to the shopper, in the thread and in the same mail
 */
export function settleTicket(
  actor: TeamMember,
  id: string,
  act: 'solve' | 'reopen',
  { message, now = new Date() }: { message?: Omit<Message, 'isQuestion'>; now?: Date } = {},
): Promise<TicketUpdateResult> {
  return db.$transaction(async (database) => {
    const ticket = await lockTicket(database, id);
    if (!ticket) return 'gone';
    const entryKey = message && `answer:${id}:${message.key}`;
    if (entryKey && (await database.ticketEntry.count({ where: { key: entryKey } }))) return 'twice';
    if (!(await moveTicket(database, ticket, act, now))) return 'refused';
    const event = act === 'solve' ? 'solved' : 'reopened';
    const key = `${event}:${id}:${now.getTime()}`;
    const author = { ticketId: id, author: 'staff', staffEmail: actor.email } as const;
    const { text, suggestions } = message ?? {};
    const entryId =
      entryKey && (await writeEntry(database, { ...author, text, suggestions, key: entryKey, createdAt: now }));
    // After the message, also for anyone who sorts by time.
    await writeEntry(database, { ...author, event, key, createdAt: message ? new Date(now.getTime() + 1) : now });
    if (act === 'solve') await queueTicketMail(database, { ticketId: id, kind: 'solved', entryId }, `${id}:${key}`);
    await actor.note(database);
    return 'done';
  });
}

/** Addresses of the team, to whom a ticket may be given. */
export async function teamEmails(): Promise<string[]> {
  const rows = await db.admin.findMany({ select: { user: { select: { email: true } } } });
  return rows.flatMap(({ user }) => user.email ?? []).sort();
}
