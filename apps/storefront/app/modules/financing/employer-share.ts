import { floorToCoin, sum } from './amounts.ts';
import { costSharingMonths, type CostSharingType } from './cost-sharing.ts';
import { monthlyRate, type Payment, type PlanAmounts } from './instalments.ts';

/*
 * What an employer pays of its members' plans (spec §9: cost-sharing table). Amounts are Rappen.
 */

/** How an employer shares the costs. */
export interface CostSharing {
  /** Says for how many months of a plan. */
  planType: CostSharingType;
  /** An amount a month; or a percentage of the month's rate, at most `cap`. */
  share: { kind: 'amount'; amount: number } | { kind: 'percent'; percent: number; cap?: number | undefined };
}

/** A plan that an employer shares. `downPayment`, the member's and the employer's part add up to the price, exactly. */
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

/** What an employer would pay of a month's rate. */
function shareOf(rate: number, { share }: CostSharing): number {
  if (share.kind === 'amount') return share.amount;
  const part = floorToCoin((rate * share.percent) / 100);
  return share.cap === undefined ? part : Math.min(part, share.cap);
}

/**
 * Splits a plan between employer and member. The employer's share follows from the rate without a down payment, so that a down
 * payment lowers the member's part alone; it is never above the instalment.
 * @returns null where the employer pays nothing of it
 */
export function sharedPlan(amounts: PlanAmounts, sharing: CostSharing): SharedPlan | null {
  const { months, total, regular } = amounts;
  const employerMonths = costSharingMonths(sharing.planType, months) ?? 0;
  const employer = Math.min(shareOf(monthlyRate(total, 0, months), sharing), regular);
  return employerMonths === 0 || employer <= 0 ? null : agreedShare(amounts, { employer, employerMonths });
}

/** The same of what was agreed: an order keeps what its employer pays, whatever the shop's rule becomes. */
export function agreedShare(
  { months, downPayment, regular, first }: PlanAmounts,
  { employer, employerMonths }: Pick<SharedPlan, 'employer' | 'employerMonths'>,
): SharedPlan {
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

/** One payment with both of its parts, which add up to its amount. */
export interface SharedPayment extends Payment {
  employer: number;
  member: number;
}

/** A plan's payments, each with what employer and member pay of it. @param shared null: the member pays all of them */
export function sharedSchedule(
  payments: readonly Payment[],
  shared: Pick<SharedPlan, 'employer' | 'employerMonths'> | null,
): SharedPayment[] {
  let left = shared?.employerMonths ?? 0;
  return payments.map((payment) => {
    const isShared = payment.kind !== 'down-payment' && left > 0;
    if (isShared) left -= 1;
    const employer = isShared ? Math.min(shared?.employer ?? 0, payment.amount) : 0;
    return { ...payment, employer, member: payment.amount - employer };
  });
}

/** What each side pays in all. */
export function partsOf(payments: readonly SharedPayment[]): { employer: number; member: number } {
  return {
    employer: sum(payments.map(({ employer }) => employer)),
    member: sum(payments.map(({ member }) => member)),
  };
}

/** Payments of a plan that are alike, with what each side pays of one of them. */
export interface ShareRow {
  kind: Payment['kind'];
  /** Numbers of the first and the last instalment; 0 for a down payment. */
  from: number;
  to: number;
  amount: number;
  employer: number;
  member: number;
}

/** The payments of a plan with those that follow each other and are alike in one row. */
export function shareRows(payments: readonly SharedPayment[]): ShareRow[] {
  const rows: ShareRow[] = [];
  let number = 0;
  for (const { kind, amount, employer, member } of payments) {
    if (kind !== 'down-payment') number += 1;
    const last = rows.at(-1);
    if (last?.kind === kind && last.amount === amount && last.employer === employer) last.to = number;
    else rows.push({ kind, from: number, to: number, amount, employer, member });
  }
  return rows;
}
