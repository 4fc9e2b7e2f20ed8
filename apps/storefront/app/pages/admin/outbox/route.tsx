import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { formOf } from '~/platform/form-body.server.ts';
import { pageSlice, readList } from '~/platform/list-query.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { outboxList } from '~/modules/staff/outbox.ts';
import { countJobs, listHangingJobs, retryJobs } from '~/modules/staff/outbox.server.ts';
import { staffOf } from '~/modules/staff/role.server.ts';
import { adminHandle, adminMeta, adminSheet } from '~/pages/admin/admin-sheet.ts';
import { answerOf } from '~/pages/admin/answers.ts';
import { backWith } from '~/pages/admin/back.server.ts';
import { adminHeaders, openDesk } from '~/pages/admin/frame.server.ts';
import { OutboxPage } from './outbox-page.tsx';

export const links = adminSheet;
export const handle = adminHandle;
export { pageHeaders as headers };
export const meta = () => adminMeta('Ausgang');

/** What hangs in the outbox, and why. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { frame } = await openDesk(request);
  const { searchParams } = new URL(request.url);
  const query = readList(outboxList, searchParams);
  const [list, counts] = await Promise.all([listHangingJobs(query, pageSlice(query)), countJobs()]);
  const answer = answerOf(searchParams.get('antwort'));
  return data({ frame, query, list, counts, answer }, { headers: adminHeaders });
}

/** Has one job, or all that hang, tried again. */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await staffOf(request);
  const job = (await formOf(request)).get('job');
  await retryJobs(staff, typeof job === 'string' ? [job] : undefined);
  return backWith(request, 'nochmals');
}

export default function StaffOutboxRoute() {
  return <OutboxPage {...useLoaderData<typeof loader>()} />;
}
