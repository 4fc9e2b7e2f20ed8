import { daysAfter, firstOfMonth, type IsoDate, lastOfMonth } from './dates.ts';

/*
 * Until when something is due (decision 42; spec §4 Process). Days are days in Zurich.
 */

/** Days after the order (or an employer's approval of it) until the end of which it can be paid. */
const DAYS_TO_PAY = 7;

/** Days before the last one on which a shopper who has not paid is reminded. */
const REMINDER_DAYS = 2;

/** The last day on which an order of a day can be paid; it is cancelled after it. */
export function paymentDeadline(orderedOn: IsoDate): IsoDate {
  return daysAfter(orderedOn, DAYS_TO_PAY);
}

/**
 * The day up to which deadlines are near enough for a reminder; a reminder that is sent late moves the deadline to this day, so that
 * two days are left after it.
 */
export function reminderHorizon(today: IsoDate): IsoDate {
  return daysAfter(today, REMINDER_DAYS);
}

/** When instalments would be due if the contract was signed by a day. Before the signature no other date of an instalment is shown. */
export interface SigningExample {
  /** The last day on which signing gives these dates. */
  signBy: IsoDate;
  first: IsoDate;
  last: IsoDate;
}

/** The example for a contract that is signed in the month of a day. @param months number of instalments */
export function signingExample(today: IsoDate, months: number): SigningExample {
  return { signBy: lastOfMonth(today), first: firstOfMonth(today, 2), last: firstOfMonth(today, months + 1) };
}
