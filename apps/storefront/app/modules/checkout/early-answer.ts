import type { EarlyPayment, EarlyPaymentRefusal, FollowingPayment, IsoDate } from '~/modules/financing/financing.ts';

/** Question and result of the calculator "pay more, settle early". */
export interface EarlyAnswer {
  kind: EarlyPayment['kind'];
  /** As entered; may be no date of the plan. */
  date: IsoDate;
  /** The amount as typed. */
  typed: string;
  /** `planKey` of the plan it was calculated for. */
  planKey: string;
  refusal: EarlyPaymentRefusal | null;
  /** Rappen remaining after that day's instalment: the maximum of an extra payment. */
  rest: number;
  following: FollowingPayment[];
}
