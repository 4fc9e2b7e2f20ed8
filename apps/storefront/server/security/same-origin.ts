import type { IncomingHttpHeaders } from 'node:http';
import { locales } from '~/i18n/locales.ts';
import { href } from '~/site-map.ts';

/**
 * Third parties that call without a browser and without a bearer; each is checked by its signature where it arrives.
 */
const signedCallbacks: ReadonlySet<string> = new Set([
  '/api/payment/webhook',
  '/api/partners/financing',
  '/api/partners/logistics',
]);

/**
 * Calls that check the bearer themselves before they do anything, and go by no session where there is one: programs
 * may make them, as no other site can make a browser send a bearer.
 */
const bearerCalls: ReadonlySet<string> = new Set([
  '/api/content/webhook',
  '/api/cms/content/unsaved',
  '/api/cloud-storage/getsignedurl',
  '/api/cloud-storage/deletefile',
]);

/**
 * Pages whose address itself says what may be done, and that go by no session: mail programs send a POST there by
 * themselves where a person ends a newsletter (RFC 8058).
 */
const addressedByToken: ReadonlySet<string> = new Set(locales.map((locale) => href('newsletterLeave', {}, locale)));

const bearer = /^Bearer +\S+$/i;

export interface OriginCheck {
  method: string;
  /** In its canonical form (decision 47). */
  path: string;
  headers: IncomingHttpHeaders;
  /** The origin of the shop that the request was sent to, e.g. `https://www.velory.example`. */
  ownOrigin: string;
}

/**
 * Whether an origin is written as browsers write it, without a port that goes without saying: Remix makes nothing of
 * others.
 */
const isPlain = (origin: string): boolean => origin.toLowerCase().endsWith(`//${new URL(origin).host}`);

/**
 * Whether a request that changes something may be believed (same origin or token only). Browsers say where a POST
 * comes from; a program that says nothing has to bring a token, and to make a call that reads it. Any other
 * `Authorization` counts for nothing: browsers send one by themselves where a person has put a password in front of
 * the shop.
 */
export function isTrustedOrigin({ method, path, headers, ownOrigin }: OriginCheck): boolean {
  if (method === 'GET' || method === 'HEAD') return true;
  if (signedCallbacks.has(path) || addressedByToken.has(path)) return true;
  if (bearerCalls.has(path) && bearer.test(headers.authorization ?? '')) return true;
  if (headers.origin) return headers.origin.toLowerCase() === ownOrigin.toLowerCase() && isPlain(ownOrigin);
  return headers['sec-fetch-site'] === 'same-origin';
}
