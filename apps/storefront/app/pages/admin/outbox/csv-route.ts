import { outboxCsv } from '~/modules/staff/outbox.server.ts';
import { csvLoader } from '~/pages/admin/csv-loader.server.ts';

/** What hangs in the outbox as CSV, by the same address as the page. */
export const loader = csvLoader('velory-ausgang', outboxCsv);
