/*
 * Rules of signing in by a link (spec §5, decision 69).
 */

/** How long a link and its code are good, in minutes. */
export const LINK_MINUTES = 15;

/** How often a code may be typed before it takes a new link. */
export const CODE_TRIES = 3;

export const CODE_DIGITS = 6;

/** The error text if a link could not be sent, in the words of the specification (spec §8). */
export const LINK_FAILED = 'Oops, Something went wrong.';

/** What a page tells a person who has asked for a link. */
export interface SentLink {
  email: string;
  /** ISO 8601 */
  validUntil: string;
  /** When the mail goes out, ISO 8601, where it has to wait; null if it does not. */
  mailAt: string | null;
}

/** What a link turns out to be when it is opened. Opening uses nothing up. */
export type OpenedLink =
  /** In the browser that asked for it: one press signs in. */
  | { kind: 'here'; email: string; validUntil: string }
  /** Anywhere else: the code for the browser that asked, and a way to go on here. */
  | { kind: 'elsewhere'; email: string; validUntil: string; code: string; device: string | null }
  | { kind: 'expired' | 'used'; maskedEmail: string }
  | { kind: 'unknown' };

/** An e-mail address as anyone who knows it recognises it, and no one else: `le•••@bluewin.ch`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(2, at))}•••${email.slice(at)}`;
}
