import { z } from 'zod';
import { isProvenAddress, mailMark } from '~/modules/identity/proven-address.server.ts';
import { defineMail } from '~/modules/instances/define-mail.server.ts';
import { staffName } from '~/modules/tickets/staff-name.ts';
import { ticketPath } from '~/modules/tickets/thread/ticket-links.server.ts';
import { ticketNumber } from '~/modules/tickets/tickets.ts';
import { type Database, db, type TicketKind } from '~/platform/db.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import type { MailKind } from '~/platform/mail/mail-kind.ts';

/** What is mailed about a ticket: that it came, an answer of the team, that it waits, that it is solved, a new link. */
const news = ['received', 'answer', 'remind', 'solved', 'link'] as const;

const payloadSchema = z.object({
  ticketId: z.uuid(),
  kind: z.enum(news),
  /** The message that is repeated. */
  entryId: z.uuid().optional(),
});

type Payload = z.infer<typeof payloadSchema>;

/** Limits of what a staff member causes. */
const ofTeam: MailKind = { name: 'ticket-answer', class: 'staff' };

interface Facts {
  news: Payload['kind'];
  number: string;
  kind: TicketKind;
  /** Absent if the address is not proven. */
  name: string | undefined;
  reply: { by: string; lines: string[] } | null;
  path: string;
}

/**
 * Mails the sender of a ticket; nothing if the ticket is gone. What the shopper typed is not repeated: the address
 * is not verified (decision 44).
 */
export const ticketMail = defineMail({
  kinds: [{ name: 'ticket', class: 'normal' }, ofTeam],
  texts: 'ticket-mail',
  schema: payloadSchema,
  read: async ({ ticketId, kind, entryId }) => {
    const ticket = await db.ticket.findUnique({ where: { id: ticketId } });
    if (!ticket) return undefined;
    const entry = entryId ? await db.ticketEntry.findUnique({ where: { id: entryId } }) : null;
    if (entryId && !entry) return undefined;
    const { locale, email, firstName, count, userId, instanceId } = ticket;
    const isProven = await isProvenAddress(userId, email);
    const lines = entry?.text.split(/\n+/).filter((line) => line.trim() !== '') ?? [];
    const facts: Facts = {
      news: kind,
      number: ticketNumber(count),
      kind: ticket.kind,
      name: isProven ? firstName : undefined,
      reply: lines.length > 0 ? { by: staffName(entry?.staffEmail), lines } : null,
      path: ticketPath(ticket, mailMark(email)),
    };
    const isOfTeam = kind === 'answer' || kind === 'solved' || kind === 'remind';
    return { to: email, locale, instanceId, isProven, facts, ...(isOfTeam && { kind: ofTeam }) };
  },
  write: ({ news, number, kind, name, reply, path }, { t, page }) => {
    const words = { number, kind: t(`kind.${kind}`) };
    return {
      subject: t(`${news}.subject`, words),
      greeting: name === undefined ? t('greeting-unnamed') : t('greeting', { name }),
      intro: t(`${news}.intro`, words),
      blocks: reply ? [{ title: t('from', { name: reply.by }), lines: reply.lines.map((text) => ({ text })) }] : [],
      link: { text: t(`${news}.link`), address: page(path) },
      closing: t('closing'),
    };
  },
  samples: () => {
    const facts = { number: ticketNumber(12), kind: 'question', name: 'Mia', path: '/ticket', reply: null } as const;
    const reply = { by: 'Lea', lines: ['…'] };
    return Object.fromEntries(
      news.map((each) => [each, { ...facts, news: each, reply: each === 'answer' ? reply : null }]),
    );
  },
});

/** Mails by a job of the caller's transaction. @param key same key, same mail */
export const queueTicketMail = (database: Database, payload: Payload, key: string): Promise<void> =>
  addJob(database, ticketMail, payload, { key: `ticket-mail:${key}` });
