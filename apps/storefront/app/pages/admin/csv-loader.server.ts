import type { LoaderFunctionArgs } from '@remix-run/node';
import { type StaffMember, staffOf } from '~/modules/staff/role.server.ts';
import { fileAnswer } from '~/platform/file-answer.server.ts';

/**
 * The loader of a list as CSV, by the same address as its page.
 * @param name of the file, without what stands after its dot
 * @param exportList notes the export and makes the file of what the address asks for
 */
export const csvLoader =
  (name: string, exportList: (staff: StaffMember, params: URLSearchParams) => Promise<string>) =>
  async ({ request }: LoaderFunctionArgs): Promise<Response> => {
    const body = await exportList(await staffOf(request), new URL(request.url).searchParams);
    return fileAnswer({ name: `${name}.csv`, type: 'text/csv; charset=utf-8', body });
  };
