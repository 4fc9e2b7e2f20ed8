import type { TicketDeskQuery } from '~/modules/staff/ticket-desk.ts';
import type { DeskTicketDetails, TicketTemplateView } from '~/modules/tickets/ticket-desk.server.ts';
import type { TypedAnswer } from './desk-acts.server.ts';

/** What a ticket of the desk shows, and what is needed to answer it. */
export interface OpenedTicketProps {
  ticket: DeskTicketDetails;
  query: TicketDeskQuery;
  team: string[];
  templates: TicketTemplateView[];
  typed: TypedAnswer | null;
  /** Address of who is at work. */
  me: string;
  /** Of the next answer: sent twice it is one. */
  formKey: string;
}
