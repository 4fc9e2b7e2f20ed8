import type { Locale } from '~/i18n/locales.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import type { OrderContext } from './order-context.server.ts';

/** The binding click: whose cart becomes an order, and what was shown. */
export interface PlaceOrderInput {
  visitor: Visitor;
  locale: Locale;
  /** The draft's idempotency key, as the review page sent it. */
  intentKey: string;
  /** `reviewFingerprint` of what the review page showed. */
  fingerprint: string;
  /** Whether the member agreed that the employer sees name, months and its own share. */
  agreesToShare?: boolean;
  context?: OrderContext;
  /** What stands for the sender's address (`senderOf`); absent where it is unknown. */
  sender?: string;
  now?: Date;
}

/** What became of it. */
export type PlaceOrderResult =
  /** The order stands; also the answer to every repetition of the same intent. */
  | { kind: 'placed'; number: string }
  /** The cart is no longer what the page showed: the shopper has to look at it once more. */
  | { kind: 'changed' }
  /** Contact data or delivery address are no longer what the page showed, changed in another tab: the same. */
  | { kind: 'contact-changed' }
  /** The contact data does not pass the form's check (any more). */
  | { kind: 'incomplete' }
  /** An employer pays a part, and the member has not agreed to what it is told. */
  | { kind: 'not-agreed' }
  | { kind: 'sold-out'; product: string }
  /** The discount code has lost its force since: the shopper has to look at the total without it. */
  | { kind: 'discount-gone'; code: string }
  /** An unexpected failure; it is logged and the team knows. Nothing was written, nothing typed is lost. */
  | { kind: 'failed' };
