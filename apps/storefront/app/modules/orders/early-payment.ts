import { earlyPaymentRefusal, followingSchedule, restAfter } from '~/modules/financing/due.ts';
import type { EarlyPayment, EarlyPaymentRefusal, FollowingPayment, Payment } from '~/modules/financing/financing.ts';

/** What follows when a shopper pays faster than agreed. Amounts are Rappen. */
export interface EarlyResult {
  refusal: EarlyPaymentRefusal | null;
  /** What is left after that day's instalment, where more was offered: the most that can be paid on top. */
  rest: number;
  following: FollowingPayment[];
}

/** The schedule that follows an early payment, or why it is not possible. @param payments of the ledger's schedule */
export function payEarly(payments: readonly Payment[], early: EarlyPayment): EarlyResult {
  const refusal = earlyPaymentRefusal(payments, early) ?? null;
  if (refusal) return { refusal, rest: restAfter(payments, early.date), following: [] };
  return { refusal, rest: 0, following: followingSchedule(payments, early) };
}
