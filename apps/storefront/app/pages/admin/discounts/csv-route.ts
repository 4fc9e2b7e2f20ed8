import { discountsCsv } from '~/modules/staff/discounts.server.ts';
import { csvLoader } from '~/pages/admin/csv-loader.server.ts';

/** The list of discount codes as CSV, by the same address as the page. */
export const loader = csvLoader('velory-rabattcodes', discountsCsv);
