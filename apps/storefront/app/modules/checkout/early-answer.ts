import type { EarlyPayment, EarlyPaymentRefusal, FollowingPayment, IsoDate } from '~/modules/financing/financing.ts';

/** What the calculator "pay more, settle early" was asked, and what it found. */
export interface EarlyAnswer {
  kind: EarlyPayment['kind'];
  /** As it was asked; may be no date of the plan. */
  date: IsoDate;
  /** The amount as it was typed. */
  typed: string;
  /** `planKey` of the plan it was calculated for. */
  planKey: string;
  refusal: EarlyPaymentRefusal | null;
  /** Rappen that are left after that day's instalment: the most that can be paid on top. */
  rest: number;
  following: FollowingPayment[];
}
