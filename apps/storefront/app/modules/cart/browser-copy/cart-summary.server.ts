import { type IsoDate, monthlyRate, signingExample } from '~/modules/financing/financing.ts';
import { lineDays } from '~/modules/delivery/line-days.server.ts';
import { type CartPlan, linePlans } from '~/modules/cart/cart-plan.ts';
import type { CartLine } from '~/modules/cart/cart.ts';
import { type CartQuestion, pricedCart } from '~/modules/cart/lines/priced-cart.server.ts';
import { draftLedger } from '~/modules/orders/draft-ledger.ts';
import type { Obligation } from '~/modules/orders/ledger.ts';
import type { CartSummary } from './cart-summary.ts';
import { fittingThings } from './fitting-things.server.ts';
import { mirrorOf } from './mirror.ts';

/**
 * A visitor's cart in one language, with what its plan comes to and the copy that a browser keeps of it.
 * @param postcode that days of delivery are worked out for
 */
export async function cartSummary(question: CartQuestion, postcode?: string): Promise<CartSummary> {
  const { cart, lines, plan, today } = await pricedCart(question);
  const paidDown = new Map(lines.map(({ id }, index) => [id, plan.lines[index]?.downPayment ?? 0]));
  const example = signingExample(today, plan.months);
  return {
    lines: cart.lines.map((line) => ({
      ...line,
      finalPriceWithoutDownPayment: line.price - (paidDown.get(line.id) ?? 0),
    })),
    meeting: cart.meeting,
    amounts: plan.amounts,
    shared: plan.shared,
    linePlans: linePlans(lines, plan),
    fitting: await fittingThings(cart.lines, question.locale),
    delivery: await lineDays(cart.lines, postcode, question.locale),
    undiminished: monthlyRate(plan.total, 0, plan.months),
    example,
    due: lines.some(({ isSponsored }) => isSponsored) ? null : dueAtOnce(lines, plan, today),
    discount: plan.discount && { code: plan.discount.code, amount: plan.discount.amount },
    mirror: mirrorOf(cart),
  };
}

/** The amount due at once; null if none is. For a sponsored cart only the plan page shows it. */
function dueAtOnce(lines: readonly CartLine[], plan: CartPlan, today: IsoDate): Obligation | null {
  const hasBike = lines.some(({ kind }) => kind === 'bike');
  return draftLedger(plan, { today, hasBike }).obligations.find(({ kind }) => kind === 'payment') ?? null;
}
