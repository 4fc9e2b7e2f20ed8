import { z } from 'zod';
import {
  addTemplate,
  answerTicket,
  assignTicket,
  countTickets,
  type TeamMember,
  type TicketUpdateResult,
  findStaffTicket,
  listTickets,
  listTemplates,
  removeTemplate,
  settleTicket,
  teamEmails,
} from '~/modules/tickets/ticket-admin.server.ts';
import { templateSchema } from '~/modules/tickets/tickets.schema.server.ts';
import { typedLine, typedText } from '~/platform/typed-text.server.ts';
import type { StaffMember } from './role.server.ts';
import { type ActResult, done, recordAction, refused } from './staff-log.server.ts';
import type { StaffAction } from './areas.ts';
import { type TicketAdminQuery, ticketViews } from './ticket-admin.ts';

const PAGE = 50;

/** How many tickets are the team's turn, for the navigation. */
export async function countOpenTickets(): Promise<number> {
  const { received, working } = await countTickets();
  return received + working;
}

/** What the staff area lists, and what is opened with its templates. Both looks are recorded: the list names people. */
export async function getTicketAdminView(staff: StaffMember, query: TicketAdminQuery) {
  const [counts, listed, team] = await Promise.all([
    countTickets(),
    listTickets({
      states: ticketViews[query.view],
      ...(query.kind ? { kind: query.kind } : {}),
      ...(query.mine ? { assigneeEmail: staff.email } : {}),
      skip: (query.page - 1) * PAGE,
    }),
    teamEmails(),
  ]);
  await recordAction(staff, { action: 'tickets.list', subject: `${query.view}, ${listed.tickets.length} gelesen` });
  const id = query.id ?? listed.tickets[0]?.id;
  const ticket = id ? await findStaffTicket(id) : null;
  if (ticket) await recordAction(staff, { action: 'ticket.read', subject: ticket.number });
  const templates = await listTemplates(ticket?.locale);
  return { counts, ...listed, team, ticket, templates };
}

const answers: Readonly<Record<TicketUpdateResult, ActResult>> = {
  done,
  twice: done,
  gone: refused('Diese Meldung gibt es nicht mehr: Wer sie geschrieben hat, hat sie gelöscht.'),
  refused: refused('Das geht bei diesem Stand nicht. Sieh dir die Meldung nochmals an.'),
};

const actor = (staff: StaffMember, action: StaffAction, subject: string): TeamMember => ({
  email: staff.email,
  note: (database) => recordAction(staff, { action, subject }, database),
});

const messageSchema = z.object({
  text: z.string().trim().min(1).pipe(typedText(4000)),
  suggestions: z.array(typedLine(40)).max(3),
  key: z.uuid(),
});

const linesOf = (typed: string): string[] =>
  typed
    .split(/\r?\n|;/)
    .map((line) => line.trim())
    .filter(Boolean);

interface Written {
  id: string;
  text: string;
  /** Answers that are offered, one a line. */
  suggestions: string;
  isQuestion: boolean;
  /** Of the form. */
  key: string;
}

const wrongMessage = refused('Schreib eine Antwort bis 4000 Zeichen; höchstens drei Vorschläge bis 40 Zeichen.');

/** Writes to the person who sent a ticket. */
export async function answerByTeam(staff: StaffMember, written: Written): Promise<ActResult> {
  const { id, text, suggestions, isQuestion, key } = written;
  const message = messageSchema.safeParse({ text, suggestions: linesOf(suggestions), key });
  if (!message.success) return wrongMessage;
  return answers[await answerTicket(actor(staff, 'ticket.answer', id), id, { ...message.data, isQuestion })];
}

export async function assignByTeam(staff: StaffMember, id: string, email: string): Promise<ActResult> {
  return answers[await assignTicket(actor(staff, 'ticket.assign', id), id, email)];
}

/** Says that a ticket is solved. What was typed into the answer goes with it. */
export async function solveByTeam(staff: StaffMember, written: Omit<Written, 'isQuestion'>): Promise<ActResult> {
  const { id, text, suggestions, key } = written;
  const isWritten = text.trim() !== '';
  const message = isWritten ? messageSchema.safeParse({ text, suggestions: linesOf(suggestions), key }) : undefined;
  if (message && !message.success) return wrongMessage;
  return answers[await settleTicket(actor(staff, 'ticket.solve', id), id, 'solve', { message: message?.data })];
}

/** Opens a solved ticket again. */
export async function reopenByTeam(staff: StaffMember, id: string): Promise<ActResult> {
  return answers[await settleTicket(actor(staff, 'ticket.reopen', id), id, 'reopen')];
}

export async function addTemplateByTeam(
  staff: StaffMember,
  typed: { locale: string; title: string; text: string; suggestions: string },
): Promise<ActResult> {
  const template = templateSchema.safeParse({ ...typed, suggestions: linesOf(typed.suggestions) });
  if (!template.success) return refused('Eine Vorlage hat einen Titel bis 80 Zeichen und einen Text.');
  const stored = await addTemplate(actor(staff, 'ticket.template', template.data.title), template.data);
  return stored === 'done' ? done : refused('Eine Vorlage mit diesem Titel gibt es schon in dieser Sprache.');
}

export async function removeTemplateByTeam(staff: StaffMember, id: string): Promise<ActResult> {
  await removeTemplate(actor(staff, 'ticket.template', id), id);
  return done;
}
