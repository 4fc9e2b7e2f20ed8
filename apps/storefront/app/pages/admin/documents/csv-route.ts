import { documentsCsv } from '~/modules/staff/documents.server.ts';
import { csvLoader } from '~/pages/admin/csv-loader.server.ts';

/** The list of links to documents as CSV, by the same address as the page. */
export const loader = csvLoader('velory-dokumente', documentsCsv);
