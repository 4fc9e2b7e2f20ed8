import { locales } from '~/i18n/locales.ts';
import { db } from '~/platform/db.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { findBlackFriday } from './black-friday.server.ts';
import { reminderMail } from './emails/reminder-mail.server.ts';
import { CONFIRM_DAYS, SENT_DAYS } from './reminder.ts';

const DAY = 24 * 60 * 60 * 1000;

/** How long a confirmed reminder waits where no action begins, days. */
const WAITING_DAYS = 365;

/** Reminders of one step; the next one takes the following. */
const MOST = 500;

/** Where the action has begun, lets everyone who waits for it be mailed that, once each. @returns how many */
export async function remindOfBlackFriday(now = new Date()): Promise<number> {
  let count = 0;
  for (const locale of locales) {
    const action = await findBlackFriday(locale, now);
    if (action?.state !== 'running' && action?.state !== 'last') continue;
    for (let step = MOST; step === MOST; count += step) {
      step = await db.$transaction(async (database) => {
        const where = { locale, sentAt: null, confirmedAt: { not: null } };
        const due = await database.blackFridayReminder.findMany({ where, select: { id: true }, take: MOST });
        const ids = due.map(({ id }) => id);
        await database.blackFridayReminder.updateMany({ where: { id: { in: ids } }, data: { sentAt: now } });
        for (const reminderId of ids) {
          await addJob(database, reminderMail, { reminderId, news: 'begun' }, { key: `black-friday:${reminderId}` });
        }
        return ids.length;
      });
    }
  }
  return count;
}

/** Removes reminders that were sent, not confirmed in time, or have waited for a year. */
export async function cleanReminders(now = new Date()): Promise<void> {
  const before = (days: number) => ({ lt: new Date(now.getTime() - days * DAY) });
  await db.blackFridayReminder.deleteMany({
    where: {
      OR: [
        // The job runs once a day.
        { sentAt: before(SENT_DAYS - 1) },
        { confirmedAt: null, askedAt: before(CONFIRM_DAYS) },
        { sentAt: null, askedAt: before(WAITING_DAYS) },
      ],
    },
  });
}
