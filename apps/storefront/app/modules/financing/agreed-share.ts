import type { PlanAmounts } from './instalments.ts';

/*
 * A plan of which an employer pays an agreed part, which `employer-share.ts` determines; amounts are Rappen.
 */

/** A plan with an employer's part. The member's and the employer's part add up to the price exactly. */
export interface SharedPlan {
  /** The employer's part of each shared instalment. */
  employer: number;
  /** Number of shared instalments, from the first on. */
  employerMonths: number;
  employerTotal: number;
  /** The member's part of a regular shared instalment. */
  member: number;
  /** The member's part of the first instalment, which includes the rounding difference. */
  memberFirst: number;
  /** A regular instalment that is no longer shared: the whole rate. */
  after: number;
  /** The member's total, including the down payment. */
  memberTotal: number;
}

/** The employer's part per instalment, and the number of shared instalments. */
export interface AgreedShare extends Pick<SharedPlan, 'employer' | 'employerMonths'> {
  /** The member's last day with the employer, after which it pays nothing; null if unknown. */
  until?: string | null;
}

/**
 * Splits a plan by the agreed part, which an order keeps when the shop's rule changes. The part never exceeds the
 * instalment.
 */
export function agreedShare(
  { months, downPayment, regular, first }: PlanAmounts,
  { employer: agreed, employerMonths }: AgreedShare,
): SharedPlan {
  const employer = Math.min(agreed, regular);
  const employerTotal = employer * employerMonths;
  return {
    employer,
    employerMonths,
    employerTotal,
    member: regular - employer,
    memberFirst: first - employer,
    after: regular,
    memberTotal: downPayment + first + regular * (months - 1) - employerTotal,
  };
}

/** The buyer's part of a regular instalment. */
export const ownRate = (shared: SharedPlan | null | undefined, regular: number): number => shared?.member ?? regular;
