import { data, redirect } from '@remix-run/node';
import type { StaffMember } from '~/modules/staff/role.server.ts';
import {
  addTemplateByTeam,
  answerByTeam,
  assignByTeam,
  removeTemplateByTeam,
  reopenByTeam,
  solveByTeam,
  type TicketDeskAnswer,
} from '~/modules/staff/ticket-desk.server.ts';
import { ticketDeskPath, type TicketDeskQuery } from '~/modules/staff/ticket-desk.ts';
import type { Answer } from '~/pages/admin/answers.ts';
import { fieldReader } from '~/platform/form-body.server.ts';
import { ownEntry } from '~/platform/own-entry.ts';

interface Act {
  staff: StaffMember;
  id: string;
  text: (name: string) => string;
}

const written = ({ id, text }: Act, isQuestion: boolean) => ({
  ...{ id, isQuestion, text: text('text'), suggestions: text('suggestions'), key: text('key') },
});

const templateOf = ({ text }: Act) => ({
  ...{ locale: text('locale'), title: text('title'), text: text('text'), suggestions: text('suggestions') },
});

/** What each button does, by its `intent`, and what the next page says of it. */
const acts: Readonly<Record<string, { answer: Answer; act: (act: Act) => Promise<TicketDeskAnswer> }>> = {
  answer: { answer: 'meldung-beantwortet', act: (act) => answerByTeam(act.staff, written(act, false)) },
  ask: { answer: 'meldung-beantwortet', act: (act) => answerByTeam(act.staff, written(act, true)) },
  take: { answer: 'zugeteilt', act: ({ staff, id }) => assignByTeam(staff, id, staff.email) },
  assign: { answer: 'zugeteilt', act: ({ staff, id, text }) => assignByTeam(staff, id, text('to')) },
  solve: { answer: 'geloest', act: (act) => solveByTeam(act.staff, written(act, false)) },
  reopen: { answer: 'meldung-offen', act: ({ staff, id }) => reopenByTeam(staff, id) },
  'add-template': { answer: 'vorlage', act: (act) => addTemplateByTeam(act.staff, templateOf(act)) },
  'remove-template': { answer: 'entfernt', act: ({ staff, text }) => removeTemplateByTeam(staff, text('template')) },
};

/** What was typed and not taken. */
export interface TypedAnswer {
  text: string;
  suggestions: string;
}

/**
 * Does what a button of the desk says with the ticket that the address names.
 * @returns a way back to the ticket; or why it was refused, with what was typed
 * @throws Response 400 for an unknown button, 404 without a ticket
 */
export async function actOnDesk(staff: StaffMember, query: TicketDeskQuery, form: FormData) {
  const text = fieldReader(form);
  const intent = ownEntry(acts, text('intent'));
  if (!intent) throw new Response('Bad request', { status: 400 });
  if (!query.id) throw new Response('Not found', { status: 404 });
  const result = await intent.act({ staff, id: query.id, text });
  if (result.kind === 'refused') {
    const typed: TypedAnswer = { text: text('text'), suggestions: text('suggestions') };
    return data({ refusal: result.reason, typed }, { status: 400 });
  }
  const path = ticketDeskPath(query);
  return redirect(`${path}${path.includes('?') ? '&' : '?'}antwort=${intent.answer}`, 303);
}
