/** Use cases of tickets, for the team. */
export {
  countDeskTickets,
  deskTicket,
  type DeskTicket,
  type DeskTicketDetails,
  listDeskTickets,
} from './admin/list-tickets.server.ts';
export {
  answerTicket,
  assignTicket,
  type DeskActor,
  type DeskResult,
  settleTicket,
  teamEmails,
} from './admin/update-ticket.server.ts';
export { addTemplate, listTemplates, removeTemplate, type TicketTemplateView } from './admin/templates.server.ts';
