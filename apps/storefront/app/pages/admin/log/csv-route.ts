import type { LoaderFunctionArgs } from '@remix-run/node';
import { staffOf } from '~/modules/staff/role.server.ts';
import { logCsv } from '~/modules/staff/staff-log.server.ts';
import { readLogQuery } from '~/modules/staff/staff-log.ts';
import { fileAnswer } from '~/platform/file-answer.server.ts';

/** The log as CSV, by the same address as the page. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const query = readLogQuery(new URL(request.url).searchParams);
  const body = await logCsv(await staffOf(request), query);
  return fileAnswer({ name: 'velory-protokoll.csv', type: 'text/csv; charset=utf-8', body });
}
