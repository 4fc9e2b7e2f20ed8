import type { CartPlan } from '~/modules/cart/cart.ts';

/**
 * The chosen plan, stored or not, as a query string in the form of the plan page's own fields. The page, the calendar
 * file and the PDF show that plan without storing it.
 */
export function planQuery(lines: readonly { id: string }[], plan: CartPlan): string {
  const query = new URLSearchParams({ planLength: String(plan.months), insurance: String(plan.insured) });
  if (!plan.paysOnce) {
    for (const [index, { id }] of lines.entries()) {
      query.set(`down-payment[${id}]`, String((plan.downPayments[index] ?? 0) / 100));
    }
  }
  return query.toString();
}

/** A key that identifies the amounts and dates of a plan. */
export function planKey({ total, months, amounts }: CartPlan): string {
  return [total, months, amounts.downPayment].join('-');
}
