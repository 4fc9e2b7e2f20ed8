/**
 * How a kind of mail is limited per mailbox:
 * - `essential`: has an allowance of its own, is delayed beyond it and never dropped;
 * - `normal`: shares one allowance with all other kinds and is dropped beyond it;
 * - `marketing`: as `normal`, but only up to half of the shared allowance;
 * - `staff`: a staff member acts for each of them, so it is not limited.
 *
 * Mails of a paid order, and mails to an address that is proven in the browser that caused them, pass the shared
 * allowance.
 */
export type MailClass =
  | { class: 'essential'; hourly: number; daily: number }
  | { class: 'normal' }
  | { class: 'marketing' }
  | { class: 'staff' };

export const SHARED_ALLOWANCE = { hourly: 10, daily: 30 } as const;

/** What a mail is counted and limited as. Each mail declares its own, by `defineMail`. */
export type MailKind = MailClass & {
  /**
   * The name of its job without `mail.`, a part of one that is limited differently, or a form by which the marketing
   * service mails.
   */
  readonly name: string;
};
