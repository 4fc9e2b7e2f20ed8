import { csvOf } from '~/platform/csv.ts';
import { readList } from '~/platform/list-query.ts';
import { shapeOf, type Table, tableCells } from '~/platform/table.server.ts';
import type { StaffAction } from './areas.ts';
import type { StaffMember } from './role.server.ts';
import { recordAction } from './staff-log.server.ts';

/** What `*-table.server.ts` of the modules export. */
const files = import.meta.glob<Record<string, unknown>>('../*/*-table.server.ts', { eager: true });

const isTable = (value: unknown): value is Table<unknown> =>
  typeof value === 'object' && value !== null && 'csv' in value && 'read' in value;

/** Every table of the staff pages that has a CSV export, by the address of its page. */
export const staffTables: ReadonlyMap<string, Table<unknown>> = new Map(
  Object.values(files)
    .flatMap((exported) => Object.values(exported).filter(isTable))
    .map((table) => [table.path, table]),
);

/**
 * The CSV export of a table. The export is recorded before anything is read.
 * @param params of its address: filters and sort order
 */
export async function tableCsv<Row, Sort extends string, Filter extends string>(
  staff: StaffMember,
  table: Table<Row, Sort, Filter>,
  params: URLSearchParams,
): Promise<string> {
  const { action, subject } = table.csv;
  await recordAction(staff, {
    action: action as StaffAction,
    ...(subject && { subject: subject(readList(shapeOf(table, params), params)) }),
  });
  return csvOf(await tableCells(table, params));
}
