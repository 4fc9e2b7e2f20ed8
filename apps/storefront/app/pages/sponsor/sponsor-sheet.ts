import type { LinksFunction } from '@remix-run/node';
import { sheet } from '~/ui/sheets.ts';
import share from './sponsor-share.css?url';
import start from './sponsor-start.css?url';
import styles from './sponsor.css?url';

/** The sheet of a rider's page. */
export const sponsorLinks = sheet(styles);

/** The sheet of the way to a page; its form brings what it needs beside it. */
export const sponsorStartLinks = sheet(start);

/** The sheets of a rider's own page. */
export const sponsorManageLinks: LinksFunction = () =>
  [styles, start, share].map((href) => ({ rel: 'stylesheet', href }));
