import { locales } from '~/i18n/locales.ts';
import { href } from '~/site-map.ts';

/** Legal pages, by their key in the CMS and in the site map. */
const legalPages = ['imprint', 'privacy', 'terms'] as const;

/** Which legal page a path is, in either language. */
export function legalPageOf(pathname: string): (typeof legalPages)[number] | undefined {
  return legalPages.find((name) => locales.some((locale) => href(name, {}, locale) === pathname));
}
