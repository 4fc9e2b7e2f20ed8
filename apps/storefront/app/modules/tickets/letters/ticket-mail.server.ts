import { z } from 'zod';
import { i18nFor } from '~/i18n/texts.server.ts';
import { mailer } from '~/integrations/mail/mail.server.ts';
import { isProvenAddress, mailMark } from '~/modules/identity/proven-address.server.ts';
import { instanceMail } from '~/modules/instances/instance-mail.server.ts';
import { ticketPath } from '~/modules/tickets/thread/ticket-links.server.ts';
import { staffName } from '~/modules/tickets/staff-name.ts';
import { ticketNumber } from '~/modules/tickets/tickets.ts';
import { type Database, db } from '~/platform/db.server.ts';
import { addJob, defineJob, type JobRun } from '~/platform/jobs.server.ts';
import { writeLetter } from '~/platform/mail/write-letter.server.ts';

/** What is mailed about a ticket: that it came, an answer of the team, that it waits, that it is solved, a new link. */
const mailKinds = ['received', 'answer', 'remind', 'solved', 'link'] as const;

const payloadSchema = z.object({
  ticketId: z.uuid(),
  kind: z.enum(mailKinds),
  /** The message that is repeated. */
  entryId: z.uuid().optional(),
});

type Payload = z.infer<typeof payloadSchema>;

/** Mails whoever sent a ticket. */
export const ticketMailJob = defineJob({ name: 'mail.ticket', schema: payloadSchema, run: sendMail });

/** Mails by a job of the caller's transaction. @param key same key, same mail */
export const queueTicketMail = (database: Database, payload: Payload, key: string): Promise<void> =>
  addJob(database, ticketMailJob, payload, { key: `ticket-mail:${key}` });

/**
 * Writes and sends one mail; nothing where the ticket is gone. What the shopper typed is not repeated: the address is not verified
 * (decision 44). @throws where the mailer fails; the job runs again
 */
async function sendMail({ ticketId, kind, entryId }: Payload, { idempotencyKey }: JobRun): Promise<void> {
  const ticket = await db.ticket.findUnique({ where: { id: ticketId } });
  if (!ticket) return;
  const entry = entryId ? await db.ticketEntry.findUnique({ where: { id: entryId } }) : null;
  if (entryId && !entry) return;
  const { locale, email, firstName, count } = ticket;
  const isProven = await isProvenAddress(ticket.userId, email);
  const { address, sender, look } = await instanceMail(ticket.instanceId, locale);
  const t = i18nFor(locale, 'ticket-mail');
  const words = { number: ticketNumber(count), kind: t(`kind.${ticket.kind}`) };
  const said = entry?.text.split(/\n+/).filter((line) => line.trim() !== '') ?? [];
  const letter = await writeLetter({
    ...look,
    locale,
    colon: t('colon'),
    subject: t(`${kind}.subject`, words),
    greeting: isProven ? t('greeting', { name: firstName }) : t('greeting-unnamed'),
    intro: t(`${kind}.intro`, words),
    blocks:
      said.length > 0
        ? [{ title: t('from', { name: staffName(entry?.staffEmail) }), lines: said.map((text) => ({ text })) }]
        : [],
    link: { text: t(`${kind}.link`), address: address + ticketPath(ticket, mailMark(email)) },
    closing: t('closing'),
  });
  const isOfTeam = kind === 'answer' || kind === 'solved' || kind === 'remind';
  await mailer().send(
    { kind: isOfTeam ? 'ticket-answer' : 'ticket', to: email, ...letter, ...sender, isProven },
    idempotencyKey,
  );
}
