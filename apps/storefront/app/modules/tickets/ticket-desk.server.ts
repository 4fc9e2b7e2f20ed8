/** Use cases of tickets, for the team. */
export {
  countDeskTickets,
  deskTicket,
  type DeskTicket,
  type DeskTicketDetails,
  listDeskTickets,
} from './desk/desk.server.ts';
export {
  answerTicket,
  assignTicket,
  type DeskActor,
  type DeskResult,
  settleTicket,
  teamEmails,
} from './desk/desk-acts.server.ts';
export { addTemplate, listTemplates, removeTemplate, type TicketTemplateView } from './desk/templates.server.ts';
