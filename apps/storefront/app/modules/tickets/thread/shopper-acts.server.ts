import type { Locale } from '~/i18n/locales.ts';
import { chatJob } from '~/integrations/team-chat/chat-job.server.ts';
import { normalizedPhone } from '~/modules/checkout/checkout.server.ts';
import { formName } from '~/modules/forms/forms.ts';
import { queueForm } from '~/modules/forms/forms.server.ts';
import { claimPictures } from '~/modules/tickets/files/pictures.server.ts';
import { queueTicketMail } from '~/modules/tickets/emails/ticket-mail.server.ts';
import { ticketNumber } from '~/modules/tickets/tickets.ts';
import { type Database, db } from '~/platform/db.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { createRateLimiter } from '~/platform/rate-limit.server.ts';
import { lockTicket, moveTicket, writeEntry } from './move-ticket.server.ts';

/*
 * What a shopper does with a ticket. Each is done once, however often its form is sent.
 */

/** The result: `refused` where it can't be done at the ticket's state, or there is none. */
export type ShopperAct = 'done' | 'refused';

const newLinks = createRateLimiter({ name: 'ticket-links', points: 3, seconds: 3600 });

async function notifyTeam(database: Database, id: string, what: string, key: string): Promise<void> {
  const { count } = await database.ticket.findUniqueOrThrow({ where: { id }, select: { count: true } });
  await addJob(database, chatJob, { text: `Meldung ${ticketNumber(count)}: ${what}` }, { key: `ticket-chat:${key}` });
}

interface Reply {
  text: string;
  /** Of the form. */
  key: string;
  /** Ids of pictures that wait. */
  pictures?: readonly string[];
}

/** A shopper answers; a solved ticket is open again. */
export function replyToTicket(id: string, { text, key, pictures = [] }: Reply, now = new Date()): Promise<ShopperAct> {
  return db.$transaction(async (database) => {
    const ticket = await lockTicket(database, id);
    if (!ticket) return 'refused';
    const entryKey = `reply:${id}:${key}`;
    const entryId = await writeEntry(database, {
      ticketId: id,
      author: 'shopper',
      text,
      key: entryKey,
      createdAt: now,
    });
    if (!entryId) return 'done';
    await claimPictures(
      database,
      pictures.map((picture) => ({ id: picture })),
      { ticketId: id, entryId },
    );
    await moveTicket(database, ticket, 'reply', now);
    if (ticket.state === 'solved') {
      const createdAt = new Date(now.getTime() + 1);
      await writeEntry(database, {
        ticketId: id,
        author: 'shop',
        event: 'reopened',
        key: `${entryKey}:reopened`,
        createdAt,
      });
    }
    await notifyTeam(database, id, 'eine Antwort ist da', entryKey);
    return 'done';
  });
}

/** A shopper says that a ticket is done (`close`), or that it is not (`reopen`). */
export function convertTicket(id: string, act: 'close' | 'reopen', now = new Date()): Promise<ShopperAct> {
  return db.$transaction(async (database) => {
    const ticket = await lockTicket(database, id);
    if (!ticket || !(await moveTicket(database, ticket, act, now))) return 'refused';
    const event = act === 'close' ? 'closed' : 'reopened';
    const key = `${event}:${id}:${now.getTime()}`;
    await writeEntry(database, { ticketId: id, author: 'shopper', event, key, createdAt: now });
    await notifyTeam(database, id, act === 'close' ? 'von der Kundschaft geschlossen' : 'wieder offen', key);
    return 'done';
  });
}

interface CallWish {
  phonePrefix: string;
  /** As it was typed. */
  phone: string;
  locale: Locale;
  consentText: string;
  context: { pageUri: string; pageName?: string; ipAddress?: string };
  key: string;
}

/**
 * A shopper wants to be called about a ticket: the form of phone calls goes to the marketing service (spec §7), the
 * team is told.
 */
export function requestCall(id: string, wish: CallWish, now = new Date()): Promise<ShopperAct> {
  const { phonePrefix, phone: typed, locale, consentText, context, key } = wish;
  const phone = normalizedPhone(phonePrefix, typed);
  return db.$transaction(async (database) => {
    const ticket = await lockTicket(database, id);
    if (!ticket) return 'refused';
    const entryKey = `call:${id}:${key}`;
    if (
      !(await writeEntry(database, { ticketId: id, author: 'shopper', event: 'call', key: entryKey, createdAt: now }))
    )
      return 'done';
    const { email, firstName, lastName, count } = await database.ticket.update({
      where: { id },
      data: { phone, changedAt: now },
    });
    const form = {
      form: formName('phone-call', locale),
      fields: [
        { name: 'email' as const, value: email },
        { name: 'firstname' as const, value: firstName },
        { name: 'lastname' as const, value: lastName },
        { name: 'phone' as const, value: phone },
        { name: 'questions' as const, value: ticketNumber(count) },
        { name: 'language_selected' as const, value: locale },
      ],
      context,
      consentText,
    };
    await queueForm(database, form, { key: entryKey });
    await notifyTeam(database, id, 'Rückruf verlangt', entryKey);
    return 'done';
  });
}

/** Mails a new link to the sender of a ticket. @returns seconds to wait where that was asked for too often */
export async function mailNewLink(id: string, now = new Date()): Promise<number | undefined> {
  const seconds = await newLinks.consume(id);
  if (seconds !== undefined) return seconds;
  await queueTicketMail(db, { ticketId: id, kind: 'link' }, `${id}:link:${now.getTime()}`);
  return undefined;
}
