import type { LoaderFunctionArgs } from '@remix-run/node';
import { journalCells, parsePeriod } from '~/modules/payments/journal.server.ts';
import { requireStaffMember } from '~/modules/staff/role.server.ts';
import { recordAction } from '~/modules/staff/staff-log.server.ts';
import { csvOf } from '~/platform/csv.ts';
import { fileAnswer } from '~/platform/file-answer.server.ts';

/** The journal of a period (`von`, `bis`) for bookkeeping, as CSV. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const staff = await requireStaffMember(request);
  const { searchParams } = new URL(request.url);
  const period = parsePeriod(searchParams.get('von'), searchParams.get('bis'));
  if (!period) throw new Response('Not found', { status: 404 });
  const { from, until } = period;
  await recordAction(staff, { action: 'journal.export', subject: `${from} bis ${until}` });
  const body = csvOf(await journalCells(period));
  return fileAnswer({ name: `velory-journal-${from}-${until}.csv`, type: 'text/csv; charset=utf-8', body });
}
