import { readCookie } from '~/platform/http.server.ts';

/**
 * The cookie that carries a visitor's session token, where shoppers come by http; by https its name begins with `SECURE_PREFIX`.
 * Nobody has it before the first write.
 */
export const SESSION_COOKIE = 'velory_session';

/** Cookies whose names begin so can be set by the host itself by https only: no other name of the domain can plant one. */
export const SECURE_PREFIX = '__Host-';

/** Whether a `Cookie` header holds a session, of whichever kind: such a visitor's answers are shared with nobody. */
export function hasSessionCookie(header: string | null | undefined): boolean {
  return [SESSION_COOKIE, SECURE_PREFIX + SESSION_COOKIE].some((name) => readCookie(header, name) !== undefined);
}
