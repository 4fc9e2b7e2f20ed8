import type { DiscountState } from '~/modules/pricing/discount.ts';
import type { OrganizationRole } from './membership.ts';

/*
 * What an organization's administrator sees of its members: who has a plan and how long their organization pays a
 * part. Never the bike, its price or what the credit check said (spec §6).
 */

/** Where a person is with their plan. */
type PlanState = 'running' | 'done' | 'none';

/** Which members a list shows. */
export const memberFilters = ['all', 'plan', 'none', 'left'] as const;
export type MemberFilter = (typeof memberFilters)[number];

/** How many there are of each. */
export type MemberCounts = Record<MemberFilter, number>;

/** A member, or a person who was one. */
export interface MemberView {
  userId: string;
  /** As they wrote it when they ordered; null before. */
  name: string | null;
  email: string;
  /** ISO dates */
  since: string;
  leftOn: string | null;
  /**
   * Whether the shop is closed to them though no one has ended their membership: the organization still pays its part.
   */
  isOut: boolean;
  role: OrganizationRole;
  way: 'domain' | 'invitation';
  plan: PlanState;
  /** Instalments of which the employer has paid its part, and of how many. */
  paid: number;
  of: number;
  /** Rappen a month. */
  share: number;
}

/** An order as the employer sees it. */
export interface EmployeeOrder {
  name: string;
  /** ISO dates */
  placedOn: string;
  months: number;
  paid: number;
  /** Rappen a month. */
  share: number;
  isEnded: boolean;
}

export interface MonthCount {
  /** `2026-11` */
  month: string;
  count: number;
}

/** A code of the organization, with its use. Amounts are Rappen. */
export interface OrganizationCode {
  code: string;
  percent: number | null;
  amount: number | null;
  used: number;
  maxUses: number | null;
  /** ISO dates */
  from: string;
  to: string | null;
  state: DiscountState;
}

/** A code as its form was filled in. */
export interface TypedCode {
  code: string;
  /** Whole percent, or whole francs. */
  value: string;
  unit: 'percent' | 'francs';
  uses: string;
  /** The last day, ISO date; empty: a year from now. */
  until: string;
}

/** What of it is wrong. */
export type CodeProblem = 'code' | 'taken' | 'value' | 'uses' | 'until';
