import { entriesCsv } from '~/modules/staff/user-forms.server.ts';
import { csvLoader } from '~/pages/admin/csv-loader.server.ts';

/** What was sent with forms as CSV, by the same address as the page. */
export const loader = csvLoader('velory-formulare', entriesCsv);
