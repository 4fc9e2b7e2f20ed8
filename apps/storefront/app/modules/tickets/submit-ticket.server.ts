import pLimit from 'p-limit';
import type { Locale } from '~/i18n/locales.ts';
import { textOfKey } from '~/i18n/keys.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { chatJob } from '~/integrations/team-chat/chat-job.server.ts';
import { normalizedPhone } from '~/modules/checkout/checkout.server.ts';
import { queueForm } from '~/modules/forms/forms.server.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { type Database, db } from '~/platform/db.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { createRateLimiter } from '~/platform/rate-limit.server.ts';
import { singleton } from '~/platform/singleton.server.ts';
import { crmForm } from './crm-form.ts';
import { damageState } from './damage-limits.ts';
import { limitsOfTyped } from './delivery-time.server.ts';
import { claimPictures, type StoredPicture } from './files/pictures.server.ts';
import { queueTicketMail } from './emails/ticket-mail.server.ts';
import { orderOfTyped } from './order-of-ticket.server.ts';
import type { TicketEvent } from './states.ts';
import type { TicketAnswers } from './tickets.schema.server.ts';
import { markWords, type TicketKind, ticketNumber } from './tickets.ts';

const perSender = createRateLimiter({ name: 'tickets', points: 20, seconds: 3600 });

/** Mails that an address gets in a day because a person has sent tickets with it. */
const DAILY_MAILS = 5;

const DAY = 24 * 60 * 60 * 1000;

/** Tickets that are written at the same time; others wait for their turn. */
const limit = () => singleton('tickets.limit', () => pLimit(4));

export interface TicketWish {
  visitor: Visitor;
  kind: TicketKind;
  locale: Locale;
  /** Of the form: sent again it is the same ticket. */
  submissionKey: string;
  answers: TicketAnswers;
  /** The order that the form's address opened. */
  order: { id: string; number: string } | null;
  pictures: readonly (StoredPicture & { side: string | null })[];
  consentText: string;
  context: { pageUri: string; pageName?: string; ipAddress?: string };
  /** An address, or whatever represents one. */
  sender: string;
}

/** `gone`: a picture was taken by another ticket, or a day has passed. `too-many`: seconds until the next. */
export type TicketAnswer =
  { kind: 'sent'; id: string; number: string } | { kind: 'gone' } | { kind: 'too-many'; seconds: number };

class PicturesExpiredError extends Error {}

/**
 * Takes a ticket: it, its pictures, the form for the CRM, the mail and the note to the team are in one transaction.
 * The same form sent again, also at the same time, is the same ticket.
 */
export function submitTicket(wish: TicketWish, now = new Date()): Promise<TicketAnswer> {
  return limit()(() => submit(wish, now));
}

async function submit(wish: TicketWish, now: Date): Promise<TicketAnswer> {
  const known = await ticketOfKey(db, wish.submissionKey);
  if (known) return known;
  const seconds = await perSender.consume(wish.sender);
  if (seconds !== undefined) return { kind: 'too-many', seconds };
  const subject = subjectOf(wish);
  const checkoutId = wish.order?.id ?? (await orderOfTyped(wish.answers.orderNumber, wish.answers.email));
  try {
    return await db.$transaction(async (database) => {
      await database.$queryRaw`select from (select pg_advisory_xact_lock(hashtextextended(${`ticket ${wish.submissionKey}`}, 0))) as lock`;
      return (await ticketOfKey(database, wish.submissionKey)) ?? create(database, wish, { subject, checkoutId, now });
    });
  } catch (error) {
    if (error instanceof PicturesExpiredError) return { kind: 'gone' };
    throw error;
  }
}

async function ticketOfKey(database: Database, submissionKey: string): Promise<TicketAnswer | undefined> {
  const known = await database.ticket.findUnique({ where: { submissionKey }, select: { id: true, count: true } });
  return known ? { kind: 'sent', id: known.id, number: ticketNumber(known.count) } : undefined;
}

interface Facts {
  subject: string;
  checkoutId: string | null;
  now: Date;
}

async function create(
  database: Database,
  wish: TicketWish,
  { subject, checkoutId, now }: Facts,
): Promise<TicketAnswer> {
  const { visitor, kind, locale, submissionKey, answers, order, pictures, consentText, context } = wish;
  const { email, firstName, lastName, bikeModel, content, details } = answers;
  const phone = answers.phone ? normalizedPhone(answers.phonePrefix, answers.phone) : null;
  const recent = await database.ticket.count({ where: { email, createdAt: { gt: new Date(now.getTime() - DAY) } } });
  const { id, count } = await database.ticket.create({
    data: {
      submissionKey,
      kind,
      locale,
      userId: visitor.userId,
      checkoutId,
      email,
      firstName,
      lastName,
      phone,
      bikeModel,
      subject,
      details,
      consentText,
      pageUri: context.pageUri,
      orderNumber: order?.number ?? (answers.orderNumber || null),
      createdAt: now,
      stateAt: now,
      changedAt: now,
    },
    select: { id: true, count: true },
  });
  const number = ticketNumber(count);
  const entry = await database.ticketEntry.create({
    data: { ticketId: id, author: 'shopper', text: content, key: `ticket:${submissionKey}`, createdAt: now },
    select: { id: true },
  });
  const event = eventOf(wish, now);
  if (event) {
    const createdAt = new Date(now.getTime() + 1);
    await database.ticketEntry.create({
      data: { ticketId: id, author: 'shop', event, key: `ticket-limits:${submissionKey}`, createdAt },
    });
  }
  const claimed = await claimPictures(database, pictures, { ticketId: id, entryId: entry.id });
  if (claimed < pictures.length) throw new PicturesExpiredError('A picture was taken by another ticket.');
  const reason = details.reason && wordsOf('de', `reason.${details.reason}`);
  const form = crmForm({
    kind,
    locale,
    email,
    firstName,
    lastName,
    phone,
    bikeModel,
    pictures,
    consentText,
    subject: `${number} ${subject}`,
    content: [content, ...factsOf(wish)].filter(Boolean).join('\n'),
    reason,
    km: details.km,
    pageUri: context.pageUri,
    pageName: context.pageName ?? '',
    ...(context.ipAddress ? { ipAddress: context.ipAddress } : {}),
  });
  await queueForm(database, form, { key: `ticket:${id}` });
  if (recent < DAILY_MAILS) await queueTicketMail(database, { ticketId: id, kind: 'received' }, `${id}:received`);
  const words = wordsOf('de', `kind.${kind}`);
  await addJob(database, chatJob, { text: `Neue Meldung ${number}: ${words}` }, { key: `ticket-chat:${id}` });
  return { kind: 'sent', id, number };
}

function wordsOf(locale: Locale, key: string, values: Record<string, string> = {}): string {
  return textOfKey(i18nFor(locale, 'tickets'), key, values);
}

/** What a ticket is called: as it was typed, or made of its facts. */
function subjectOf({ kind, locale, answers }: TicketWish): string {
  if (answers.subject) return answers.subject;
  const { part, product = '' } = answers.details;
  const words = part ? wordsOf(locale, `part.${part}`) : '';
  return wordsOf(locale, `subject.${kind}`, { model: answers.bikeModel, part: words, product });
}

/** What the damage's sending has to do with its limits; nothing of other kinds. */
function eventOf({ kind, answers }: TicketWish, now: Date): TicketEvent | undefined {
  if (kind !== 'damage') return undefined;
  const { deliveredOn = '', deliveredTime = '' } = answers.details;
  const limits = limitsOfTyped(deliveredOn, deliveredTime);
  if (!limits) return undefined;
  const state = damageState(limits, now.getTime());
  return state === 'over' ? 'late' : state === 'hidden' ? 'in-time-hidden' : 'in-time-visible';
}

/** What only tickets of a kind have, in lines that colleagues read in the CRM: German. */
function factsOf({ answers, order }: TicketWish): string[] {
  const { details, orderNumber } = answers;
  const t = i18nFor('de', 'tickets');
  const facts: [name: string, value: string | undefined][] = [
    ['order', order?.number ?? orderNumber],
    ['part', details.part && t(`part.${details.part}`)],
    ['symptom', details.part && details.symptom && textOfKey(t, `symptom.${details.part}.${details.symptom}`)],
    ['km', details.km === undefined ? undefined : String(details.km)],
    ['issue', details.issue && t(`issue.${details.issue}`)],
    ['product', details.product],
    ['wish', details.wish && t(`wish.${details.wish}`)],
    ['wanted', details.wanted],
    ['delivered', [details.deliveredOn, details.deliveredTime].filter(Boolean).join(' ')],
    ['visibility', details.visibility && t(`visibility.${details.visibility}`)],
    ['places', details.places?.map((mark) => markWords(mark, t)).join(', ')],
  ];
  return facts.flatMap(([name, value]) => (value ? [`${textOfKey(t, `fact.${name}`)}: ${value}`] : []));
}
