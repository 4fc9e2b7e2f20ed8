import { formatMoment } from '~/i18n/dates.ts';
import { findBlackFriday } from '~/modules/campaigns/black-friday.server.ts';
import { CONFIRM_DAYS, SENT_DAYS } from '~/modules/campaigns/reminder.ts';
import { reminderMailSchema } from '~/modules/campaigns/reminder.schema.server.ts';
import { defineMail } from '~/modules/instances/define-mail.server.ts';
import { db } from '~/platform/db.server.ts';
import type { MailKind } from '~/platform/mail/mail-kind.ts';
import { signId } from '~/platform/signing-keys.server.ts';
import { href } from '~/site-map.ts';

const begun: MailKind = { name: 'black-friday-begun', class: 'marketing' };

interface Facts {
  words: 'confirm' | 'known' | 'begun';
  path: string;
  startsAt: string;
  endsAt: string;
}

/**
 * Answers a request by the link that confirms it, or tells that the action has begun; left out where the reminder was
 * taken back or the action has ended meanwhile.
 */
export const reminderMail = defineMail({
  kinds: [{ name: 'black-friday-reminder', class: 'normal' }, begun],
  texts: 'black-friday-mail',
  schema: reminderMailSchema,
  read: async ({ reminderId, news }) => {
    const reminder = await db.blackFridayReminder.findUnique({ where: { id: reminderId } });
    const action = reminder && (await findBlackFriday(reminder.locale, new Date()));
    if (!reminder || !action || action.state === 'over') return undefined;
    const { id, email: to, locale, confirmedAt, instanceId } = reminder;
    const facts: Facts = {
      words: news === 'begun' ? 'begun' : confirmedAt ? 'known' : 'confirm',
      path:
        news === 'begun'
          ? href('blackFriday', {}, locale)
          : href('newsletterBlackFriday', {}, locale, { token: signId('black-friday-reminder', id) }),
      startsAt: action.entry.startsAt,
      endsAt: action.entry.endsAt,
    };
    return { to, locale, instanceId, facts, ...(news === 'begun' && { kind: begun }) };
  },
  write: ({ words, path, startsAt, endsAt }, { t, locale, page }) => ({
    subject: t(`${words}.subject`),
    greeting: t(`${words}.greeting`),
    intro: t(`${words}.intro`, {
      days: CONFIRM_DAYS,
      start: formatMoment(startsAt, locale),
      end: formatMoment(endsAt, locale),
    }),
    link: { text: t(`${words}.link`), address: page(path) },
    closing: t(`${words}.closing`, { days: SENT_DAYS }),
  }),
  samples: (locale): Record<string, Facts> => {
    const facts = {
      path: href('blackFriday', {}, locale),
      startsAt: '2026-11-27T06:00:00Z',
      endsAt: '2026-11-30T22:59:00Z',
    };
    return {
      confirm: { ...facts, words: 'confirm' },
      known: { ...facts, words: 'known' },
      begun: { ...facts, words: 'begun' },
    };
  },
});
