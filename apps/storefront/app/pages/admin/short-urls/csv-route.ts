import { shortUrlsCsv } from '~/modules/staff/short-urls.server.ts';
import { csvLoader } from '~/pages/admin/csv-loader.server.ts';

/** The list of short addresses as CSV, by the same address as the page. */
export const loader = csvLoader('velory-kurzlinks', shortUrlsCsv);
