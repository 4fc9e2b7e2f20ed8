/*
 * The newsletter: one mail a month, after a confirmed request (double opt-in).
 */

/** Days in which the link of the mail confirms. */
export const CONFIRM_DAYS = 7;

/** Where scripts send the form; forms without scripts may be sent there too. */
export const NEWSLETTER_CALL = '/api/newsletter';

export type NewsletterForm = Record<'email' | 'firstName' | 'lastName' | 'consent', string>;

/** What a link of a mail opens. `done`: it was used before, or is of a person who has left. */
export type OpenedNewsletterLink = { kind: 'open' | 'done'; email: string } | { kind: 'expired' | 'unknown' };

/** The day of the next issue, an ISO date: the first of the coming month. @param today ISO date in Zurich */
export function nextIssue(today: string): string {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
}
