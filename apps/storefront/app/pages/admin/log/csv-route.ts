import { logCsv } from '~/modules/staff/log-csv.server.ts';
import { csvLoader } from '~/pages/admin/csv-loader.server.ts';

/** The log as CSV, by the same address as the page. */
export const loader = csvLoader('velory-protokoll', logCsv);
