import type { IncomingHttpHeaders } from 'node:http';

/** Third parties that call without a browser and without a bearer; each is checked by its signature where it arrives. */
const signedCallbacks: ReadonlySet<string> = new Set([
  '/api/payment/webhook',
  '/api/partners/financing',
  '/api/partners/logistics',
]);

export interface OriginCheck {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  /** The origin of the shop that the request was sent to, e.g. `https://www.velory.example`. */
  ownOrigin: string;
}

/**
 * Whether a request that changes something may be believed (same origin or token only). Browsers say where a POST
 * comes from; a program that says nothing has to bring a token, which no other site can make a browser send.
 */
export function isTrustedOrigin({ method, path, headers, ownOrigin }: OriginCheck): boolean {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return true;
  if (headers.authorization || signedCallbacks.has(path)) return true;
  if (headers.origin) return headers.origin.toLowerCase() === ownOrigin.toLowerCase();
  return headers['sec-fetch-site'] === 'same-origin';
}
