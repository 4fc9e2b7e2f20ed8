import { planAmounts, planOptions, schedule } from '../financing/financing.ts';

/** One plan of a product page: what a month costs and when it is due. Amounts in Rappen. */
export interface ProductPlan {
  /** 1: paid once. */
  months: number;
  rate: number;
  /** The first instalment; equals `rate` unless rounding left something over. */
  first: number;
  total: number;
  /** ISO dates of the first and the last payment. */
  firstDate: string;
  lastDate: string;
  /** Paid once because the price is too low for instalments. */
  onceOnly: boolean;
}

/**
 * The plans a product can be bought on, alone and without a down payment (look/notes "Settled"). Accessories are paid
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

/** The plan of a number of months; where it is not on offer the longest one below, else the first. */
export function productPlanFor(plans: readonly ProductPlan[], months: number): ProductPlan {
  const byLength = [...plans].sort((a, b) => b.months - a.months);
  const plan = byLength.find((each) => each.months <= months) ?? byLength.at(-1);
  if (!plan) throw new Error('A product has at least one plan: paying once');
  return plan;
}
