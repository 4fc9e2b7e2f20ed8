import type { Locale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { formName, type FilledForm } from '~/modules/forms/forms.ts';
import { queueForm } from '~/modules/forms/forms.server.ts';
import { queueFunnelContact } from '~/modules/forms/funnel.server.ts';
import { type Database, db } from '~/platform/db.server.ts';
import { currentInstanceId } from '~/platform/instance-scope.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { verifySignedId } from '~/platform/signing-keys.server.ts';
import { newsletterMail, welcomeMail } from './emails/newsletter-mail.server.ts';
import { CONFIRM_DAYS, type OpenedNewsletterLink } from './newsletter.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Mails that one address gets in a day, no matter who asks for them. */
const DAILY_MAILS = 3;

/** How long it is stored that a person has left, days. */
const LEFT_DAYS = 365;

export interface NewsletterWish {
  /** As the schemas of the module give it. */
  email: string;
  /** Empty if it was left out. */
  firstName: string;
  lastName: string;
  locale: Locale;
  /** Address of the page with the form. */
  pageUri: string;
}

/**
 * Records that a person wants the newsletter and mails a link that confirms it. Anyone who gets it already is mailed
 * that. Nothing tells the two apart for who asks, and an address gets three such mails a day at most. What was agreed
 * to is stored word by word.
 */
export async function requestNewsletter(wish: NewsletterWish, now = new Date()): Promise<void> {
  const { email, firstName, lastName, locale, pageUri } = wish;
  const consentText = await consentTextOf(locale);
  const instanceId = currentInstanceId();
  await db.$transaction(async (database) => {
    await database.$queryRaw`select from (select pg_advisory_xact_lock(hashtextextended(${`newsletter ${instanceId} ${email}`}, 0))) as lock`;
    const known = await database.newsletterSubscription.findUnique({
      where: { email_instanceId: { email, instanceId } },
    });
    const mailed = (known?.mailedAt ?? []).filter((time) => time.getTime() > now.getTime() - DAY);
    if (mailed.length >= DAILY_MAILS) return;
    const mailedAt = [...mailed, now];
    const isMember = known?.confirmedAt && !known.leftAt;
    const requested = {
      firstName: firstName || null,
      lastName: lastName || null,
      locale,
      consentText,
      pageUri,
      askedAt: now,
      confirmedAt: null,
      leftAt: null,
    };
    const { id } = await database.newsletterSubscription.upsert({
      where: { email_instanceId: { email, instanceId } },
      create: { email, instanceId, mailedAt, ...requested },
      update: { mailedAt, ...(isMember ? {} : requested) },
      select: { id: true },
    });
    const key = `newsletter:${id}:${now.getTime()}:${mailed.length}`;
    await addJob(database, newsletterMail, { subscriptionId: id }, { key });
  });
}

/** The sentence at the button, without its marks. */
async function consentTextOf(locale: Locale): Promise<string> {
  const t = i18nFor(locale, 'newsletter');
  return t('consent').replace(/<\/?\w+>/g, '');
}

/** Looks at a link that confirms. It uses nothing up: programs that look into mails open links too. */
export async function openConfirmation(token: string, now = new Date()): Promise<OpenedNewsletterLink> {
  const id = verifySignedId('newsletter-confirm', token);
  const found = id && (await db.newsletterSubscription.findUnique({ where: { id } }));
  if (!found) return { kind: id ? 'expired' : 'unknown' };
  const { email, askedAt, confirmedAt, leftAt } = found;
  if (leftAt) return { kind: 'expired' };
  if (confirmedAt) return { kind: 'done', email };
  return askedAt.getTime() + CONFIRM_DAYS * DAY <= now.getTime() ? { kind: 'expired' } : { kind: 'open', email };
}

/**
 * Confirms a request, once: only now the marketing service and the funnel get the address (spec §7:
 * newsletter/contact, createcontact), by jobs of the same transaction, and a mail says welcome.
 */
export async function confirmNewsletter(token: string, now = new Date()): Promise<OpenedNewsletterLink> {
  const opened = await openConfirmation(token, now);
  const id = verifySignedId('newsletter-confirm', token);
  if (opened.kind !== 'open' || !id) return opened;
  await db.$transaction(async (database) => {
    const { count } = await database.newsletterSubscription.updateMany({
      where: { id, confirmedAt: null, leftAt: null },
      data: { confirmedAt: now },
    });
    if (count > 0) await notifyOthers(database, id, now);
  });
  return { kind: 'done', email: opened.email };
}

async function notifyOthers(database: Database, id: string, now: Date): Promise<void> {
  const { email, firstName, lastName, locale, pageUri } = await database.newsletterSubscription.findUniqueOrThrow({
    where: { id },
  });
  const fields: FilledForm['fields'] = [
    { name: 'email', value: email },
    ...(firstName ? [{ name: 'firstname', value: firstName } as const] : []),
    ...(lastName ? [{ name: 'lastname', value: lastName } as const] : []),
    { name: 'language_selected', value: locale },
  ];
  const key = `newsletter-confirmed:${id}:${now.getTime()}`;
  await queueForm(database, { form: formName('newsletter', locale), fields, context: { pageUri } }, { key });
  const contact = { email_address: email, first_name: firstName ?? '', last_name: lastName ?? '' };
  await queueFunnelContact(database, contact, `funnel-contact:${id}:${now.getTime()}`);
  await addJob(database, welcomeMail, { subscriptionId: id }, { key: `newsletter-welcome:${id}:${now.getTime()}` });
}

/** Looks at a link that ends the newsletter; `done` where it has ended before. */
export async function openLeaving(token: string): Promise<OpenedNewsletterLink> {
  const id = verifySignedId('newsletter-leave', token);
  if (!id) return { kind: 'unknown' };
  const found = await db.newsletterSubscription.findUnique({ where: { id } });
  return found && !found.leftAt ? { kind: 'open', email: found.email } : { kind: 'done', email: found?.email ?? '' };
}

/**
 * Ends the newsletter for anyone who holds the link; a repetition changes nothing. Names go at once; that the address
 * has left is stored, so that it can be shown. The marketing service is told by a job of the same transaction where it
 * knows the address.
 */
export async function leaveNewsletter(token: string, now = new Date()): Promise<OpenedNewsletterLink> {
  const opened = await openLeaving(token);
  const id = verifySignedId('newsletter-leave', token);
  if (opened.kind !== 'open' || !id) return opened;
  await db.$transaction(async (database) => {
    const { count } = await database.newsletterSubscription.updateMany({
      where: { id, leftAt: null },
      data: { leftAt: now, firstName: null, lastName: null },
    });
    if (count === 0) return;
    const { email, locale, confirmedAt } = await database.newsletterSubscription.findUniqueOrThrow({ where: { id } });
    if (!confirmedAt) return;
    const fields: FilledForm['fields'] = [
      { name: 'email', value: email },
      { name: 'language_selected', value: locale },
    ];
    const key = `newsletter-left:${id}:${now.getTime()}`;
    await queueForm(database, { form: formName('newsletter-leave', locale), fields }, { key });
  });
  return { kind: 'done', email: opened.email };
}

/** Removes requests that were not confirmed in time, and who has left a year ago. */
export async function cleanNewsletter(now = new Date()): Promise<void> {
  const before = (days: number) => ({ lt: new Date(now.getTime() - days * DAY) });
  await db.newsletterSubscription.deleteMany({
    where: { OR: [{ confirmedAt: null, askedAt: before(CONFIRM_DAYS) }, { leftAt: before(LEFT_DAYS) }] },
  });
}
