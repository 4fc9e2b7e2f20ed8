import type { Locale } from '~/i18n/locales.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { type CartLine, type CartPlan, cartPlan, type CartView, isBlocked } from '~/modules/cart/cart.ts';
import { viewCart } from '~/modules/cart/cart.server.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import type { Contact } from '~/modules/checkout/contact.ts';
import { contactOf } from '~/modules/checkout/contact.schema.server.ts';
import { countryName } from '~/modules/orders/countries.server.ts';
import { type CheckoutDraft, findDraft } from './draft.server.ts';
import { enteredDiscount, type EnteredDiscount, type RefusedDiscount } from './discount.server.ts';
import { cartFingerprint } from '~/modules/checkout/order/fingerprint.server.ts';
import { readablePhone } from '~/modules/checkout/contact/phone.server.ts';

/** The cart as the second and third step stand on it. */
export interface CheckoutState {
  cart: CartView;
  plan: CartPlan;
  today: string;
  visitor: Visitor;
  /** Absent before something was entered for the first time. */
  draft: CheckoutDraft | null;
  /** The discount code that was entered, in force or not. */
  discount: EnteredDiscount | null;
}

/**
 * What a step behind the first needs; null where the first step has to be answered before: an empty cart, something to
 * be said at a line.
 */
export async function checkoutState({
  visitor,
  locale,
  now = new Date(),
}: {
  visitor: Visitor | null;
  locale: Locale;
  now?: Date;
}): Promise<CheckoutState | null> {
  const cart = await viewCart({ visitor, locale });
  if (!visitor || cart.lines.length === 0 || isBlocked(cart.lines)) return null;
  const today = zurichDate(now);
  const draft = await findDraft(visitor);
  const discount = await enteredDiscount(draft?.discountCode ?? null, cart.lines, { now });
  const { planLength, insurance } = cart;
  const plan = cartPlan(cart.lines, { planLength, insurance, today, discount: discount?.terms });
  return { visitor, cart, plan, today, draft, discount };
}

/** Everything once more, as the binding page shows it. */
export interface Review {
  lines: CartLine[];
  plan: CartPlan;
  today: string;
  /** The contact with its phone number as it is read. */
  contact: Contact;
  /** Name of the contact's country in the page's language. */
  country: string;
  /** The entered discount code, where it has no effect (any more). */
  refusedDiscount: RefusedDiscount | null;
  intentKey: string;
  fingerprint: string;
}

/** What is to be ordered; or the step that has to be answered before. */
export async function reviewOrder(input: {
  visitor: Visitor | null;
  locale: Locale;
  now?: Date;
}): Promise<Review | 'plan' | 'contact'> {
  const state = await checkoutState(input);
  if (!state) return 'plan';
  const { cart, plan, today, draft, discount } = state;
  const contact = draft && contactOf(draft.contact, { isPlan: !plan.paysOnce, today });
  if (!contact) return 'contact';
  return {
    lines: cart.lines,
    plan,
    today,
    contact: { ...contact, phone: readablePhone(contact.phone) },
    country: countryName(contact.country_code, input.locale),
    refusedDiscount: discount?.refusal ? discount : null,
    intentKey: draft.intentKey,
    fingerprint: cartFingerprint(cart.lines, plan),
  };
}
