import { createHash } from 'node:crypto';
import type { PricedCart } from '~/modules/cart/priced-cart.ts';
import { signingExample } from '~/modules/financing/financing.ts';
import type { Contact } from '~/modules/checkout/contact.ts';

/*
 * What a shopper has seen on the review page, as a short text in two parts: the same things in the same size and colour at the same
 * prices on the same plan with the same days, and the same person at the same addresses. The order is placed only where it still is
 * what cart and draft hold (decision 16).
 */

const hashOf = (seen: unknown): string =>
  createHash('sha256').update(JSON.stringify(seen)).digest('base64url').slice(0, 24);

function cartFingerprint({ lines, plan, today }: PricedCart): string {
  return hashOf({
    lines: lines.map(({ id, variantId, price }, index) => [id, variantId, price, plan.downPayments[index] ?? 0]),
    discount: plan.discount && [plan.discount.code, plan.discount.amount],
    months: plan.months,
    // A page that stays open over the end of a month shows days that are no longer those of the order.
    firstInstalment: plan.paysOnce ? null : signingExample(today, plan.months).first,
    insured: plan.insured ? plan.insuranceYearly : null,
    ...(plan.shared && { share: [plan.shared.employer, plan.shared.employerMonths] }),
  });
}

/** The fingerprint of a review: of the cart and of the contact data with the delivery address. */
export function reviewFingerprint(cart: PricedCart, contact: Contact): string {
  return `${cartFingerprint(cart)}.${hashOf(contact)}`;
}

/**
 * What is another than it was shown, by the fingerprint that the binding click brings; the cart counts first.
 * @param contact as it stands now
 * @returns null where all of it is the same
 */
export function changedSince(fingerprint: string, cart: PricedCart, contact: Contact): 'cart' | 'contact' | null {
  const [cartNow, contactNow] = reviewFingerprint(cart, contact).split('.');
  const [cartSeen, contactSeen] = fingerprint.split('.');
  if (cartSeen !== cartNow) return 'cart';
  return contactSeen === contactNow ? null : 'contact';
}
