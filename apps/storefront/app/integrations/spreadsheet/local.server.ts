import { db } from '~/platform/db.server.ts';
import type { Spreadsheet } from './spreadsheet.ts';

/** Keeps rows in Postgres; staff reads them as CSV. */
export function createLocalSpreadsheet(): Spreadsheet {
  return {
    async append(source, { at, values }, idempotencyKey) {
      const row = { source, idempotencyKey, data: { ...values }, createdAt: new Date(at) };
      await db.spreadsheetRow.createMany({ data: [row], skipDuplicates: true });
    },
    async removeBefore(source, before) {
      await db.spreadsheetRow.deleteMany({ where: { source, createdAt: { lt: before } } });
    },
  };
}
