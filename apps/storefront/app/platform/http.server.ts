import { env } from './env.server.ts';

declare module '@remix-run/node' {
  interface AppLoadContext {
    /** Names one request in the log and in the answer's `x-request-id`; absent under plain `remix-serve`. */
    requestId?: string;
    /** What represents the address a request came from (`senderOf`), for limits; absent as the id is. */
    sender?: string;
    /**
     * Takes a page's bytes beside its response, which would copy them twice; absent if responses carry their body.
     */
    page?: { response?: Response; body?: Buffer };
  }
}

/** Which navigation a visitor sees (spec §2, §3): `new`, `old`, `force_new` or `force_old`. */
export const NAVIGATION_COOKIE = 'navigation-variant';

/** The two navigations there are; visitors without the cookie see the old one. */
export type Navigation = 'new' | 'old';

/** Which navigation a `Cookie` header asks for; forced or not makes no difference to what is shown. */
export function navigationOf(header: string | null | undefined): Navigation {
  const value = readCookie(header, NAVIGATION_COOKIE);
  return value === 'new' || value === 'force_new' ? 'new' : 'old';
}

/** Returns the token of the link that a request opens, from its query; empty if it has none. */
export const linkToken = (request: Request): string => new URL(request.url).searchParams.get('token') ?? '';

/**
 * The value of one cookie in a `Cookie` header.
 * @returns the value as sent (not decoded), or undefined if there is none
 */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  if (!header) return undefined;
  for (const pair of header.split(';')) {
    const separator = pair.indexOf('=');
    if (separator > 0 && pair.slice(0, separator).trim() === name) return pair.slice(separator + 1).trim();
  }
  return undefined;
}

/**
 * Keeps `/dev/…` out of production (decision 40: Modes); loaders of such pages call it first.
 * @throws a 404 answer in production
 */
export function assertDevelopmentOrDemo(): void {
  if (env().APP_MODE === 'production') throw new Response('Not found', { status: 404 });
}
