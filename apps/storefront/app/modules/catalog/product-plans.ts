import type { SigningExample } from '~/modules/financing/deadlines.ts';
import { type AgreedShare, agreedShare, type SharedPlan } from '~/modules/financing/agreed-share.ts';
import { type PlanAmounts, planAmounts } from '~/modules/financing/instalments.ts';

/** One plan of a product page without a down payment: what a month costs and when it is due. Amounts in Rappen. */
export interface ProductPlan {
  /** 1: paid once. */
  months: number;
  rate: number;
  /** The first instalment; equals `rate` unless rounding left something over. */
  first: number;
  total: number;
  /** When its instalments would be due; of no meaning where it is paid once. */
  example: SigningExample;
  /** Paid once because the price is too low for instalments. */
  onceOnly: boolean;
  /** What an employer pays of it; absent if none does. */
  share?: AgreedShare;
}

/** What a product page offers at one price; variants that cost the same share it. Amounts in Rappen. */
export interface ProductOffer {
  price: number;
  plans: readonly ProductPlan[];
  /** What the down payment begins with, and the most it may be; 0 if none can be made. */
  downPayment: { preset: number; max: number };
}

/** The plan that a product page shows: what goes into the cart with it. Amounts in Rappen. */
export interface ChosenPlan extends PlanAmounts {
  /** The down payment as it was chosen, whatever this term makes of it; null if the preset applies. */
  wishedDown: number | null;
  /** A month's rate without a down payment. */
  undiminished: number;
  example: SigningExample;
  onceOnly: boolean;
  /** What an employer pays of it; null if none does. */
  shared: SharedPlan | null;
}

/** The plan of a number of months; where it is not on offer the longest one below, else the first. */
export function productPlanFor(plans: readonly ProductPlan[], months: number): ProductPlan {
  const byLength = [...plans].sort((a, b) => b.months - a.months);
  const plan = byLength.find((each) => each.months <= months) ?? byLength.at(-1);
  if (!plan) throw new Error('A product has at least one plan: paying once');
  return plan;
}

/**
 * The plan of an offer, by the arithmetic of the cart.
 * @param months as wished; the nearest that is offered is used
 * @param downPayment Rappen; null for what the offer begins with. Lowered to the most that it allows.
 */
export function chosenPlan(
  { price, plans, downPayment: { preset, max } }: ProductOffer,
  { months, downPayment }: { months: number; downPayment: number | null },
): ChosenPlan {
  const plan = productPlanFor(plans, months);
  const { rate: undiminished, example, onceOnly, share } = plan;
  const amounts = planAmounts(price, Math.min(downPayment ?? preset, max), plan.months);
  const shared = share ? agreedShare(amounts, share) : null;
  return { ...amounts, shared, wishedDown: downPayment, undiminished, example, onceOnly };
}
