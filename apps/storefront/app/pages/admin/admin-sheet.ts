import type { LinksFunction } from '@remix-run/node';
import type { PageHandle } from '~/shell/page-handle.ts';
import { sheet } from '~/ui/sheets.ts';
import styles from './admin.css?url';

/** The sheet of the staff's pages. */
export const adminSheet = sheet(styles);

/** The same with a sheet of a page's own. */
export const adminSheetWith =
  (href: string): LinksFunction =>
  (...args) => [...adminSheet(...args), ...sheet(href)(...args)];

/** What every page of the staff says of itself: it stands without the shop's shell. */
export const adminHandle: PageHandle = { isAlone: true };

/** Title of a page of the staff; none is for search engines. */
export const adminMeta = (title: string) => [
  { title: `${title} · Velory intern` },
  { name: 'robots', content: 'noindex, nofollow' },
];
