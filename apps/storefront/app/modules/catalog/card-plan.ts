import {
  minimumInstalmentTotal,
  newPlanLengths,
  payOnce,
  planAmounts,
  planLengthWithin,
  sharedPlan,
  usedPlanLengths,
} from '~/modules/financing/financing.ts';
import type { PlanRules } from '~/modules/instances/rules.ts';

/** What a card shows as its number. */
export interface CardPlan {
  /** 1: paid once. */
  months: number;
  /** Rappen a month, or the price where it is paid once. */
  rate: number;
  /** Rappen of it that an employer pays; 0 if none does. */
  employer: number;
  /** Of how many instalments; 0 if none does. */
  employerMonths: number;
  /** Paid once because the price is too low for instalments. */
  onceOnly: boolean;
}

interface PricedProduct {
  kind: 'bike' | 'accessory';
  displayPrice: number;
  isOccasion: boolean;
  planRules?: Pick<PlanRules, 'maxPlanLength' | 'costSharing'> | undefined;
}

/**
 * The plan a card shows: total / months without a down payment. Below the smallest sum of
 * instalments, and for accessories, the price is paid once; used bikes run as long as their longest plan at most.
 * @param months the term the shopper looks at; 1 pays once
 */
export function cardPlan(product: PricedProduct, months: number): CardPlan {
  const { maxPlanLength, costSharing } = product.planRules ?? {};
  const onceOnly = product.displayPrice < minimumInstalmentTotal;
  const term = planLengthWithin(product.isOccasion ? usedPlanLengths : newPlanLengths, months, maxPlanLength);
  if (term === payOnce || onceOnly || product.kind === 'accessory') {
    return { months: 1, rate: product.displayPrice, employer: 0, employerMonths: 0, onceOnly };
  }
  const amounts = planAmounts(product.displayPrice, 0, term);
  const shared = costSharing && sharedPlan(amounts, costSharing);
  const { employer = 0, employerMonths = 0 } = shared ?? {};
  return { months: term, rate: amounts.regular - employer, employer, employerMonths, onceOnly };
}
