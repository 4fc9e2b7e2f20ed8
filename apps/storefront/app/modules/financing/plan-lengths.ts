import { monthlyRate } from './instalments.ts';
import { minimumInstalmentTotal } from './down-payment.ts';
import { payOnce } from './usual-lengths.ts';

/** A plan length of the shop. */
interface PlanRow {
  /** 1 pays once. */
  months: number;
  /** Whether new bikes and accessories are sold on it. */
  ofNew: boolean;
  /** Whether used bikes are. */
  ofUsed: boolean;
  /** Months in which costs are shared, by plan type (spec §9); absent for a length outside that table. */
  shared?: { mhp: number; bfe: number; mbp: number };
}

/** Every plan length there is, shortest first (spec §4, §9). What knows plan lengths takes them from here. */
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

/** Months of a plan that new bikes are sold on. */
export type NewPlanLength = Extract<AnyPlan, { ofNew: true }>['months'];

/** Every plan length there is, shortest first. */
export const planLengths: readonly PlanLength[] = planTable.map(({ months }) => months);

/** In the order they are shown: instalments, shortest first, then paying once. */
function payOnceLast<Length extends PlanLength>(lengths: readonly Length[]): readonly Length[] {
  const isOnce = (months: Length) => months === payOnce;
  return [...lengths.filter((months) => !isOnce(months)), ...lengths.filter(isOnce)];
}

/** The lengths that new bikes are sold on, in the order they are shown. */
export const newPlanLengths = payOnceLast(planTable.flatMap((plan) => (plan.ofNew ? [plan.months] : [])));

/** The lengths that used bikes are sold on, in the order they are shown. */
export const usedPlanLengths = payOnceLast(planTable.flatMap((plan) => (plan.ofUsed ? [plan.months] : [])));

const isAmong = (lengths: readonly PlanLength[], months: PlanLength): boolean => lengths.includes(months);

/** Whether a number is one of the shop's plan lengths. */
export function isPlanLength(months: number): months is PlanLength {
  return planLengths.some((length) => length === months);
}

/** The length a label names where a stored one is none of the shop's (spec §9: fallback label). */
const fallbackLabelLength = 48 satisfies PlanLength;

/**
 * The longest plan that is neither longer than wished nor than allowed; paying once where none is that short.
 * @param lengths those that come into question
 * @param longest months; all lengths are allowed where it is absent
 */
export function planLengthWithin<Length extends PlanLength>(
  lengths: readonly Length[],
  wished: number,
  longest = Infinity,
): Length | typeof payOnce {
  const fitting = lengths.filter((months) => months !== payOnce && months <= Math.min(wished, longest));
  return fitting.length === 0 ? payOnce : fitting.reduce((a, b) => (b > a ? b : a));
}

/** The months that a label "N months" says of a stored plan length. */
export function labelledPlanLength(months: number | null | undefined): PlanLength {
  return typeof months === 'number' && isPlanLength(months) ? months : fallbackLabelLength;
}

/** What plan rules need to know of an item. */
export interface PlanItem {
  /** Rappen */
  price: number;
  /** A used bike (category `occasion`): its plans are shorter. */
  isUsed: boolean;
}

/** Why a plan length is not on offer. */
export type PlanRefusal =
  /** All prices together stay below the smallest sum that instalments may add up to. */
  | 'total-below-minimum'
  /** A used bike in the cart has no plan of this length. */
  | 'too-long-for-used-bike'
  /** Something new in the cart has no plan of this length. */
  | 'used-bikes-only'
  /** The partner organization allows no plan of this length. */
  | 'above-organization-maximum';

export interface PlanOption {
  months: PlanLength;
  /** Rappen a month, or the whole price where `months` is 1. Said for refused plans too. */
  rate: number;
  /** Why it can't be chosen; absent where it can. */
  refusal?: PlanRefusal;
}

export interface PlanOptionsInput {
  items: readonly PlanItem[];
  /** Rappen that are paid at once; 0 where nothing was chosen yet, as on product pages. */
  downPayment?: number;
  /** Longest plan of the partner organization, in months (spec §3 Organization). */
  maxPlanLength?: number;
}

/**
 * The plans of a cart in the order they are shown (shortest first, paying once last), refused ones with their reason.
 * Used bikes have their own lengths; a mixed cart can choose what all its items have in common (decision 40: Money).
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
 * The plan a cart stands on: the wished one where it is on offer, else the longest that is not longer, else the
 * shortest instalment plan, else paying once.
 */
export function nearestPlanLength(options: readonly PlanOption[], wished: number): PlanLength {
  const offered = options.filter((option) => !option.refusal).map((option) => option.months);
  const exact = offered.find((months) => months === wished);
  if (exact) return exact;
  const instalments = offered.filter((months) => months !== payOnce).sort((a, b) => a - b);
  return instalments.findLast((months) => months < wished) ?? instalments[0] ?? payOnce;
}

/** Why a wished plan length can't be had in this cart; undefined where it can. */
export function planRefusal(months: PlanLength, input: PlanOptionsInput): PlanRefusal | undefined {
  return refusalOf(months, {
    total: input.items.reduce((sum, item) => sum + item.price, 0),
    hasUsed: input.items.some((item) => item.isUsed),
    hasNew: input.items.some((item) => !item.isUsed),
    maxPlanLength: input.maxPlanLength,
  });
}
