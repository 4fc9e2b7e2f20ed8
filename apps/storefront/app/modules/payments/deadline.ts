import { daysAfter, type IsoDate } from '~/modules/financing/financing.ts';

/*
 * Until when what is due at once can be paid (decision 42). Days are days in Zurich.
 */

/** Days after the order until the end of which it can be paid. */
const DAYS_TO_PAY = 7;

/** Days before the last one on which whoever has not paid is reminded. */
export const REMINDER_DAYS = 2;

/** The last day on which an order of a day can be paid; it is cancelled after it. */
export function payByOf(orderedOn: IsoDate): IsoDate {
  return daysAfter(orderedOn, DAYS_TO_PAY);
}
