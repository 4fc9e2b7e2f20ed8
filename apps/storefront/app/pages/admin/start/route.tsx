import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageHeaders } from '~/platform/page.server.ts';
import { statistics } from '~/modules/staff/statistics.server.ts';
import { periodOf } from '~/modules/staff/statistics.ts';
import { adminHandle, adminMeta, adminSheetWith } from '~/pages/admin/admin-sheet.ts';
import { adminHeaders, openDesk } from '~/pages/admin/frame.server.ts';
import { StartPage } from './start-page.tsx';
import styles from './start.css?url';

export const links = adminSheetWith(styles);
export const handle = adminHandle;
export { pageHeaders as headers };
export const meta = () => adminMeta('Start');

/** The start page of the staff: what is to do, and what the numbers say. It names nobody. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { frame } = await openDesk(request);
  const period = periodOf(new URL(request.url).searchParams.get('zeit'));
  return data({ frame, numbers: await statistics(period) }, { headers: adminHeaders });
}

export default function StaffStartRoute() {
  return <StartPage {...useLoaderData<typeof loader>()} />;
}
