import { createHash, randomBytes } from 'node:crypto';
import { env } from '~/platform/env.server.ts';
import { MAIN_SHOP } from '~/platform/instance-id.ts';
import { currentInstanceId, isRetiredInstance } from '~/platform/instance-scope.server.ts';
import { SECURE_PREFIX, SESSION_COOKIE } from '~/modules/identity/session-cookie.server.ts';

/**
 * A session lives at least a year from its last write, in seconds: what hangs on it, as an anonymous wishlist, is
 * promised for so long.
 */
export const LEAST_SESSION_SECONDS = 365 * 24 * 60 * 60;

/**
 * How long it is made for: a month more, so that it has to be prolonged once a month only. Browsers keep no cookie for
 * longer than 400 days.
 */
export const SESSION_SECONDS = LEAST_SESSION_SECONDS + 30 * 24 * 60 * 60;

/**
 * Beginning of the names of short-lived cookies that repeat a new session's token: they tell the server of two sessions
 * that one browser was given by two first writes at once. The rest of the name is the session's own.
 */
const NEW_SESSION_COOKIE = 'velory_session_new_';

/** How long the second cookie of a new session lives: long enough for the browser's next write, in seconds. */
export const NEW_SESSION_SECONDS = 10 * 60;

/** 256 random bits, as they are in the cookie. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * What the database keeps of a token: another instance of the shop keeps another hash, so that the token opens nothing
 * there.
 */
export function hashToken(token: string): string {
  const instance = currentInstanceId();
  return createHash('sha256')
    .update(instance === MAIN_SHOP ? token : `${instance}:${token}`)
    .digest('hex');
}

export interface SessionTokens {
  /** The session in use; absent before the first write. */
  current?: string;
  /** Tokens of other sessions this browser was given at the same time. */
  others: string[];
}

const TOKEN = /^[\w-]{43}$/;

const isSecure = (): boolean => env().PUBLIC_URL.startsWith('https:');

/** A cookie's name with the prefix that browsers hold to, where shoppers come by https. */
const nameOf = (name: string): string => (isSecure() ? SECURE_PREFIX + name : name);

const newSessionName = (token: string): string => nameOf(NEW_SESSION_COOKIE + hashToken(token).slice(0, 12));

/**
 * Reads the session cookies of a `Cookie` header; what can't be a token counts as absent, as does a new session's
 * token under another session's name.
 */
export function sessionTokens(cookieHeader: string | null): SessionTokens {
  const pairs = (cookieHeader ?? '').split(';').map((pair) => pair.trim().split('='));
  const tokens = pairs.flatMap(([name = '', value = '']) => (TOKEN.test(value) ? [{ name, value }] : []));
  const current = tokens.find(({ name }) => name === nameOf(SESSION_COOKIE))?.value;
  const others = tokens.filter(({ name, value }) => value !== current && name === newSessionName(value));
  return { current, others: [...new Set(others.map(({ value }) => value))] };
}

function setCookie(name: string, token: string, seconds: number): string {
  return `${name}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure() ? '; Secure' : ''}`;
}

/**
 * `Set-Cookie` values of a session that was made just now; none if the work is for an order of a shop that is no more.
 */
export function newSessionCookies(token: string): string[] {
  // The browser keeps the session that it has in the main shop, where it is.
  if (isRetiredInstance()) return [];
  return [
    setCookie(nameOf(SESSION_COOKIE), token, SESSION_SECONDS),
    setCookie(newSessionName(token), token, NEW_SESSION_SECONDS),
  ];
}

/** `Set-Cookie` value that ends the session in a browser. */
export function endedSessionCookie(): string {
  return setCookie(nameOf(SESSION_COOKIE), '', 0);
}

/** `Set-Cookie` value that prolongs a session, or puts the one of an account in its place. */
export function renewedSessionCookie(token: string): string {
  return setCookie(nameOf(SESSION_COOKIE), token, SESSION_SECONDS);
}

/** `Set-Cookie` value that takes the second cookie of a session away, once it has told what it had to. */
export function spentSessionCookie(token: string): string {
  return setCookie(newSessionName(token), '', 0);
}
