import { callsCsv } from '~/modules/staff/calls-desk.server.ts';
import { csvLoader } from '~/pages/admin/csv-loader.server.ts';

/** The list of calls as CSV, by the same address as the page. */
export const loader = csvLoader('velory-rueckrufe', callsCsv);
