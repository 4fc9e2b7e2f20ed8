/**
 * How a kind of mail is limited per mailbox:
 * - `essential`: has an allowance of its own, is delayed beyond it and never dropped;
 * - `normal`: shares one allowance with all other kinds and is dropped beyond it;
 * - `marketing`: as `normal`, but only up to half of the shared allowance;
 * - `staff`: a person of the team acts for each of them, so it is not limited.
 *
 * Mails of a paid order, and mails to an address that is proven in the browser that caused them, pass the shared allowance.
 */
export type MailClass =
  | { class: 'essential'; hourly: number; daily: number }
  | { class: 'normal' }
  | { class: 'marketing' }
  | { class: 'staff' };

/** Mails of all kinds with the shared allowance that one mailbox gets. */
export const SHARED_ALLOWANCE = { hourly: 10, daily: 30 } as const;

/** Every kind of mail: the name of its job without `mail.`, a part of one that is limited differently, or a form by which the
 * marketing service mails. */
export const mailKinds = {
  'order-confirmation': { class: 'essential', hourly: 3, daily: 12 },
  'sign-in-link': { class: 'essential', hourly: 8, daily: 40 },
  'sign-in-warning': { class: 'essential', hourly: 1, daily: 2 },
  erasure: { class: 'essential', hourly: 2, daily: 4 },
  'organization-invitation': { class: 'essential', hourly: 3, daily: 6 },
  'payment-received': { class: 'normal' },
  'order-news': { class: 'normal' },
  'document-link': { class: 'normal' },
  'saved-checkout': { class: 'normal' },
  sponsoring: { class: 'normal' },
  consultation: { class: 'normal' },
  recommendation: { class: 'normal' },
  'cart-reminder': { class: 'normal' },
  'credit-reminder': { class: 'normal' },
  ticket: { class: 'normal' },
  'quiz-result': { class: 'normal' },
  'wheel-turn': { class: 'normal' },
  newsletter: { class: 'normal' },
  'newsletter-welcome': { class: 'normal' },
  'black-friday-reminder': { class: 'normal' },
  'black-friday-begun': { class: 'marketing' },
  'wishlist-news': { class: 'marketing' },
  'credit-review': { class: 'staff' },
  'question-answer': { class: 'staff' },
  'staff-letter': { class: 'staff' },
  'ticket-answer': { class: 'staff' },
} as const satisfies Record<string, MailClass>;

export type MailKind = keyof typeof mailKinds;
