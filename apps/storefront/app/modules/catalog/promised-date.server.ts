import { zurichDate } from '~/platform/zurich-time.server.ts';

/**
 * The day that the feed promises, as long as it has not passed: pages that say it are stored until Zurich's midnight
 * at most.
 * @param date as it is stored, or its ISO date
 * @returns ISO date, or null if nothing is promised any more
 */
export function promisedDate(date: Date | string | null, now = new Date()): string | null {
  const day = date instanceof Date ? date.toISOString().slice(0, 10) : date;
  return day !== null && day >= zurichDate(now) ? day : null;
}
