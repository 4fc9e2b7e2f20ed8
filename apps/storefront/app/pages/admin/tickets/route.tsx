import { randomUUID } from 'node:crypto';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { formOf } from '~/platform/form-body.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { staffOf } from '~/modules/staff/role.server.ts';
import { openTicketDesk } from '~/modules/staff/ticket-desk.server.ts';
import { readTicketDesk } from '~/modules/staff/ticket-desk.ts';
import { adminHandle, adminMeta, adminSheetWith } from '~/pages/admin/admin-sheet.ts';
import { answerOf, refusalAnswer } from '~/pages/admin/answers.ts';
import { adminHeaders, openDesk } from '~/pages/admin/frame.server.ts';
import { actOnDesk } from './desk-acts.server.ts';
import { TicketsPage } from './tickets-page.tsx';
import styles from '~/pages/admin/styles/desk.css?url';

export const links = adminSheetWith(styles);
export const handle = adminHandle;
export { pageHeaders as headers };
export const meta = () => adminMeta('Meldungen');

/** Tickets in a queue, one of them opened. Each look at the queue and at one is in the log. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { staff, frame } = await openDesk(request);
  const { searchParams } = new URL(request.url);
  const query = readTicketDesk(searchParams);
  const desk = await openTicketDesk(staff, query);
  const answer = answerOf(searchParams.get('antwort'));
  return data({ frame, query, ...desk, answer, formKey: randomUUID() }, { headers: adminHeaders });
}

/** Answers, assigns, solves, opens again, keeps templates; each button is an intent. */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await staffOf(request);
  return actOnDesk(staff, readTicketDesk(new URL(request.url).searchParams), await formOf(request));
}

export default function StaffTicketsRoute() {
  const { answer, ...desk } = useLoaderData<typeof loader>();
  const acted = useActionData<typeof action>();
  const refused = acted && 'refusal' in acted ? acted : undefined;
  return (
    <TicketsPage {...desk} typed={refused?.typed ?? null} answer={refused ? refusalAnswer(refused.refusal) : answer} />
  );
}
