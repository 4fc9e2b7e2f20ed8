import { createHash, randomBytes } from 'node:crypto';
import { env } from '~/platform/env.server.ts';
import { NEW_SESSION_COOKIE_PREFIX, SESSION_COOKIE } from '~/modules/identity/session-cookie.ts';

/** A session lives a year from its last renewal, in seconds. */
export const SESSION_SECONDS = 365 * 24 * 60 * 60;

/** How long the second cookie of a new session lives: long enough for the browser's next request, in seconds. */
const NEW_SESSION_SECONDS = 60 * 60;

/** 256 random bits, as they stand in the cookie. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The session tokens of a request. */
export interface SessionTokens {
  /** The session in use; absent before the first write. */
  current?: string;
  /** Tokens of other sessions this browser was given at the same time. */
  others: string[];
}

const TOKEN = /^[\w-]{43}$/;

/** Reads the session cookies of a `Cookie` header; what can't be a token counts as absent. */
export function sessionTokens(cookieHeader: string | null): SessionTokens {
  const pairs = (cookieHeader ?? '').split(';').map((pair) => pair.trim().split('='));
  const tokens = pairs.flatMap(([name = '', value = '']) => (TOKEN.test(value) ? [{ name, value }] : []));
  const current = tokens.find(({ name }) => name === SESSION_COOKIE)?.value;
  const others = tokens
    .filter(({ name, value }) => name.startsWith(NEW_SESSION_COOKIE_PREFIX) && value !== current)
    .map(({ value }) => value);
  return { current, others: [...new Set(others)] };
}

function setCookie(name: string, token: string, seconds: number): string {
  const secure = env().PUBLIC_URL.startsWith('https:') ? '; Secure' : '';
  return `${name}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

/** `Set-Cookie` values of a session that was made just now. */
export function newSessionCookies(token: string): string[] {
  return [
    setCookie(SESSION_COOKIE, token, SESSION_SECONDS),
    setCookie(`${NEW_SESSION_COOKIE_PREFIX}${hashToken(token).slice(0, 12)}`, token, NEW_SESSION_SECONDS),
  ];
}

/** `Set-Cookie` value that prolongs a session. */
export function renewedSessionCookie(token: string): string {
  return setCookie(SESSION_COOKIE, token, SESSION_SECONDS);
}
