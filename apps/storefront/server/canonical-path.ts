import { locales } from '~/i18n/locales.ts';
import { pages } from '~/site-map.ts';

/** Paths that keep their trailing slash (decision 40: Routes), as patterns without it. */
const slashed = Object.values(pages)
  .flatMap((page) => locales.map((locale): string => page[locale]))
  .filter((path) => path !== '/' && path.endsWith('/'))
  .map((path) => new RegExp(`^${path.slice(0, -1).replace(/:\w+/g, '[^/]+')}$`));

/**
 * The one form of an address, where it is written with a slash too many or too few.
 * @param url path and query as the browser sent them
 * @returns the local address to go to, or undefined where it is right as it is
 */
export function canonicalAddress(url: string): string | undefined {
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  // Two slashes (or a backslash, which browsers read as one, however it is written) would lead to another host.
  const bare = path.replace(/(?:[/\\]|%5c){2,}|\\|%5c/gi, '/').replace(/\/+$/, '');
  const canonical = bare === '' ? '/' : slashed.some((pattern) => pattern.test(bare)) ? `${bare}/` : bare;
  return canonical === path ? undefined : canonical + (mark < 0 ? '' : url.slice(mark));
}
