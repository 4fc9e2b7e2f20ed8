import type { ServerBuild } from '@remix-run/node';
import { NAVIGATION_COOKIE, readCookie } from '~/platform/http.server.ts';
import type { SharedHandle } from '~/platform/page-cache.server.ts';
import type { PageRequest } from '../render-page.ts';
import { moduleOf } from '../route-match.ts';
import type { CacheKey } from './key.ts';

/**
 * Whether the route of a path says by its `handle` that its pages are the same for everyone.
 * @param path canonical, without query
 */
export function isSharedRoute(build: ServerBuild, path: string): boolean {
  return ((moduleOf(build, path)?.handle ?? {}) as SharedHandle).isShared === true;
}

/**
 * A request as anyone might send it: of the person who asks first only the navigation that they see gets into a page
 * for all.
 */
export function toAnonymousRequest(request: PageRequest, { url }: CacheKey): PageRequest {
  const { cookie, authorization: _, ...headers } = request.headers;
  const navigation = readCookie(cookie, NAVIGATION_COOKIE);
  return {
    ...request,
    url,
    headers: navigation === undefined ? headers : { ...headers, cookie: `${NAVIGATION_COOKIE}=${navigation}` },
    // The first one to ask may go away while others wait.
    signal: undefined,
  };
}
