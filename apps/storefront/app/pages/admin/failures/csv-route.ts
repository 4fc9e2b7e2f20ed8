import { failuresCsv } from '~/modules/staff/failures.server.ts';
import { csvLoader } from '~/pages/admin/csv-loader.server.ts';

/** The list of failures as CSV, by the same address as the page. */
export const loader = csvLoader('velory-fehler', failuresCsv);
