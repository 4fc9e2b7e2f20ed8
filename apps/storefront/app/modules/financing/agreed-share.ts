import type { PlanAmounts } from './instalments.ts';

/*
 * A plan of which an employer pays an agreed part; amounts are Rappen. Which part that is says `employer-share.ts`.
 */

/** A plan that an employer shares. The member's and the employer's part add up to the price, exactly. */
export interface SharedPlan {
  /** What the employer pays of each instalment it shares. */
  employer: number;
  /** Of how many instalments, from the first on. */
  employerMonths: number;
  employerTotal: number;
  /** What the member pays of a regular instalment that is shared. */
  member: number;
  /** What the member pays of the first instalment, which carries what rounding left over. */
  memberFirst: number;
  /** A regular instalment that is not shared any more; the same as the whole rate. */
  after: number;
  /** What the member pays in all, the down payment included. */
  memberTotal: number;
}

/** What an employer pays, and of how many instalments. */
export interface AgreedShare extends Pick<SharedPlan, 'employer' | 'employerMonths'> {
  /** The member's last day with the employer, which pays no part of later instalments; null as long as no day is known. */
  until?: string | null;
}

/** Splits a plan by what was agreed: an order keeps it, whatever the shop's rule becomes. It is never above the instalment. */
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

/** What the buyer pays of a regular instalment. */
export const ownRate = (shared: SharedPlan | null | undefined, regular: number): number => shared?.member ?? regular;
