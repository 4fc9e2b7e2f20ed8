import type { IsoDate } from '~/modules/financing/financing.ts';
import type { PlanRules } from '~/modules/instances/rules.ts';
import type { EnteredDiscount } from '~/modules/pricing/discount.ts';
import { type CartLine, type CartPlan, cartPlan, type CartView, orderableLines } from './cart.ts';

/**
 * A cart with everything that follows from it: the one that drawer, plan page, review and order are on. What can't be
 * chosen is in `plan.options` and `plan.ranges`, each with its reason.
 */
export interface PricedCart {
  /** As it is stored, with all of its lines. */
  cart: CartView;
  /** The lines that can be ordered, in the order of the per-line values of `plan`. */
  lines: CartLine[];
  plan: CartPlan;
  /** The discount code that was entered, in force or not; null without one, or where there is nothing to order. */
  discount: EnteredDiscount | null;
  /** What an organization's shop allows, and what an employer pays. */
  rules: PlanRules;
  /** Whether a code has to be entered before anything can be ordered (spec §3 Organization). */
  needsCode: boolean;
  /** The day that the ledger of the cart is read for. */
  today: IsoDate;
}

/**
 * Whether a cart still needs a code where the shop asks for one. A code that applies to none of its goods, because
 * each has a public discount already, has been entered all the same.
 */
function lacksCode(discount: EnteredDiscount | null): boolean {
  return !discount || (discount.refusal !== undefined && discount.refusal !== 'not-combinable');
}

/**
 * Prices a cart: pure, the same on the server and in the browser. Wishes that break a rule give way to the nearest
 * that keeps it (`cartPlan`).
 * @param facts the day, what its discount code is worth for the lines that can be ordered, and the shop's rules
 */
export function priceCart(
  cart: CartView,
  { today, discount, rules = {} }: Pick<PricedCart, 'today' | 'discount'> & { rules?: PlanRules },
): PricedCart {
  const lines = orderableLines(cart.lines);
  const { planLength, insurance } = cart;
  return {
    cart,
    lines,
    plan: cartPlan(lines, { planLength, insurance, discount: discount?.terms, rules }),
    discount,
    rules,
    needsCode: rules.requiresCode === true && lines.length > 0 && lacksCode(discount),
    today,
  };
}
