import type { z } from 'zod';
import { formatMoment } from '~/i18n/dates.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { mailer } from '~/integrations/mail/mail.server.ts';
import { findBlackFriday } from '~/modules/campaigns/black-friday.server.ts';
import { CONFIRM_DAYS, SENT_DAYS } from '~/modules/campaigns/reminder.ts';
import { reminderMailSchema } from '~/modules/campaigns/reminder.schema.server.ts';
import { instanceMail } from '~/modules/instances/instance-mail.server.ts';
import { db } from '~/platform/db.server.ts';
import { defineJob, type JobRun } from '~/platform/jobs.server.ts';
import { writeLetter } from '~/platform/mail/write-letter.server.ts';
import { signId } from '~/platform/signing-keys.server.ts';
import { href } from '~/site-map.ts';

/** Answers a request by the link that confirms it, or tells that the action has begun. */
export const reminderMailJob = defineJob({
  name: 'mail.black-friday-reminder',
  schema: reminderMailSchema,
  run: sendMail,
});

/**
 * Mails what is due, unless the reminder was taken back or the action has ended meanwhile.
 * @throws where the mailer fails; the job runs again
 */
async function sendMail(
  { reminderId, news }: z.infer<typeof reminderMailSchema>,
  { idempotencyKey }: JobRun,
): Promise<void> {
  const reminder = await db.blackFridayReminder.findUnique({ where: { id: reminderId } });
  const action = reminder && (await findBlackFriday(reminder.locale, new Date()));
  if (!reminder || !action || action.state === 'over') return;
  const { id, email, locale, confirmedAt, instanceId } = reminder;
  const kind = news === 'begun' ? 'begun' : confirmedAt ? 'known' : 'confirm';
  const t = i18nFor(locale, 'black-friday-mail');
  const { address, sender, look } = await instanceMail(instanceId, locale);
  const path =
    kind === 'begun'
      ? href('blackFriday', {}, locale)
      : href('newsletterBlackFriday', {}, locale, { token: signId('black-friday-reminder', id) });
  const letter = await writeLetter({
    ...look,
    locale,
    colon: t('colon'),
    subject: t(`${kind}.subject`),
    greeting: t(`${kind}.greeting`),
    intro: t(`${kind}.intro`, {
      days: CONFIRM_DAYS,
      start: formatMoment(action.entry.startsAt, locale),
      end: formatMoment(action.entry.endsAt, locale),
    }),
    blocks: [],
    link: { text: t(`${kind}.link`), address: address + path },
    closing: t(`${kind}.closing`, { days: SENT_DAYS }),
  });
  const mailKind = kind === 'begun' ? 'black-friday-begun' : 'black-friday-reminder';
  await mailer().send({ kind: mailKind, to: email, ...letter, ...sender }, idempotencyKey);
}
