import type { IncomingMessage } from 'node:http';
import { ATTRIBUTION_COOKIE, ATTRIBUTION_SECONDS, utmPathOf } from '~/modules/consent/attribution';

/** Not pages: nobody arrives there. */
const noPage = /^\/(api|assets|dev)(\/|$)/;

/**
 * What a visit sets (decisions: Routes), in front of the page cache: the page itself is the same for everybody, the answer
 * that carries such a cookie is private.
 * @returns values of `Set-Cookie`; none for most requests
 */
export function visitCookies({ method, url = '', headers }: IncomingMessage, { https }: { https: boolean }): string[] {
  if (method !== 'GET' || noPage.test(url) || headers['sec-purpose']?.includes('prefetch')) return [];
  const path = utmPathOf(url);
  return path === undefined ? [] : [cookie(ATTRIBUTION_COOKIE, path, ATTRIBUTION_SECONDS, https)];
}

function cookie(name: string, value: string, seconds: number, https: boolean): string {
  const secure = https ? '; Secure' : '';
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}
