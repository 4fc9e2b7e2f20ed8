import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { statistics } from '~/modules/staff/statistics.server.ts';
import { periodOf } from '~/modules/staff/statistics.ts';
import { openStaffPage } from '~/pages/admin/staff-page.server.ts';
import { linksWith, staffTitle } from '~/pages/admin/staff-route.ts';
import { StartPage } from './start-page.tsx';
import styles from './start.css?url';

export { handle, headers } from '~/pages/admin/staff-route.ts';
export const links = linksWith(styles);
export const meta = () => staffTitle('Start');

/** The start page of the staff: what is to do, and what the numbers say. It names no one. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { frame, params } = await openStaffPage(request);
  return { frame, numbers: await statistics(periodOf(params.get('zeit'))) };
}

export default function StaffStartRoute() {
  return <StartPage {...useLoaderData<typeof loader>()} />;
}
