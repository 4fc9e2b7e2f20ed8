import { planTable } from './plan-lengths.ts';

/** The plan types of the cost-sharing table (spec §9). */
export const costSharingTypes = ['mhp', 'bfe', 'mbp'] as const;

export type CostSharingType = (typeof costSharingTypes)[number];

/** The months of a plan in which costs are shared, by plan type; undefined for a plan length outside the table. */
export function costSharingMonths(type: CostSharingType, planLength: number): number | undefined {
  const plan = planTable.find(({ months }) => months === planLength);
  return plan && 'shared' in plan ? plan.shared[type] : undefined;
}
