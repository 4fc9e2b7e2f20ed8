import type { LoaderFunctionArgs } from '@remix-run/node';
import { sheetName } from '~/modules/assistant/assistant.schema.server.ts';
import { questionTable } from '~/modules/assistant/question-table.server.ts';
import { sheetCsv } from '~/modules/assistant/staff-acts.server.ts';
import { requireStaffMember } from '~/modules/staff/role.server.ts';
import { recordAction } from '~/modules/staff/staff-log.server.ts';
import { tableCsv } from '~/modules/staff/table-csv.server.ts';
import { fileAnswer } from '~/platform/file-answer.server.ts';

/**
 * The questions to the assistant as CSV; with `?source=` the rows of a spreadsheet of the shop's own (spec §7:
 * store-spreadsheet).
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const staff = await requireStaffMember(request);
  const { searchParams } = new URL(request.url);
  const source = sheetName.safeParse(searchParams.get('source')).data;
  if (source) await recordAction(staff, { action: 'assistant.export', subject: source });
  const body = source ? await sheetCsv(source) : await tableCsv(staff, questionTable, searchParams);
  return fileAnswer({ name: 'velory-assistent.csv', type: 'text/csv; charset=utf-8', body });
}
