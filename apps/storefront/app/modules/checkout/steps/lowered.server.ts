import { type CartChoices, type CartQuestion, type ChangeRefusal, pricedCart } from '~/modules/cart/cart.server.ts';

/**
 * Down payments that were stored as they were chosen but count as less, since a discount code leaves less to pay: the
 * instalments have to add up to CHF 2000 (decision 40: Money).
 * @returns them as refusals, for the page to say so
 */
export async function loweredDownPayments(
  question: CartQuestion,
  { downPayments = [] }: CartChoices,
): Promise<ChangeRefusal[]> {
  if (downPayments.length === 0) return [];
  const { lines, plan } = await pricedCart(question);
  if (plan.paysOnce) return [];
  const counted = new Map(lines.map(({ id }, index) => [id, plan.downPayments[index] ?? 0]));
  return downPayments
    .filter(({ itemId, amount }) => (counted.get(itemId) ?? amount) < amount)
    .map(({ itemId }) => ({ about: 'down-payment', itemId, reason: 'instalments-below-minimum' }));
}
