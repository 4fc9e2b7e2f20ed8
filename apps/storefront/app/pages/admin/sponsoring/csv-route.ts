import { sponsorCsv } from '~/modules/staff/sponsor-desk.server.ts';
import { csvLoader } from '~/pages/admin/csv-loader.server.ts';

/** The list of riders’ pages as CSV, by the same address as the page. */
export const loader = csvLoader('velory-sponsor-me', sponsorCsv);
