import { statementsCsv } from '~/modules/staff/statements.server.ts';
import { csvLoader } from '~/pages/admin/csv-loader.server.ts';

/** The list of statements as CSV, by the same address as the page. */
export const loader = csvLoader('velory-abrechnungen', statementsCsv);
