import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { assistantList } from '~/modules/assistant/desk.ts';
import { readAssistantDesk, settleQuestion } from '~/modules/staff/assistant-desk.server.ts';
import { staffOf } from '~/modules/staff/role.server.ts';
import { formOf } from '~/platform/form-body.server.ts';
import { readList } from '~/platform/list-query.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { adminHandle, adminMeta, adminSheet } from '~/pages/admin/admin-sheet.ts';
import { answerOf } from '~/pages/admin/answers.ts';
import { backWith } from '~/pages/admin/back.server.ts';
import { adminHeaders, openDesk } from '~/pages/admin/frame.server.ts';
import { AssistantDeskPage } from './assistant-desk-page.tsx';

export const links = adminSheet;
export const handle = adminHandle;
export { pageHeaders as headers };
export const meta = () => adminMeta('Assistent');

/** What the helper was asked, and what waits for a person. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { staff, frame } = await openDesk(request);
  const { searchParams } = new URL(request.url);
  const query = readList(assistantList, searchParams);
  const desk = await readAssistantDesk(staff, query);
  return data({ frame, query, desk, answer: answerOf(searchParams.get('antwort')) }, { headers: adminHeaders });
}

/** Notes that a question that was handed on is answered. */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await staffOf(request);
  const id = z.uuid().safeParse((await formOf(request)).get('frage')).data;
  const isDone = id !== undefined && (await settleQuestion(staff, id));
  return isDone ? backWith(request, 'frage-erledigt') : redirect(assistantList.path, 303);
}

export default function AssistantDeskRoute() {
  return <AssistantDeskPage {...useLoaderData<typeof loader>()} />;
}
