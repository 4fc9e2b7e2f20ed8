/** The plan types of the cost-sharing table (spec §9). */
export const costSharingTypes = ['mhp', 'bfe', 'mbp'] as const;

export type CostSharingType = (typeof costSharingTypes)[number];

const shortened: Readonly<Record<number, number>> = { 1: 1, 12: 6, 24: 12, 36: 24, 48: 36 };

const sharedMonths: Readonly<Record<CostSharingType, Readonly<Record<number, number>>>> = {
  mhp: shortened,
  bfe: shortened,
  mbp: { 1: 1, 12: 12, 24: 24, 36: 36, 48: 48 },
};

/**
 * The months of a plan in which costs are shared, by plan type; undefined for a plan length outside the table.
 * @notYet no page asks
 */
export function costSharingMonths(type: CostSharingType, planLength: number): number | undefined {
  return sharedMonths[type][planLength];
}
