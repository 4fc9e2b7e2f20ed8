import type { CartPlan } from '~/modules/cart/cart.ts';

/**
 * The plan as it is chosen, saved or not, as a query: what the plan page's own form would send. The page, the calendar
 * file and the PDF show that plan without keeping it.
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

/** Tells one plan's amounts and dates from another's. */
export function planKey({ total, months, amounts }: CartPlan): string {
  return [total, months, amounts.downPayment].join('-');
}
