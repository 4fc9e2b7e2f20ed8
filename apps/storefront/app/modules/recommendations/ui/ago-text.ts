import type { Translate } from '~/i18n/keys.ts';
import { formatDay, formatWeekday } from '~/i18n/dates.ts';
import type { Locale } from '~/i18n/locales.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The day of a moment where the reader is, ISO. */
const localDay = (moment: Date): string =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** When something was looked at, in words: just now, 8 minutes ago, today, yesterday, the weekday, the day. */
export function agoText(at: string, now: Date, locale: Locale, t: Translate<'recommendations'>): string {
  const moment = new Date(at);
  const minutes = Math.floor((now.getTime() - moment.getTime()) / MINUTE);
  if (minutes < 2) return t('ago.now');
  if (minutes < 60) return t('ago.minutes', { count: minutes });
  const [day, today, yesterday] = [moment, now, new Date(now.getTime() - DAY)].map(localDay);
  if (day === today) return t('ago.today');
  if (day === yesterday) return t('ago.yesterday');
  const [weekday = ''] = formatWeekday(day ?? '', locale).split(/[ ,]/);
  return minutes < (6 * DAY) / MINUTE ? weekday : formatDay(day ?? '', locale);
}
