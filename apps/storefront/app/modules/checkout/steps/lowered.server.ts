import { type CartChoices, type CartQuestion, type ChangeRefusal, pricedCart } from '~/modules/cart/cart.server.ts';

/**
 * Down payments that were stored as they were chosen but count as less, since a discount code leaves less to pay: no line is paid for
 * more than once, and the instalments have to add up to CHF 2000 (decision 40: Money).
 * @returns them as refusals, for the page to say so
 */
export async function loweredDownPayments(
  question: CartQuestion,
  { downPayments = [] }: CartChoices,
): Promise<ChangeRefusal[]> {
  if (downPayments.length === 0) return [];
  const { lines, plan } = await pricedCart(question);
  if (plan.paysOnce) return [];
  return lines.flatMap(({ id: itemId }, index) => {
    const chosen = downPayments.find((each) => each.itemId === itemId);
    const range = plan.ranges[index];
    const isLowered = chosen && range && chosen.amount > (plan.downPayments[index] ?? 0);
    return isLowered ? [{ about: 'down-payment' as const, itemId, reason: range.limitedBy }] : [];
  });
}
