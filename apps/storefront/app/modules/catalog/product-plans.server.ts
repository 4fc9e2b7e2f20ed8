import { planAmounts, planOptions, schedule } from '~/modules/financing/financing.ts';
import type { ProductPlan } from './product-plans.ts';

/**
 * The plans a product can be bought on, alone and without a down payment. Accessories are paid
 * once on their own page; in a cart with a bike they join its plan.
 * @param signedOn the day the shopper looks at it, ISO date
 */
export function productPlans(
  { kind, displayPrice, isOccasion }: { kind: 'bike' | 'accessory'; displayPrice: number; isOccasion: boolean },
  signedOn: string,
): ProductPlan[] {
  const options = planOptions({ items: [{ price: displayPrice, isUsed: isOccasion }] }).filter(
    ({ refusal }) => !refusal,
  );
  const offered = kind === 'accessory' ? options.filter(({ months }) => months === 1) : options;
  const onceOnly = options.every(({ months }) => months === 1);
  return offered.map(({ months }) => {
    const { regular, first } = planAmounts(displayPrice, 0, months);
    const dates = schedule({ total: displayPrice, downPayment: 0, months, signedOn }).map(({ date }) => date);
    return {
      months,
      rate: regular,
      first,
      total: displayPrice,
      firstDate: dates[0] ?? signedOn,
      lastDate: dates.at(-1) ?? signedOn,
      onceOnly,
    };
  });
}
