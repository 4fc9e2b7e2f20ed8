import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageHeaders } from '~/platform/page.server.ts';
import { listImports } from '~/modules/staff/operations.server.ts';
import { adminHandle, adminMeta, adminSheet } from '~/pages/admin/admin-sheet.ts';
import { adminHeaders, openDesk } from '~/pages/admin/frame.server.ts';
import { ImportsPage } from './imports-page.tsx';

export const links = adminSheet;
export const handle = adminHandle;
export { pageHeaders as headers };
export const meta = () => adminMeta('Import');

/** The last imports with their reports. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { frame } = await openDesk(request);
  return data({ frame, imports: await listImports() }, { headers: adminHeaders });
}

export default function StaffImportsRoute() {
  return <ImportsPage {...useLoaderData<typeof loader>()} />;
}
