import type { Locale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { db } from '~/platform/db.server.ts';
import { currentInstanceId } from '~/platform/instance-scope.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { verifySignedId } from '~/platform/signing-keys.server.ts';
import { reminderMail } from './emails/reminder-mail.server.ts';
import { CONFIRM_DAYS, type OpenedReminder } from './reminder.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Mails that one address gets in a day, no matter who asks for them. */
const DAILY_MAILS = 3;

/**
 * Records that a person wants to be told when the Black Friday begins and mails a link that confirms it. Anyone who is
 * recorded already is mailed that. Nothing tells the two apart for who asks; what was agreed to is stored word by
 * word.
 */
export async function requestReminder({ email, locale }: { email: string; locale: Locale }, now = new Date()) {
  const consentText = await consentTextOf(locale);
  const instanceId = currentInstanceId();
  await db.$transaction(async (database) => {
    await database.$queryRaw`select from (select pg_advisory_xact_lock(hashtextextended(${`black-friday ${instanceId} ${email}`}, 0))) as lock`;
    const where = { email_instanceId: { email, instanceId } };
    const known = await database.blackFridayReminder.findUnique({ where });
    const mailed = (known?.mailedAt ?? []).filter((time) => time.getTime() > now.getTime() - DAY);
    if (mailed.length >= DAILY_MAILS) return;
    const mailedAt = [...mailed, now];
    const waits = known?.confirmedAt && !known.sentAt;
    const requested = { locale, consentText, askedAt: now, confirmedAt: null, sentAt: null };
    const { id } = await database.blackFridayReminder.upsert({
      where,
      create: { email, instanceId, mailedAt, ...requested },
      update: { mailedAt, ...(waits ? {} : requested) },
      select: { id: true },
    });
    const key = `black-friday-asked:${id}:${now.getTime()}:${mailed.length}`;
    await addJob(database, reminderMail, { reminderId: id, news: 'asked' }, { key });
  });
}

/** The sentence at the button, without its marks. */
async function consentTextOf(locale: Locale): Promise<string> {
  const t = i18nFor(locale, 'black-friday-reminder');
  return t('consent').replace(/<\/?\w+>/g, '');
}

/** Looks at a link of the mails. It uses nothing up: programs that look into mails open links too. */
export async function openReminder(token: string, now = new Date()): Promise<OpenedReminder> {
  const id = verifySignedId('black-friday-reminder', token);
  if (!id) return { kind: 'unknown' };
  const found = await db.blackFridayReminder.findUnique({ where: { id } });
  if (!found || found.sentAt) return { kind: 'gone' };
  if (found.confirmedAt) return { kind: 'done', email: found.email };
  const isLate = found.askedAt.getTime() + CONFIRM_DAYS * DAY <= now.getTime();
  return isLate ? { kind: 'gone' } : { kind: 'open', email: found.email };
}

/** Confirms a request; a repetition changes nothing. */
export async function confirmReminder(token: string, now = new Date()): Promise<OpenedReminder> {
  const opened = await openReminder(token, now);
  const id = verifySignedId('black-friday-reminder', token);
  if (opened.kind !== 'open' || !id) return opened;
  await db.blackFridayReminder.updateMany({ where: { id, confirmedAt: null }, data: { confirmedAt: now } });
  return { kind: 'done', email: opened.email };
}

/** Takes a reminder back, confirmed or not: nothing of it stays. */
export async function endReminder(token: string): Promise<OpenedReminder> {
  const id = verifySignedId('black-friday-reminder', token);
  if (!id) return { kind: 'unknown' };
  await db.blackFridayReminder.deleteMany({ where: { id } });
  return { kind: 'ended' };
}
