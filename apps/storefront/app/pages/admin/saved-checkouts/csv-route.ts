import { savedCheckoutsCsv } from '~/modules/staff/saved-checkouts.server.ts';
import { csvLoader } from '~/pages/admin/csv-loader.server.ts';

/** The list of saved checkouts as CSV, by the same address as the page. */
export const loader = csvLoader('velory-aufgehoben', savedCheckoutsCsv);
