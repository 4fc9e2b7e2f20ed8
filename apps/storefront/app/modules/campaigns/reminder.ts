/*
 * "Erinnere mich": one mail when the Black Friday begins, after a confirmed request (double opt-in).
 */

/** Days in which the link of the mail confirms. */
export const CONFIRM_DAYS = 7;

/** Days within which an address that has got the mail is removed. */
export const SENT_DAYS = 7;

/**
 * What a link of the mails opens. `done`: it is confirmed and waits for the beginning. `ended`: it was taken back just
 * now. `gone`: nothing waits any more, since it was sent, taken back or not confirmed in time.
 */
export type OpenedReminder = { kind: 'open' | 'done'; email: string } | { kind: 'ended' | 'gone' | 'unknown' };
