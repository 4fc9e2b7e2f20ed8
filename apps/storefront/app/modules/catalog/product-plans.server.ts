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
 * @param signedOn the day the shopper looks at it, ISO date
 * @param rules of the instance that sells it
 */
export function productPlans(
  { kind, displayPrice, isOccasion }: PricedProduct,
  signedOn: string,
  { maxPlanLength, costSharing }: PlanRules = {},
): ProductPlan[] {
  const items = [{ price: displayPrice, isUsed: isOccasion }];
  const options = planOptions({ items, maxPlanLength }).filter(({ refusal }) => !refusal);
  const offered = kind === 'accessory' ? options.filter(({ months }) => months === 1) : options;
  const onceOnly = options.every(({ months }) => months === 1);
  return offered.map(({ months }) => {
    const { regular, first } = planAmounts(displayPrice, 0, months);
    const share = costSharing && kind === 'bike' ? employerShare({ months, total: displayPrice }, costSharing) : null;
    const example = months === 1 ? { first: signedOn, last: signedOn } : signingExample(signedOn, months);
    return {
      months,
      rate: regular,
      first,
      total: displayPrice,
      firstDate: example.first,
      lastDate: example.last,
      onceOnly,
      ...(share && { share }),
    };
  });
}

/**
 * What a product's page offers at each of its prices, its display price first (decision 60).
 * @param prices of its variants, Rappen
 * @param signedOn as `productPlans` takes it
 * @param rules of the instance that sells it
 */
export function productOffers(
  product: PricedProduct,
  prices: readonly number[],
  signedOn: string,
  rules: PlanRules = {},
): ProductOffer[] {
  const isBike = product.kind === 'bike';
  return [...new Set([product.displayPrice, ...prices])].map((price) => {
    const { preset, max } = downPaymentRange([{ price, isBike, downPayment: null }], 0);
    return {
      price,
      plans: productPlans({ ...product, displayPrice: price }, signedOn, rules),
      downPayment: isBike ? { preset, max } : { preset: 0, max: 0 },
    };
  });
}
