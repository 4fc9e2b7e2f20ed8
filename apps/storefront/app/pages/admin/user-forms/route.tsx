import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { staffOf } from '~/modules/staff/role.server.ts';
import { type EntryState, entryStates, markStaffEntry, readEntries } from '~/modules/staff/user-forms.server.ts';
import { adminHandle, adminMeta, adminSheet } from '~/pages/admin/admin-sheet.ts';
import { answerOf, refusalAnswer } from '~/pages/admin/answers.ts';
import { adminHeaders, openDesk } from '~/pages/admin/frame.server.ts';
import { formOf } from '~/platform/form-body.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { UserFormsPage } from './user-forms-page.tsx';

export const links = adminSheet;
export const handle = adminHandle;
export { pageHeaders as headers };
export const meta = () => adminMeta('Formulare');

const stateOf = (request: Request): EntryState => {
  const asked = new URL(request.url).searchParams.get('stand');
  return entryStates.find((each) => each === asked) ?? 'offen';
};

/** What was sent with forms. Each look is in the log. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { staff, frame } = await openDesk(request);
  const state = stateOf(request);
  const answer = answerOf(new URL(request.url).searchParams.get('antwort'));
  return data({ frame, answer, state, entries: await readEntries(staff, state) }, { headers: adminHeaders });
}

/** Notes that an entry is dealt with, or open again. */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await staffOf(request);
  const form = await formOf(request);
  const id = form.get('id');
  const isDone = form.get('intent') === 'done';
  if (!(await markStaffEntry(staff, typeof id === 'string' ? id : '', isDone))) {
    return data({ refusal: 'Diese Antwort gibt es nicht mehr, oder sie ist schon so eingetragen.' }, { status: 400 });
  }
  return redirect(`/admin/formulare?stand=${stateOf(request)}&antwort=${isDone ? 'erledigt' : 'offen'}`, 303);
}

export default function StaffUserFormsRoute() {
  const view = useLoaderData<typeof loader>();
  const acted = useActionData<typeof action>();
  const refusal = acted && 'refusal' in acted ? refusalAnswer(acted.refusal) : undefined;
  return <UserFormsPage {...view} answer={refusal ?? view.answer} />;
}
