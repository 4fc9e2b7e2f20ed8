import { createHash } from 'node:crypto';
import type { PricedCart } from '~/modules/cart/priced-cart.ts';

/**
 * What a shopper has seen on the review page, as a short text: the same lines at the same prices on the same plan. The
 * order is placed only where it still is what the cart holds.
 */
export function cartFingerprint({ lines, plan }: PricedCart): string {
  const seen = {
    lines: lines.map(({ id, price }, index) => [id, price, plan.downPayments[index] ?? 0]),
    discount: plan.discount && [plan.discount.code, plan.discount.amount],
    months: plan.months,
    insured: plan.insured ? plan.insuranceYearly : null,
  };
  return createHash('sha256').update(JSON.stringify(seen)).digest('base64url').slice(0, 24);
}
