import {
  downPaymentRange,
  employerShare,
  planAmounts,
  planOptions,
  signingExample,
} from '~/modules/financing/financing.ts';
import type { PlanRules } from '~/modules/instances/rules.ts';
import type { ProductOffer, ProductPlan } from './product-plans.ts';

interface PricedProduct {
  kind: 'bike' | 'accessory';
  /** Rappen */
  displayPrice: number;
  isOccasion: boolean;
}

/**
 * The plans a product can be bought on, alone and without a down payment. Accessories are paid
 * once on their own page; in a cart with a bike they join its plan.
 * @param today the day the shopper looks at it, ISO date
 * @param rules of the instance that sells it
 */
export function productPlans(
  { kind, displayPrice, isOccasion }: PricedProduct,
  today: string,
  { maxPlanLength, costSharing }: PlanRules = {},
): ProductPlan[] {
  const items = [{ price: displayPrice, isUsed: isOccasion }];
  const options = planOptions({ items, maxPlanLength }).filter(({ refusal }) => !refusal);
  const offered = kind === 'accessory' ? options.filter(({ months }) => months === 1) : options;
  const onceOnly = options.every(({ months }) => months === 1);
  return offered.map(({ months }) => {
    const { regular, first } = planAmounts(displayPrice, 0, months);
    const share = costSharing && kind === 'bike' ? employerShare({ months, total: displayPrice }, costSharing) : null;
    return {
      months,
      rate: regular,
      first,
      total: displayPrice,
      example: signingExample(today, months),
      onceOnly,
      ...(share && { share }),
    };
  });
}

/**
 * What a product's page offers at each of its prices, its display price first (decision 60).
 * @param prices of its variants, Rappen
 * @param today as `productPlans` takes it
 * @param rules of the instance that sells it
 */
export function productOffers(
  product: PricedProduct,
  prices: readonly number[],
  today: string,
  rules: PlanRules = {},
): ProductOffer[] {
  const isBike = product.kind === 'bike';
  return [...new Set([product.displayPrice, ...prices])].map((price) => {
    const { preset, max } = downPaymentRange([{ price, isBike, downPayment: null }], 0);
    return {
      price,
      plans: productPlans({ ...product, displayPrice: price }, today, rules),
      downPayment: isBike ? { preset, max } : { preset: 0, max: 0 },
    };
  });
}
