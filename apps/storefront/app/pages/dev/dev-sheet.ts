import { sheet } from '~/ui/sheets.ts';
import styles from './dev.css?url';

/** The sheet of pages that stand beside the shop. */
export const devSheet = sheet(styles);
