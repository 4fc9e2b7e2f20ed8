import { type CartLine, type CartPlan, isBlocked } from '~/modules/cart/cart.ts';
import { getShopSettings } from '~/modules/content/content.server.ts';
import { type CartQuestion, pricedCart } from '~/modules/cart/cart.server.ts';
import type { PricedCart } from '~/modules/cart/priced-cart.ts';
import { waivedRefusals } from '~/modules/credit-check/credit-check.server.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import type { RefusedDiscount } from '~/modules/pricing/discount.ts';
import type { Contact } from '~/modules/checkout/contact.ts';
import { contactOf } from '~/modules/checkout/contact.schema.server.ts';
import { countryName } from '~/modules/orders/countries.server.ts';
import { type CheckoutDraft, findDraft } from './draft.server.ts';
import { reviewFingerprint } from '~/modules/checkout/order/fingerprint.server.ts';
import type { CartFacts } from '~/modules/checkout/cart-ledger.ts';
import { cartFacts } from './cart-facts.server.ts';
import { readablePhone } from '~/modules/checkout/contact/phone.server.ts';

/** The cart in the second and third step. */
export interface CheckoutState extends PricedCart {
  visitor: Visitor;
  /** Absent before anything was entered. */
  draft: CheckoutDraft | null;
}

/**
 * Reads the data of a step after the first; null if the first step has to be completed before: the cart is empty, or a
 * line has a notice.
 */
export async function checkoutState(question: CartQuestion): Promise<CheckoutState | null> {
  const { visitor } = question;
  const priced = await pricedCart(question);
  const { lines } = priced.cart;
  if (!visitor || lines.length === 0 || isBlocked(lines) || priced.needsCode) return null;
  return { ...priced, visitor, draft: await findDraft(visitor) };
}

/** The data of the review page. */
export interface Review {
  lines: CartLine[];
  plan: CartPlan;
  /** The contact with its phone number formatted for display. */
  contact: Contact;
  /** Name of the contact's country in the page's language. */
  country: string;
  /** The input of the cart's ledger. */
  facts: CartFacts;
  /** The entered discount code if it has no effect (any more). */
  refusedDiscount: RefusedDiscount | null;
  intentKey: string;
  fingerprint: string;
}

/** Reads the review, or the step that has to be completed before. */
export async function reviewOrder(question: CartQuestion): Promise<Review | 'plan' | 'contact'> {
  const state = await checkoutState(question);
  if (!state) return 'plan';
  const { lines, plan, today, draft, discount } = state;
  const waived = draft && !plan.paysOnce ? await waivedRefusals(state.visitor.userId, draft.contact) : [];
  const contact = draft && contactOf(draft.contact, { isPlan: !plan.paysOnce, today, waived });
  if (!contact) return 'contact';
  const { deliveryRules: rules } = await getShopSettings(question.locale);
  return {
    lines,
    plan,
    contact: { ...contact, phone: readablePhone(contact.phone) },
    country: countryName(contact.country_code, question.locale),
    facts: await cartFacts(state, { contact, rules }),
    refusedDiscount: discount?.refusal ? discount : null,
    intentKey: draft.intentKey,
    fingerprint: reviewFingerprint(state, contact),
  };
}
