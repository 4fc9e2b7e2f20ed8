import { type CartChoices, type CartQuestion, type ChangeRefusal, pricedCart } from '~/modules/cart/cart.server.ts';

/**
 * Finds chosen down payments that were lowered because a discount code reduces the total: no line may be overpaid, and
 * the instalments have to add up to CHF 2000 (decision 40: Money).
 * @returns them as refusals, for a notice on the page
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
