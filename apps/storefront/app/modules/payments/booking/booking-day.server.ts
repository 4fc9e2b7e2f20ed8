import { zurichDate } from '~/platform/zurich-time.server.ts';

/**
 * The time of a booking on a day: now for today, noon (UTC) for an earlier day.
 * @param day `YYYY-MM-DD`, as typed
 * @returns undefined for an invalid or future day
 */
export function dayOfBooking(day: string, now = new Date()): Date | undefined {
  const at = /^\d{4}-\d\d-\d\d$/.test(day) ? new Date(`${day}T12:00:00Z`) : undefined;
  if (!at || Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== day) return undefined;
  const today = zurichDate(now);
  if (day === today) return now;
  return day < today && day >= '2020-01-01' ? at : undefined;
}
