import { sheet } from '~/ui/sheets.ts';
import styles from './organization-admin.css?url';

/** The sheet of the administrator's pages. */
export const adminSheet = sheet(styles);
