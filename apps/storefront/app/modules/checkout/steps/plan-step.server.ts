import { z } from 'zod';
import { parseFrancs } from '~/i18n/typed-amount.ts';
import type { CartView } from '~/modules/cart/cart.ts';
import { parsePlanForm } from '~/modules/cart/cart.schema.server.ts';
import { type CartQuestion, pricedCart } from '~/modules/cart/cart.server.ts';
import { type PricedCart, priceCart } from '~/modules/cart/priced-cart.ts';
import type { EarlyPayment } from '~/modules/financing/financing.ts';
import { payEarly } from '~/modules/orders/early-payment.ts';
import { type CartFacts, cartLedger } from '~/modules/checkout/cart-ledger.ts';
import type { EarlyAnswer } from '~/modules/checkout/early-answer.ts';
import { cartFacts } from './cart-facts.server.ts';
import { planKey } from '~/modules/checkout/plan-query.ts';

/** The data of the first step: the cart, with the choices of the query applied to the stored ones. */
export interface PlanStep extends PricedCart {
  /** The calculator's result; null without a question. */
  early: EarlyAnswer | null;
  facts: CartFacts;
}

/**
 * Reads the plan of a visitor's cart.
 * @param question with the query of the URL: choices that are not stored (`planQuery`), and the calculator's question
 */
export async function planStep({ query, ...question }: CartQuestion & { query: URLSearchParams }): Promise<PlanStep> {
  const stored = await pricedCart(question);
  const step = priceCart(withChoices(stored.cart, query), stored);
  const facts = await cartFacts(step);
  return { ...step, facts, early: step.lines.length > 0 ? earlyAnswer(step, facts, query) : null };
}

/** Applies the choices of a query to a cart; `cartPlan` corrects those that break a rule. */
function withChoices(cart: CartView, query: URLSearchParams): CartView {
  if (!query.has('planLength')) return cart;
  const form = new FormData();
  for (const [name, value] of query) form.append(name, value);
  const { planLength, insurance, downPayments } = parsePlanForm(form).choices;
  const lines = cart.lines.map((line) => {
    const requested = downPayments.find(({ itemId }) => itemId === line.id)?.amount;
    return requested === undefined ? line : { ...line, downPayment: requested };
  });
  return { ...cart, lines, planLength: planLength ?? cart.planLength, insurance: insurance ?? cart.insurance };
}

const questionSchema = z.object({
  early: z.enum(['once', 'monthly', 'settle']),
  earlyFrom: z.iso.date().catch(''),
  earlyAmount: z.string().max(20).catch(''),
});

/** Answers the calculator's question; null without one, or if the plan pays once. */
function earlyAnswer({ lines, plan }: PricedCart, facts: CartFacts, query: URLSearchParams): EarlyAnswer | null {
  const question = questionSchema.safeParse(Object.fromEntries(query)).data;
  if (!question || query.get('intent') !== 'early' || plan.paysOnce) return null;
  const { early: kind, earlyFrom: date, earlyAmount: typed } = question;
  const amount = parseFrancs(typed) ?? Number.NaN;
  const early: EarlyPayment = kind === 'settle' ? { kind, date } : { kind, date, amount };
  const requested = { kind, date, typed, planKey: planKey(plan) };
  const { schedule } = cartLedger(lines, plan, facts);
  return { ...requested, ...payEarly(schedule.payments, early) };
}
