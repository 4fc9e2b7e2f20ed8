import { minimumInstalmentTotal, monthlyRate, usedPlanLengths } from '~/modules/financing/financing.ts';

/** What a card shows as its number. */
export interface CardPlan {
  /** 1: paid once. */
  months: number;
  /** Rappen a month, or the price where it is paid once. */
  rate: number;
  /** Paid once because the price is too low for instalments. */
  onceOnly: boolean;
}

interface PricedProduct {
  kind: 'bike' | 'accessory';
  displayPrice: number;
  isOccasion: boolean;
}

/** Longest plan of a used bike, months (decision 40: Money). */
const LONGEST_USED_PLAN = Math.max(...usedPlanLengths);

/**
 * The plan a card shows: total / months without a down payment. Below the smallest sum of
 * instalments, and for accessories, the price is paid once; used bikes run as long as their longest plan at most.
 * @param months the term the shopper looks at; 1 pays once
 */
export function cardPlan(product: PricedProduct, months: number): CardPlan {
  const onceOnly = product.displayPrice < minimumInstalmentTotal;
  if (months === 1 || onceOnly || product.kind === 'accessory') {
    return { months: 1, rate: product.displayPrice, onceOnly };
  }
  const term = product.isOccasion ? Math.min(months, LONGEST_USED_PLAN) : months;
  return { months: term, rate: monthlyRate(product.displayPrice, 0, term), onceOnly };
}
