import { type CartQuestion, pricedCart } from '~/modules/cart/lines/priced-cart.server.ts';
import type { CartSummary } from './cart-summary.ts';
import { mirrorOf } from './mirror.ts';

/** A visitor's cart in one language, with what its plan comes to and the copy that a browser keeps of it. */
export async function cartSummary(question: CartQuestion): Promise<CartSummary> {
  const { cart, plan } = await pricedCart(question);
  return {
    lines: cart.lines,
    meeting: cart.meeting,
    months: plan.months,
    rate: plan.paysOnce ? plan.total : plan.amounts.regular,
    discount: plan.discount && { code: plan.discount.code, amount: plan.discount.amount },
    total: plan.total,
    downPayment: plan.amounts.downPayment,
    mirror: mirrorOf(cart),
  };
}
