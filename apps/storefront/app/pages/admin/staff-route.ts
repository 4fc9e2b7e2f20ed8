import type { HeadersFunction, LinksFunction, MetaDescriptor } from '@remix-run/node';
import type { PageHandle } from '~/shell/page-handle.ts';
import { sheet } from '~/ui/sheets.ts';
import styles from './admin.css?url';

/*
 * What every route of a staff page exports: `export { handle, headers, links } from '~/pages/admin/staff-route.ts'`.
 */

export const links = sheet(styles);

/** The same with a style sheet of a page's own. */
export const linksWith =
  (href: string): LinksFunction =>
  (...args) => [...links(...args), ...sheet(href)(...args)];

/** Staff pages have no shop header and footer. */
export const handle: PageHandle = { isAlone: true };

/** No cache stores a staff page. */
export const headers: HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' });

/** The title of a staff page. Search engines do not index it. */
export const staffTitle = (title: string): MetaDescriptor[] => [
  { title: `${title} · Velory intern` },
  { name: 'robots', content: 'noindex, nofollow' },
];
