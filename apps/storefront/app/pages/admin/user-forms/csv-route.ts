import type { LoaderFunctionArgs } from '@remix-run/node';
import { staffOf } from '~/modules/staff/role.server.ts';
import { entriesCsv } from '~/modules/staff/user-forms.server.ts';
import { fileAnswer } from '~/platform/file-answer.server.ts';

/** Everything that was sent with forms, as CSV. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const body = await entriesCsv(await staffOf(request));
  return fileAnswer({ name: 'velory-formulare.csv', type: 'text/csv; charset=utf-8', body });
}
