import { assistantCsv } from '~/modules/staff/assistant-desk.server.ts';
import { csvLoader } from '~/pages/admin/csv-loader.server.ts';

/** Questions to the helper as CSV, by the same address as the page; or a spreadsheet of the shop's own (`?source=`). */
export const loader = csvLoader('velory-assistent', assistantCsv);
