import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { formOf } from '~/platform/form-body.server.ts';
import { pageSlice, readList } from '~/platform/list-query.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { callListOf } from '~/modules/consultation/call-list.ts';
import { callOutcomes, listCalls } from '~/modules/consultation/staff-calls.server.ts';
import { noteCallOutcome } from '~/modules/staff/calls-desk.server.ts';
import { staffOf } from '~/modules/staff/role.server.ts';
import { noteAct } from '~/modules/staff/staff-log.server.ts';
import { adminHandle, adminMeta, adminSheet } from '~/pages/admin/admin-sheet.ts';
import { answerOf, refusalAnswer } from '~/pages/admin/answers.ts';
import { backWith } from '~/pages/admin/back.server.ts';
import { adminHeaders, openDesk } from '~/pages/admin/frame.server.ts';
import { CallsPage } from './calls-page.tsx';

export const links = adminSheet;
export const handle = adminHandle;
export { pageHeaders as headers };
export const meta = () => adminMeta('Rückrufe');

/** Calls to make and calls that were made. Each look at them is in the log. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { staff, frame } = await openDesk(request);
  const { searchParams } = new URL(request.url);
  const query = readList(callListOf(searchParams.get('stand')), searchParams);
  const list = await listCalls(query, pageSlice(query));
  await noteAct(staff, { action: 'calls.list' });
  return data({ frame, query, list, answer: answerOf(searchParams.get('antwort')) }, { headers: adminHeaders });
}

/** Notes what came of a call. */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await staffOf(request);
  const form = await formOf(request);
  const outcome = callOutcomes.find((each) => each === form.get('outcome'));
  if (!outcome) throw new Response('Bad request', { status: 400 });
  const isNoted = await noteCallOutcome(staff, String(form.get('id') ?? ''), outcome);
  if (!isNoted) return data({ refusal: 'Diesen Rückruf gibt es nicht mehr.' }, { status: 400 });
  return backWith(request, 'eingetragen');
}

export default function StaffCallsRoute() {
  const { answer, ...view } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return <CallsPage {...view} answer={refused ? refusalAnswer(refused.refusal) : answer} />;
}
