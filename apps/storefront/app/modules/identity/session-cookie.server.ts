import { readCookie } from '~/platform/http.server.ts';
import { VISIT_COOKIE } from './visit-cookie.ts';

/**
 * The cookie that carries a visitor's session token, where shoppers come by http; by https its name begins with
 * `SECURE_PREFIX`. No one has it before the first write.
 */
export const SESSION_COOKIE = 'velory_session';

/**
 * Cookies whose names begin so can be set by the host itself by https only: no other name of the domain can plant one.
 */
export const SECURE_PREFIX = '__Host-';

const sessionCookies = [SESSION_COOKIE, SECURE_PREFIX + SESSION_COOKIE];

/** Whether a `Cookie` header holds a session, of whichever kind. */
export function hasSessionCookie(header: string | null | undefined): boolean {
  return sessionCookies.some((name) => readCookie(header, name) !== undefined);
}

/** Whether a `Cookie` header shows that scripts load the visitor's own data. */
export function hasVisitCookie(header: string | null | undefined): boolean {
  return /^[01]$/.test(readCookie(header, VISIT_COOKIE) ?? '');
}

/**
 * Whether pages that are the same for everyone are made for this visitor alone: one with a session, without scripts
 * (decision 52).
 */
export function needsPersonalPages(header: string | null | undefined): boolean {
  return hasSessionCookie(header) && !hasVisitCookie(header);
}

/** `Set-Cookie` value by which the next page is the visitor's own again. */
export const withoutVisitCookie = `${VISIT_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
