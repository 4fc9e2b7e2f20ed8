import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { spreadsheet } from '~/integrations/spreadsheet/spreadsheet.server.ts';
import { type Database, db } from '~/platform/db.server.ts';
import { defineJob } from '~/platform/jobs.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { sheetName, spreadsheetRowSchema } from './assistant.schema.server.ts';

/** A row of a spreadsheet (spec §7: store-spreadsheet). */
export interface SpreadsheetEntry {
  /** The sheet's name. */
  source: string;
  values: Readonly<Record<string, string>>;
}

export const appendRowJob = defineJob({
  name: 'spreadsheet.append',
  schema: z.object({ source: sheetName, at: z.iso.datetime(), values: spreadsheetRowSchema }),
  run: ({ source, at, values }, { idempotencyKey }) => spreadsheet().append(source, { at, values }, idempotencyKey),
});

/** Queues a row in the transaction of the change that it reports. */
export async function addRow(database: Database, { source, values }: SpreadsheetEntry, key: string): Promise<void> {
  await addJob(database, appendRowJob, { source, values: { ...values }, at: new Date().toISOString() }, { key });
}

/** Takes a row that a person with the key has sent. */
export async function storeRow(entry: SpreadsheetEntry): Promise<void> {
  await db.$transaction((database) => addRow(database, entry, `store-spreadsheet:${randomUUID()}`));
}
