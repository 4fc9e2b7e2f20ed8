import { searchesCsv } from '~/modules/staff/searches.server.ts';
import { csvLoader } from '~/pages/admin/csv-loader.server.ts';

/** Searches without hits as CSV, by the same address as the page. */
export const loader = csvLoader('velory-suchen', searchesCsv);
