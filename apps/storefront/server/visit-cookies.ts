import type { IncomingMessage } from 'node:http';
import {
  ATTRIBUTION_COOKIE,
  ATTRIBUTION_SECONDS,
  attributionCookieValue,
  utmPathOf,
} from '~/modules/consent/attribution.ts';
import { BLACK_FRIDAY_COOKIE, setsBlackFriday } from '~/modules/consent/black-friday-flag.ts';
import { NAVIGATION_COOKIE } from '~/platform/http.server.ts';
import { forcedVariant } from './navigation-variant.ts';

/** Not pages: no one arrives there. */
const noPage = /^\/(api|assets|dev)(\/|$)/;

/**
 * What a visit sets (decision 40: Routes), in front of the page cache: the page itself is the same for everyone, the
 * answer that carries such a cookie is private.
 * @returns values of `Set-Cookie`; none for most requests
 */
export function visitCookies({ method, url = '', headers }: IncomingMessage, { https }: { https: boolean }): string[] {
  if (method !== 'GET' || noPage.test(url) || headers['sec-purpose']?.includes('prefetch')) return [];
  const path = utmPathOf(url);
  const variant = forcedVariant(url);
  return [
    ...(path === undefined
      ? []
      : [cookie(ATTRIBUTION_COOKIE, attributionCookieValue(path), { seconds: ATTRIBUTION_SECONDS, https })]),
    ...(setsBlackFriday(url) ? [cookie(BLACK_FRIDAY_COOKIE, '1', { https })] : []),
    ...(variant === undefined ? [] : [cookie(NAVIGATION_COOKIE, encodeURIComponent(variant), { https })]),
  ];
}

/** @param value encoded @param options seconds: how long it is stored; absent: for the visit */
function cookie(name: string, value: string, { seconds, https }: { seconds?: number; https: boolean }): string {
  const age = seconds === undefined ? '' : `; Max-Age=${seconds}`;
  const secure = https ? '; Secure' : '';
  return `${name}=${value}; Path=/${age}; HttpOnly; SameSite=Lax${secure}`;
}
