import { zurichDate } from '~/platform/zurich-time.server.ts';

/**
 * The moment that a booking of a day gets: now for today, noon (UTC) for a day before.
 * @param day `YYYY-MM-DD`, as typed
 * @returns undefined where it is no day of the calendar, or after today
 */
export function dayOfBooking(day: string, now = new Date()): Date | undefined {
  const at = /^\d{4}-\d\d-\d\d$/.test(day) ? new Date(`${day}T12:00:00Z`) : undefined;
  if (!at || Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== day) return undefined;
  const today = zurichDate(now);
  if (day === today) return now;
  return day < today && day >= '2020-01-01' ? at : undefined;
}
