import { randomUUID } from 'node:crypto';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { ActResult } from '~/modules/staff/staff-log.server.ts';
import {
  addTemplateByTeam,
  answerByTeam,
  assignByTeam,
  getTicketAdminView,
  removeTemplateByTeam,
  reopenByTeam,
  solveByTeam,
} from '~/modules/staff/ticket-admin.server.ts';
import { parseTicketAdminQuery, ticketAdminPath } from '~/modules/staff/ticket-admin.ts';
import type { Answer } from '~/pages/admin/answers.ts';
import {
  type ActOutcome,
  answered,
  openStaffPage,
  type StaffAct,
  staffAction,
} from '~/pages/admin/staff-page.server.ts';
import { linksWith, staffTitle } from '~/pages/admin/staff-route.ts';
import styles from '~/pages/admin/styles/desk.css?url';
import type { TypedAnswer } from './answer-form.tsx';
import { TicketsPage } from './tickets-page.tsx';

export { handle, headers } from '~/pages/admin/staff-route.ts';
export const links = linksWith(styles);
export const meta = () => staffTitle('Meldungen');

/** Tickets in a queue, one of them opened. Each look at the queue and at one is in the log. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { staff, frame, params } = await openStaffPage(request);
  const query = parseTicketAdminQuery(params);
  return { frame, query, ...(await getTicketAdminView(staff, query)), me: staff.email, formKey: randomUUID() };
}

type TicketAct = StaffAct & { id: string };

/** An act on the ticket that the address names; it leads back to the ticket. @throws Response 404 without a ticket */
const onTicket =
  (answer: Answer, act: (act: TicketAct) => Promise<ActResult>) =>
  async (given: StaffAct): Promise<ActOutcome<TypedAnswer>> => {
    const query = parseTicketAdminQuery(given.params);
    if (!query.id) throw new Response('Not found', { status: 404 });
    const result = await act({ ...given, id: query.id });
    const { text } = given;
    if (result.kind === 'refused')
      return { refusal: result.reason, typed: { text: text('text'), suggestions: text('suggestions') } };
    const [path = '', search] = ticketAdminPath(query).split('?');
    return answered(path, new URLSearchParams(search), answer);
  };

const written = ({ id, text }: TicketAct, isQuestion: boolean) => ({
  id,
  isQuestion,
  text: text('text'),
  suggestions: text('suggestions'),
  key: text('key'),
});

/** Answers, assigns, solves, opens again, keeps templates; each button is an intent. */
export const action = staffAction<TypedAnswer>({
  answer: onTicket('meldung-beantwortet', (act) => answerByTeam(act.staff, written(act, false))),
  ask: onTicket('meldung-beantwortet', (act) => answerByTeam(act.staff, written(act, true))),
  take: onTicket('zugeteilt', ({ staff, id }) => assignByTeam(staff, id, staff.email)),
  assign: onTicket('zugeteilt', ({ staff, id, text }) => assignByTeam(staff, id, text('to'))),
  solve: onTicket('geloest', (act) => solveByTeam(act.staff, written(act, false))),
  reopen: onTicket('meldung-offen', ({ staff, id }) => reopenByTeam(staff, id)),
  'add-template': onTicket('vorlage', ({ staff, text }) =>
    addTemplateByTeam(staff, {
      locale: text('locale'),
      title: text('title'),
      text: text('text'),
      suggestions: text('suggestions'),
    }),
  ),
  'remove-template': onTicket('entfernt', ({ staff, text }) => removeTemplateByTeam(staff, text('template'))),
});

export default function StaffTicketsRoute() {
  const typed = useActionData<typeof action>()?.typed ?? null;
  return <TicketsPage {...useLoaderData<typeof loader>()} typed={typed} />;
}
