import { z } from 'zod';
import type { Locale } from '~/i18n/locales.ts';
import { parseFrancs } from '~/i18n/typed-amount.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { type CartPlan, cartPlan, type CartView, orderableLines } from '~/modules/cart/cart.ts';
import { parsePlanForm } from '~/modules/cart/cart.schema.server.ts';
import { viewCart } from '~/modules/cart/cart.server.ts';
import {
  type EarlyPayment,
  earlyPaymentRefusal,
  followingSchedule,
  type IsoDate,
  restAfter,
} from '~/modules/financing/financing.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { enteredDiscount, type EnteredDiscount } from './discount.server.ts';
import { findDraft } from './draft.server.ts';
import type { EarlyAnswer } from '~/modules/checkout/early-answer.ts';
import { planKey } from '~/modules/checkout/plan-query.ts';

/** What the first step shows. */
export interface PlanStep {
  /** The cart as it is stored, with the choices of the query laid over it. */
  cart: CartView;
  /** null where there is nothing to order. */
  plan: CartPlan | null;
  today: IsoDate;
  discount: EnteredDiscount | null;
  /** What came of the calculator's question; null where nothing was asked. */
  early: EarlyAnswer | null;
}

/**
 * The plan of a visitor's cart.
 * @param query of the address: a plan that is looked at without being kept (`planQuery`), and the calculator's question
 */
export async function planStep({
  visitor,
  locale,
  query,
  now = new Date(),
}: {
  visitor: Visitor | null;
  locale: Locale;
  query: URLSearchParams;
  now?: Date;
}): Promise<PlanStep> {
  const cart = withChoices(await viewCart({ visitor, locale }), query);
  const today = zurichDate(now);
  const lines = orderableLines(cart.lines);
  if (!visitor || lines.length === 0) return { cart, plan: null, today, discount: null, early: null };
  const draft = await findDraft(visitor);
  const discount = await enteredDiscount(draft?.discountCode ?? null, lines, { now });
  const { planLength, insurance } = cart;
  const plan = cartPlan(lines, { planLength, insurance, today, discount: discount?.terms });
  return { cart, plan, today, discount, early: earlyAnswer(plan, query) };
}

/** A cart with the choices of a query; rules that they break are kept by `cartPlan`. */
function withChoices(cart: CartView, query: URLSearchParams): CartView {
  if (!query.has('planLength')) return cart;
  const form = new FormData();
  for (const [name, value] of query) form.append(name, value);
  const { planLength, insurance, downPayments } = parsePlanForm(form).choices;
  const lines = cart.lines.map((line) => {
    const asked = downPayments.find(({ itemId }) => itemId === line.id)?.amount;
    return asked === undefined ? line : { ...line, downPayment: asked };
  });
  return { ...cart, lines, planLength: planLength ?? cart.planLength, insurance: insurance ?? cart.insurance };
}

const questionSchema = z.object({
  early: z.enum(['once', 'monthly', 'settle']),
  earlyFrom: z.iso.date().catch(''),
  earlyAmount: z.string().max(20).catch(''),
});

/** What follows from the calculator's question; null where none was asked or the plan pays once. */
function earlyAnswer(plan: CartPlan, query: URLSearchParams): EarlyAnswer | null {
  const question = questionSchema.safeParse(Object.fromEntries(query)).data;
  if (!question || query.get('intent') !== 'early' || plan.paysOnce) return null;
  const { early: kind, earlyFrom: date, earlyAmount: typed } = question;
  const amount = parseFrancs(typed) ?? Number.NaN;
  const early: EarlyPayment = kind === 'settle' ? { kind, date } : { kind, date, amount };
  const asked = { kind, date, typed, planKey: planKey(plan) };
  const refusal = earlyPaymentRefusal(plan.schedule, early);
  if (refusal) return { ...asked, refusal, rest: restAfter(plan.schedule, date), following: [] };
  return { ...asked, refusal: null, rest: 0, following: followingSchedule(plan.schedule, early) };
}
