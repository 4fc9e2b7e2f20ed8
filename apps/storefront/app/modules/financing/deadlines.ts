import { daysAfter, type IsoDate } from './dates.ts';

/*
 * Until when what is due at once can be paid (decision 42). Days are days in Zurich.
 */

/** Days after the order (or an employer's approval of it) until the end of which it can be paid. */
const DAYS_TO_PAY = 7;

/** Days before the last one on which a shopper who has not paid is reminded. */
export const REMINDER_DAYS = 2;

/** The last day on which an order of a day can be paid; it is cancelled after it. */
export function paymentDeadline(orderedOn: IsoDate): IsoDate {
  return daysAfter(orderedOn, DAYS_TO_PAY);
}
