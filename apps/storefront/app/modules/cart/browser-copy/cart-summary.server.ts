import type { Locale } from '~/i18n/locales.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { cartPlan, orderableLines } from '~/modules/cart/cart.ts';
import type { CartSummary } from './cart-summary.ts';
import { mirrorOf } from './mirror.ts';
import { viewCart } from '~/modules/cart/lines/read-cart.server.ts';

/** A visitor's cart in one language, with what its plan comes to and the copy that a browser keeps of it. */
export async function cartSummary(input: {
  visitor: Visitor | null;
  locale: Locale;
  now?: Date;
}): Promise<CartSummary> {
  const { now = new Date() } = input;
  const cart = await viewCart(input);
  const { planLength, insurance, lines, meeting } = cart;
  const plan = cartPlan(orderableLines(lines), { planLength, insurance, today: zurichDate(now) });
  return {
    lines,
    meeting,
    months: plan.months,
    rate: plan.paysOnce ? plan.total : plan.amounts.regular,
    total: plan.total,
    downPayment: plan.amounts.downPayment,
    mirror: mirrorOf(cart),
  };
}
