import { daysAfter, firstOfMonth, type IsoDate, lastOfMonth } from './dates.ts';

/*
 * Deadlines (decision 42; spec §4 Process). Days are days in Zurich.
 */

/** Days after the order, or after the employer's approval, until the end of which it can be paid. */
const DAYS_TO_PAY = 7;

/** Days before the deadline on which a shopper who has not paid is reminded. */
const REMINDER_DAYS = 2;

/** The last day on which an order of that day can be paid; it is cancelled afterwards. */
export function paymentDeadline(orderedOn: IsoDate): IsoDate {
  return daysAfter(orderedOn, DAYS_TO_PAY);
}

/**
 * The latest deadline that is reminded of today; a late reminder moves the deadline to this day, so that two days
 * remain.
 */
export function reminderHorizon(today: IsoDate): IsoDate {
  return daysAfter(today, REMINDER_DAYS);
}

/**
 * The dates of instalments if the contract is signed by a day. Before the signature, no other dates of instalments are
 * shown.
 */
export interface SigningExample {
  /** The last day on which signing results in these dates. */
  signBy: IsoDate;
  first: IsoDate;
  last: IsoDate;
}

/** The example of a contract signed in the month of a day. @param months number of instalments */
export function signingExample(today: IsoDate, months: number): SigningExample {
  return { signBy: lastOfMonth(today), first: firstOfMonth(today, 2), last: firstOfMonth(today, months + 1) };
}
