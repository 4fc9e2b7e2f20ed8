import { NAVIGATION_COOKIE } from '~/platform/http.server.ts';

/** Values of the query parameter `variant` (spec §2) and of the cookie that each sets (spec §3). */
const forced: ReadonlyMap<string, string> = new Map([
  ['forceNew', 'force_new'],
  ['forceOld', 'force_old'],
]);

/** The navigation that an address forces; undefined for most. @param url path and query */
export function forcedVariant(url: string): string | undefined {
  const mark = url.indexOf('?');
  if (mark < 0 || !url.includes('variant=', mark)) return undefined;
  return forced.get(new URLSearchParams(url.slice(mark)).get('variant') ?? '');
}

/** A `Cookie` header with the forced navigation in it: the page that is asked for shows it already. */
export function withVariant(cookie: string | undefined, variant: string): string {
  const others = (cookie ?? '')
    .split(/;\s*/)
    .filter((pair) => pair !== '' && !pair.startsWith(`${NAVIGATION_COOKIE}=`));
  return [...others, `${NAVIGATION_COOKIE}=${variant}`].join('; ');
}
