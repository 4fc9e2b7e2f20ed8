import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireStaffMember } from '~/modules/staff/role.server.ts';
import { staffTables, tableCsv } from '~/modules/staff/table-csv.server.ts';
import { fileAnswer } from '~/platform/file-answer.server.ts';

/** The CSV export of a table of the staff pages: the address of its page with `.csv` after it. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const staff = await requireStaffMember(request);
  const { pathname, searchParams } = new URL(request.url);
  const table = staffTables.get(pathname.replace(/\.csv$/, ''));
  if (!table) throw new Response('Not found', { status: 404 });
  const body = await tableCsv(staff, table, searchParams);
  return fileAnswer({ name: `${table.csv.file}.csv`, type: 'text/csv; charset=utf-8', body });
}
