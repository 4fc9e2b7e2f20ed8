import { csvOf } from '~/platform/csv.ts';
import { type Database, db } from '~/platform/db.server.ts';

/** Records that a question that was handed on is answered, and forgets whom. @returns whether it waited */
export async function settleHandedOver(database: Database, id: string): Promise<boolean> {
  const where = { id, handedOverAt: { not: null }, doneAt: null };
  const { count } = await database.assistantAnswer.updateMany({ where, data: { doneAt: new Date(), email: null } });
  return count > 0;
}

/** Rows of one sheet as CSV, the oldest first: what the local spreadsheet keeps. */
export async function sheetCsv(source: string): Promise<string> {
  const rows = await db.spreadsheetRow.findMany({ where: { source }, orderBy: { id: 'asc' } });
  const values = rows.map(({ data }) => data as Record<string, string>);
  const columns = [...new Set(values.flatMap((row) => Object.keys(row)))];
  const lines = rows.map(({ createdAt }, index) => [
    createdAt.toISOString(),
    ...columns.map((name) => values[index]?.[name] ?? ''),
  ]);
  return csvOf([['at', ...columns], ...lines]);
}
