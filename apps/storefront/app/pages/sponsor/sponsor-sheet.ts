import { sheet } from '~/ui/sheets.ts';
import manage from './sponsor-manage.css?url';
import start from './sponsor-start.css?url';
import styles from './sponsor.css?url';

/** The sheet of a rider's page. */
export const sponsorLinks = sheet(styles);

/** The sheet of the way to a page. */
export const sponsorStartLinks = sheet(start);

/** The sheet of a rider's own page. */
export const sponsorManageLinks = sheet(manage);
