import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { staffOf } from '~/modules/staff/role.server.ts';
import { markStaffEntry, readEntries } from '~/modules/staff/user-forms.server.ts';
import { entryList } from '~/modules/user-forms/entry-list.ts';
import { adminHandle, adminMeta, adminSheet } from '~/pages/admin/admin-sheet.ts';
import { answerOf, refusalAnswer } from '~/pages/admin/answers.ts';
import { backWith } from '~/pages/admin/back.server.ts';
import { adminHeaders, openDesk } from '~/pages/admin/frame.server.ts';
import { formOf } from '~/platform/form-body.server.ts';
import { readList } from '~/platform/list-query.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { UserFormsPage } from './user-forms-page.tsx';

export const links = adminSheet;
export const handle = adminHandle;
export { pageHeaders as headers };
export const meta = () => adminMeta('Formulare');

/** What was sent with forms. Each look is in the log. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { staff, frame } = await openDesk(request);
  const { searchParams } = new URL(request.url);
  const query = readList(entryList, searchParams);
  const answer = answerOf(searchParams.get('antwort'));
  return data({ frame, answer, query, ...(await readEntries(staff, query)) }, { headers: adminHeaders });
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
  return backWith(request, isDone ? 'erledigt' : 'offen');
}

export default function StaffUserFormsRoute() {
  const view = useLoaderData<typeof loader>();
  const acted = useActionData<typeof action>();
  const refusal = acted && 'refusal' in acted ? refusalAnswer(acted.refusal) : undefined;
  return <UserFormsPage {...view} answer={refusal ?? view.answer} />;
}
