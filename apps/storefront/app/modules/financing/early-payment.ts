import { sum } from './amounts.ts';
import type { IsoDate } from './dates.ts';
import type { Payment } from './instalments.ts';

/** A way to pay faster than agreed (spec §4: more than the monthly amount, or settling early). Amounts are Rappen. */
export type EarlyPayment =
  /** Once, in addition to the instalment of a day. */
  | { kind: 'once'; date: IsoDate; amount: number }
  /** In addition to each instalment from a day on. */
  | { kind: 'monthly'; date: IsoDate; amount: number }
  /** The whole rest on the day of an instalment. */
  | { kind: 'settle'; date: IsoDate };

/** A payment of the resulting schedule. */
export interface FollowingPayment {
  kind: Payment['kind'] | 'extra' | 'settlement';
  date: IsoDate;
  /** Rappen */
  amount: number;
}

/** Why an early payment is refused. */
export type EarlyPaymentRefusal =
  | 'not-an-amount'
  /** No instalment is due on that day. */
  | 'no-such-date'
  /** More than the rest after that day's instalment. */
  | 'above-rest';

/** The rest after all payments up to a day, in Rappen. */
export function restAfter(payments: readonly Payment[], date: IsoDate): number {
  return sum(payments.filter((payment) => payment.date > date).map((payment) => payment.amount));
}

/** Why an early payment is refused; undefined if it is possible. */
export function earlyPaymentRefusal(
  payments: readonly Payment[],
  early: EarlyPayment,
): EarlyPaymentRefusal | undefined {
  if (!payments.some(({ kind, date }) => kind === 'instalment' && date === early.date)) return 'no-such-date';
  if (early.kind === 'settle') return undefined;
  if (!Number.isSafeInteger(early.amount) || early.amount <= 0) return 'not-an-amount';
  return early.amount > restAfter(payments, early.date) ? 'above-rest' : undefined;
}

/**
 * The schedule after an early payment: instalments keep their amount and end earlier, the last one is the rest. The sum
 * stays the price, to the Rappen (0 %: nothing is saved and nothing is lost).
 * @param early not refused by `earlyPaymentRefusal`
 */
export function followingSchedule(payments: readonly Payment[], early: EarlyPayment): FollowingPayment[] {
  let left = sum(payments.map((payment) => payment.amount));
  const following: FollowingPayment[] = [];
  const pay = (kind: FollowingPayment['kind'], date: IsoDate, wanted: number) => {
    const amount = Math.min(wanted, left);
    if (amount > 0) following.push({ kind, date, amount });
    left -= amount;
  };
  for (const { kind, date, amount } of payments) {
    if (early.kind === 'settle' && kind === 'instalment' && date === early.date) pay('settlement', date, left);
    pay(kind, date, amount);
    if (kind === 'instalment' && paysExtra(early, date)) pay('extra', date, early.amount);
  }
  return following;
}

function paysExtra(early: EarlyPayment, date: IsoDate): early is Exclude<EarlyPayment, { kind: 'settle' }> {
  if (early.kind === 'settle') return false;
  return early.kind === 'once' ? date === early.date : date >= early.date;
}
