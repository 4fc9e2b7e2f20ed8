import { earlyPaymentRefusal, followingSchedule, restAfter } from '~/modules/financing/due.ts';
import type { EarlyPayment, EarlyPaymentRefusal, FollowingPayment, Payment } from '~/modules/financing/financing.ts';

/** The result of paying faster than agreed. Amounts are Rappen. */
export interface EarlyResult {
  refusal: EarlyPaymentRefusal | null;
  /** Remaining amount after that day's instalment, if more was offered: the maximum of an extra payment. */
  rest: number;
  following: FollowingPayment[];
}

/** The schedule after an early payment, or why it is refused. @param payments of the ledger's schedule */
export function payEarly(payments: readonly Payment[], early: EarlyPayment): EarlyResult {
  const refusal = earlyPaymentRefusal(payments, early) ?? null;
  if (refusal) return { refusal, rest: restAfter(payments, early.date), following: [] };
  return { refusal, rest: 0, following: followingSchedule(payments, early) };
}
