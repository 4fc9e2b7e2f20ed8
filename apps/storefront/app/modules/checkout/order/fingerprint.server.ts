import { createHash } from 'node:crypto';
import type { PricedCart } from '~/modules/cart/priced-cart.ts';
import { signingExample } from '~/modules/financing/financing.ts';
import type { Contact } from '~/modules/checkout/contact.ts';

/*
 * A short text that identifies what a shopper has seen on the review page, in two parts: items with size, colour, price
 * and plan with its dates; and the contact with its addresses. The order is placed only if cart and draft still match
 * (decision 16).
 */

const hashOf = (seen: unknown): string =>
  createHash('sha256').update(JSON.stringify(seen)).digest('base64url').slice(0, 24);

function cartFingerprint({ lines, plan, today }: PricedCart): string {
  return hashOf({
    lines: lines.map(({ id, variantId, price }, index) => [id, variantId, price, plan.downPayments[index] ?? 0]),
    discount: plan.discount && [plan.discount.code, plan.discount.amount],
    months: plan.months,
    // On a page left open past the end of a month, the dates differ from those of the order.
    firstInstalment: plan.paysOnce ? null : signingExample(today, plan.months).first,
    insured: plan.insured ? plan.insuranceYearly : null,
    ...(plan.shared && { share: [plan.shared.employer, plan.shared.employerMonths] }),
  });
}

/** The fingerprint of a review: of the cart, and of the contact data with the delivery address. */
export function reviewFingerprint(cart: PricedCart, contact: Contact): string {
  return `${cartFingerprint(cart)}.${hashOf(contact)}`;
}

/**
 * Compares the current state with the fingerprint of the binding click; the cart is compared first.
 * @param contact the current one
 * @returns which part has changed; null if none has
 */
export function changedSince(fingerprint: string, cart: PricedCart, contact: Contact): 'cart' | 'contact' | null {
  const [cartNow, contactNow] = reviewFingerprint(cart, contact).split('.');
  const [cartSeen, contactSeen] = fingerprint.split('.');
  if (cartSeen !== cartNow) return 'cart';
  return contactSeen === contactNow ? null : 'contact';
}
