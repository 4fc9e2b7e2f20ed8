import type { Locale } from '~/i18n/locales.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import type { OrderContext } from './order-context.server.ts';

/** The input of the binding click: whose cart becomes an order, and what was shown. */
export interface PlaceOrderInput {
  visitor: Visitor;
  locale: Locale;
  /** The draft's idempotency key, as sent by the review page. */
  intentKey: string;
  /** `reviewFingerprint` of the review page. */
  fingerprint: string;
  /** Whether the member agreed that the employer sees name, months and the employer's part. */
  agreesToShare?: boolean;
  context?: OrderContext;
  /** Identifies the sender's network (`senderOf`); absent if unknown. */
  sender?: string;
  now?: Date;
}

/** The result of the binding click. */
export type PlaceOrderResult =
  /** The order is placed; also the answer to every repetition of the same intent. */
  | { kind: 'placed'; number: string }
  /** The cart has changed since the page was shown: the shopper has to review it again. */
  | { kind: 'changed' }
  /** Contact data or delivery address have changed since, in another tab: the shopper has to review them again. */
  | { kind: 'contact-changed' }
  /** The contact data is not valid (any more). */
  | { kind: 'incomplete' }
  /** The employer pays a part, and the member has not agreed to the disclosure. */
  | { kind: 'not-agreed' }
  | { kind: 'sold-out'; product: string }
  /** The discount code is no longer valid: the shopper has to review the total without it. */
  | { kind: 'discount-gone'; code: string }
  /**
   * An unexpected failure; it is logged and the team is notified. Nothing was written, and the typed data is preserved.
   */
  | { kind: 'failed' };
