import { type AgreedShare, agreedShare, type SharedPlan } from './agreed-share.ts';
import { floorToCoin, sum } from './amounts.ts';
import { costSharingMonths, type CostSharingType } from './cost-sharing.ts';
import { monthlyRate, type Payment, type PlanAmounts } from './instalments.ts';
import { payOnce } from './usual-lengths.ts';

/*
 * What an employer pays of its members' plans (spec §9: cost-sharing table). Amounts are Rappen.
 */

/** An employer's cost-sharing rule. */
export interface CostSharing {
  /** Determines for how many months of a plan. */
  planType: CostSharingType;
  /** An amount per month; or a percentage of the monthly rate, at most `cap`. */
  share: { kind: 'amount'; amount: number } | { kind: 'percent'; percent: number; cap?: number | undefined };
}

/** What an employer would pay of a monthly rate. */
function shareOf(rate: number, { share }: CostSharing): number {
  if (share.kind === 'amount') return share.amount;
  const part = floorToCoin((rate * share.percent) / 100);
  return share.cap === undefined ? part : Math.min(part, share.cap);
}

/**
 * What an employer pays of a plan: it is computed from the rate without a down payment, so that a down payment reduces
 * the member's part alone.
 * @returns null if it pays nothing
 */
export function employerShare(
  { months, total }: Pick<PlanAmounts, 'months' | 'total'>,
  sharing: CostSharing,
): AgreedShare | null {
  // A single payment is due from the buyer in full, so the employer pays no part of it.
  const employerMonths = months === payOnce ? 0 : (costSharingMonths(sharing.planType, months) ?? 0);
  const employer = shareOf(monthlyRate(total, 0, months), sharing);
  return employerMonths === 0 || employer <= 0 ? null : { employer, employerMonths };
}

/** Splits a plan between employer and member. @returns null if the employer pays nothing */
export function sharedPlan(amounts: PlanAmounts, sharing: CostSharing): SharedPlan | null {
  const share = employerShare(amounts, sharing);
  return share && agreedShare(amounts, share);
}

/** One payment with both parts, which add up to its amount. */
export interface SharedPayment extends Payment {
  employer: number;
  member: number;
}

/** A plan's payments, split between employer and member. @param shared null: the member pays all of them */
export function sharedSchedule(payments: readonly Payment[], shared: AgreedShare | null): SharedPayment[] {
  let left = shared?.employerMonths ?? 0;
  return payments.map((payment) => {
    const isShared = payment.kind !== 'down-payment' && left > 0 && (!shared?.until || payment.date <= shared.until);
    if (isShared) left -= 1;
    const employer = isShared ? Math.min(shared?.employer ?? 0, payment.amount) : 0;
    return { ...payment, employer, member: payment.amount - employer };
  });
}

/**
 * What an employer pays of dated instalments: never more than the instalment, and nothing after the member's last day.
 * @param instalments as due by the signed contract
 */
export function employerPayments(
  instalments: readonly Pick<Payment, 'date' | 'amount'>[],
  share: AgreedShare,
): { date: string; amount: number }[] {
  const payments = instalments.map(({ date, amount }): Payment => ({ kind: 'instalment', date, amount }));
  return sharedSchedule(payments, share)
    .filter(({ employer }) => employer > 0)
    .map(({ date, employer }) => ({ date, amount: employer }));
}

/** Totals of each side. @forTests */
export function partsOf(payments: readonly SharedPayment[]): { employer: number; member: number } {
  return {
    employer: sum(payments.map(({ employer }) => employer)),
    member: sum(payments.map(({ member }) => member)),
  };
}

/** Equal payments of a plan, with each side's part of one of them. */
export interface ShareRow {
  kind: Payment['kind'];
  /** Numbers of the first and the last instalment; 0 for a down payment. */
  from: number;
  to: number;
  amount: number;
  employer: number;
  member: number;
}

/** Groups consecutive equal payments of a plan into rows. */
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
