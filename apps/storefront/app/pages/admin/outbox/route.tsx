import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { formOf } from '~/platform/form-body.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { countJobs, listHangingJobs, retryJobs } from '~/modules/staff/outbox.server.ts';
import { staffOf } from '~/modules/staff/role.server.ts';
import { adminHandle, adminMeta, adminSheet } from '~/pages/admin/admin-sheet.ts';
import { answerOf } from '~/pages/admin/answers.ts';
import { adminHeaders, openDesk } from '~/pages/admin/frame.server.ts';
import { OutboxPage } from './outbox-page.tsx';

export const links = adminSheet;
export const handle = adminHandle;
export { pageHeaders as headers };
export const meta = () => adminMeta('Ausgang');

/** What hangs in the outbox, and why. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { frame } = await openDesk(request);
  const [jobs, counts] = await Promise.all([listHangingJobs(), countJobs()]);
  const answer = answerOf(new URL(request.url).searchParams.get('antwort'));
  return data({ frame, jobs, counts, answer }, { headers: adminHeaders });
}

/** Has one job, or all that hang, tried again. */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await staffOf(request);
  const job = (await formOf(request)).get('job');
  await retryJobs(staff, typeof job === 'string' ? [job] : undefined);
  return redirect('/admin/ausgang?antwort=nochmals', 303);
}

export default function StaffOutboxRoute() {
  return <OutboxPage {...useLoaderData<typeof loader>()} />;
}
