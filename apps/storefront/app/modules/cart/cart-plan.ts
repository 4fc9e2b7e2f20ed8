import {
  type DownPaymentItem,
  type DownPaymentRange,
  downPaymentRange,
  effectiveDownPayments,
  insuranceYearly,
  nearestPlanLength,
  ownRate,
  payOnce,
  type PlanAmounts,
  planAmounts,
  type PlanItem,
  type PlanLength,
  type PlanOption,
  planOptions,
  type SharedPlan,
  sharedPlan,
  sum,
} from '~/modules/financing/financing.ts';
import type { PlanRules } from '~/modules/instances/rules.ts';
import { type Discount, discountOn, type DiscountTerms } from '~/modules/pricing/discount.ts';

export interface PlanLine {
  id: string;
  kind: 'bike' | 'accessory';
  /** Rappen */
  price: number;
  isUsed: boolean;
  /** Rappen; null if the preset applies. */
  downPayment: number | null;
  /** Whether it has a public discount. */
  isReduced: boolean;
  /** Whether its insurance costs nothing. */
  isInsuranceFree?: boolean;
}

/** What a shopper chose. */
export interface CartChoice {
  /** Months; 1 pays once. */
  planLength: number;
  insurance: boolean;
  /** What an organization's shop allows, and what an employer pays. */
  rules?: PlanRules;
  /** What the entered discount code is worth. */
  discount?: DiscountTerms | null;
}

/** The plan a cart is on, with everything that can be chosen instead. All amounts are Rappen. */
export interface CartPlan {
  /** What the goods cost, before a discount. */
  subtotal: number;
  /** What the discount code takes off; null if there is none, or it has no effect. */
  discount: Discount | null;
  /** What is paid in all. */
  total: number;
  months: PlanLength;
  paysOnce: boolean;
  options: PlanOption[];
  /** The down payment of each line as it counts, in order of the lines; all 0 if the plan pays once. */
  downPayments: number[];
  /** Each line alone on this plan, before the discount code: what its product page showed (decision 60). */
  lines: PlanAmounts[];
  /** What each line's down payment can be chosen from. */
  ranges: DownPaymentRange[];
  amounts: PlanAmounts;
  /** What an employer pays of it, and what is left to the member; null if no one shares it. */
  shared: SharedPlan | null;
  /** A year's insurance of all bikes; 0 if there is none to insure. */
  insuranceYearly: number;
  insured: boolean;
}

/** The lines as the plan rules see them: at the prices that are left after the discount. */
function planItems(lines: readonly PlanLine[], discount: Discount | null): (DownPaymentItem & PlanItem)[] {
  return lines.map(({ price, kind, isUsed, downPayment }, index) => {
    return { price: price - (discount?.shares[index] ?? 0), isBike: kind === 'bike', isUsed, downPayment };
  });
}

/**
 * Everything that follows from lines and choices: pure, the same on the server and in the browser. A wished plan length
 * that the cart does not offer gives way to the nearest one. The insurance is that of the full price.
 */
export function cartPlan(
  lines: readonly PlanLine[],
  { planLength, insurance, rules = {}, discount: terms }: CartChoice,
): CartPlan {
  const discount = terms ? discountOn(terms, lines) : null;
  const items = planItems(lines, discount);
  const total = sum(items.map((item) => item.price));
  const chosenDown = effectiveDownPayments(items);
  const downPayment = sum(chosenDown);
  const { maxPlanLength, costSharing } = rules;
  // An employer shares what a bike costs, with whatever goes with it: never accessories alone.
  const sharing = items.some(({ isBike }) => isBike) ? costSharing : undefined;
  const sharedAt = (length: number) => sharing && sharedPlan(planAmounts(total, downPayment, length), sharing);
  const options = planOptions({ items, downPayment, maxPlanLength }).map((option) => {
    return { ...option, rate: ownRate(sharedAt(option.months), option.rate) };
  });
  const months = nearestPlanLength(options, planLength);
  const paysOnce = months === payOnce;
  const ownDown = discount ? effectiveDownPayments(planItems(lines, null)) : chosenDown;
  const insured = lines.filter(({ kind, isInsuranceFree }) => kind === 'bike' && !isInsuranceFree);
  const yearly = sum(insured.map(({ price }) => insuranceYearly(price)));
  const amounts = planAmounts(total, downPayment, months);
  return {
    subtotal: sum(lines.map((line) => line.price)),
    discount,
    total,
    months,
    paysOnce,
    options,
    downPayments: paysOnce ? lines.map(() => 0) : chosenDown,
    lines: lines.map(({ price }, index) => planAmounts(price, ownDown[index] ?? 0, months)),
    ranges: lines.map((_, index) => downPaymentRange(items, index)),
    amounts,
    shared: sharedAt(months) ?? null,
    insuranceYearly: yearly,
    insured: insurance && yearly > 0,
  };
}

/**
 * What each line alone comes to, by its id; nothing if the plan is that of a single line.
 * @param lines those that the plan is made of
 */
export function linePlans(lines: readonly { id: string }[], plan: CartPlan): Record<string, PlanAmounts> {
  if (lines.length < 2 && !plan.discount) return {};
  return Object.fromEntries(lines.flatMap(({ id }, index) => (plan.lines[index] ? [[id, plan.lines[index]]] : [])));
}
