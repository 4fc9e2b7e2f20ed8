import type { LoaderFunctionArgs } from '@remix-run/node';
import { sheetName } from '~/modules/assistant/assistant.schema.server.ts';
import { exportSheet } from '~/modules/staff/assistant-desk.server.ts';
import { staffOf } from '~/modules/staff/role.server.ts';

/** Rows of a spreadsheet as CSV (spec §7: store-spreadsheet): `?source=`, by default the helper's log. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const staff = await staffOf(request);
  const source = sheetName.safeParse(new URL(request.url).searchParams.get('source') ?? undefined).data ?? 'pdpAi';
  return new Response(await exportSheet(staff, source), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="velory-${source}.csv"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
