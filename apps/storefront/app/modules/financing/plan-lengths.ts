import { monthlyRate } from './instalments.ts';
import { minimumInstalmentTotal } from './down-payment.ts';

/** Months of a plan; 1 pays once (spec §4, §9). */
export type PlanLength = 1 | 3 | 6 | 9 | 12 | 24 | 36 | 48;

export const payOnce = 1 satisfies PlanLength;

/** Default of the checkout and the term of rates in listings (spec §9). */
export const defaultPlanLength = 36 satisfies PlanLength;

const lengthsOfNew: readonly PlanLength[] = [12, 24, 36, 48, payOnce];
const lengthsOfUsed: readonly PlanLength[] = [3, 6, 9, 12, payOnce];

/** Every plan length there is, shortest first. */
export const planLengths: readonly PlanLength[] = [1, 3, 6, 9, 12, 24, 36, 48];

/** Whether a number is one of the shop's plan lengths. */
export function isPlanLength(months: number): months is PlanLength {
  return planLengths.some((length) => length === months);
}

/** The length a label names where a stored one is none of the shop's (spec §9: fallback label). */
const fallbackLabelLength = 48 satisfies PlanLength;

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
  const shown = hasUsed && !hasNew ? lengthsOfUsed : lengthsOfNew;
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
  if (cart.hasUsed && !lengthsOfUsed.includes(months)) return 'too-long-for-used-bike';
  if (cart.hasNew && !lengthsOfNew.includes(months)) return 'used-bikes-only';
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
