import { monthlyRate } from './instalments.ts';
import { minimumInstalmentTotal } from './down-payment.ts';
import { payOnce } from './usual-lengths.ts';

/** A plan length of the shop. */
interface PlanRow {
  /** 1 pays once. */
  months: number;
  /** Offered for new bikes and accessories. */
  ofNew: boolean;
  /** Offered for used bikes. */
  ofUsed: boolean;
  /** Months in which costs are shared, by plan type (spec §9); absent for a length outside that table. */
  shared?: { mhp: number; bfe: number; mbp: number };
}

/** All plan lengths, shortest first (spec §4, §9): the only source of plan lengths. */
export const planTable = [
  { months: 1, ofNew: true, ofUsed: true, shared: { mhp: 1, bfe: 1, mbp: 1 } },
  { months: 3, ofNew: false, ofUsed: true },
  { months: 6, ofNew: false, ofUsed: true },
  { months: 9, ofNew: false, ofUsed: true },
  { months: 12, ofNew: true, ofUsed: true, shared: { mhp: 6, bfe: 6, mbp: 12 } },
  { months: 24, ofNew: true, ofUsed: false, shared: { mhp: 12, bfe: 12, mbp: 24 } },
  { months: 36, ofNew: true, ofUsed: false, shared: { mhp: 24, bfe: 24, mbp: 36 } },
  { months: 48, ofNew: true, ofUsed: false, shared: { mhp: 36, bfe: 36, mbp: 48 } },
] as const satisfies readonly PlanRow[];

type AnyPlan = (typeof planTable)[number];

/** Months of a plan; 1 pays once. */
export type PlanLength = AnyPlan['months'];

/** Plan lengths of new bikes, in months. */
export type NewPlanLength = Extract<AnyPlan, { ofNew: true }>['months'];

/** All plan lengths, shortest first. */
export const planLengths: readonly PlanLength[] = planTable.map(({ months }) => months);

/** In display order: instalments, shortest first, then paying once. */
function payOnceLast<Length extends PlanLength>(lengths: readonly Length[]): readonly Length[] {
  const isOnce = (months: Length) => months === payOnce;
  return [...lengths.filter((months) => !isOnce(months)), ...lengths.filter(isOnce)];
}

/** Plan lengths of new bikes, in display order. */
export const newPlanLengths = payOnceLast(planTable.flatMap((plan) => (plan.ofNew ? [plan.months] : [])));

/** Plan lengths of used bikes, in display order. */
export const usedPlanLengths = payOnceLast(planTable.flatMap((plan) => (plan.ofUsed ? [plan.months] : [])));

const isAmong = (lengths: readonly PlanLength[], months: PlanLength): boolean => lengths.includes(months);

export function isPlanLength(months: number): months is PlanLength {
  return planLengths.some((length) => length === months);
}

/** The length of a label if the stored one is not a plan length of the shop (spec §9: fallback label). */
const fallbackLabelLength = 48 satisfies PlanLength;

/**
 * The longest plan within the wish and the maximum; paying once if there is none.
 * @param lengths the candidates
 * @param longest maximum in months; unlimited by default
 */
export function planLengthWithin<Length extends PlanLength>(
  lengths: readonly Length[],
  wished: number,
  longest = Infinity,
): Length | typeof payOnce {
  const fitting = lengths.filter((months) => months !== payOnce && months <= Math.min(wished, longest));
  return fitting.length === 0 ? payOnce : fitting.reduce((a, b) => (b > a ? b : a));
}

/** The number of months in the label "N months" of a stored plan length. */
export function labelledPlanLength(months: number | null | undefined): PlanLength {
  return typeof months === 'number' && isPlanLength(months) ? months : fallbackLabelLength;
}

/** An item as the plan rules need it. */
export interface PlanItem {
  /** Rappen */
  price: number;
  /** A used bike (category `occasion`): its plans are shorter. */
  isUsed: boolean;
}

/** Why a plan length is not available. */
export type PlanRefusal =
  /** The total is below the minimum for instalments. */
  | 'total-below-minimum'
  /** Not available for a used bike in the cart. */
  | 'too-long-for-used-bike'
  /** Not available for a new item in the cart. */
  | 'used-bikes-only'
  /** Longer than the partner organization allows. */
  | 'above-organization-maximum';

export interface PlanOption {
  months: PlanLength;
  /** Rappen per month, or the whole price if `months` is 1. Set for refused plans too. */
  rate: number;
  /** Why it cannot be chosen; absent if it can. */
  refusal?: PlanRefusal;
}

export interface PlanOptionsInput {
  items: readonly PlanItem[];
  /** Rappen paid at once; 0 without a choice, as on product pages. */
  downPayment?: number;
  /** Longest plan of the partner organization, in months (spec §3 Organization). */
  maxPlanLength?: number;
}

/**
 * The plans of a cart in display order (shortest first, paying once last), refused ones with their reason. Used bikes
 * have separate lengths; a mixed cart can choose lengths that all its items have in common (decision 40: Money).
 */
export function planOptions({ items, downPayment = 0, maxPlanLength }: PlanOptionsInput): PlanOption[] {
  const total = items.reduce((sum, item) => sum + item.price, 0);
  const hasUsed = items.some((item) => item.isUsed);
  const hasNew = items.some((item) => !item.isUsed);
  const shown: readonly PlanLength[] = hasUsed && !hasNew ? usedPlanLengths : newPlanLengths;
  return shown.map((months) => {
    const refusal = refusalOf(months, { total, hasUsed, hasNew, maxPlanLength });
    const rate = months === payOnce ? total : monthlyRate(total, Math.min(downPayment, total), months);
    return refusal ? { months, rate, refusal } : { months, rate };
  });
}

interface CartFacts {
  total: number;
  hasUsed: boolean;
  hasNew: boolean;
  maxPlanLength?: number;
}

function refusalOf(months: PlanLength, cart: CartFacts): PlanRefusal | undefined {
  if (months === payOnce) return undefined;
  if (cart.total < minimumInstalmentTotal) return 'total-below-minimum';
  if (cart.hasUsed && !isAmong(usedPlanLengths, months)) return 'too-long-for-used-bike';
  if (cart.hasNew && !isAmong(newPlanLengths, months)) return 'used-bikes-only';
  if (cart.maxPlanLength !== undefined && months > cart.maxPlanLength) return 'above-organization-maximum';
  return undefined;
}

/**
 * The effective plan of a cart: the wished one if it is available, else the longest that is not longer, else the
 * shortest instalment plan, else paying once.
 */
export function nearestPlanLength(options: readonly PlanOption[], wished: number): PlanLength {
  const offered = options.filter((option) => !option.refusal).map((option) => option.months);
  const exact = offered.find((months) => months === wished);
  if (exact) return exact;
  const instalments = offered.filter((months) => months !== payOnce).sort((a, b) => a - b);
  return instalments.findLast((months) => months < wished) ?? instalments[0] ?? payOnce;
}

/** Why a wished plan length is not available in this cart; undefined if it is. */
export function planRefusal(months: PlanLength, input: PlanOptionsInput): PlanRefusal | undefined {
  return refusalOf(months, {
    total: input.items.reduce((sum, item) => sum + item.price, 0),
    hasUsed: input.items.some((item) => item.isUsed),
    hasNew: input.items.some((item) => !item.isUsed),
    maxPlanLength: input.maxPlanLength,
  });
}
