/** Use cases of tickets, for the team. */
export {
  countTickets,
  findStaffTicket,
  type TicketListItem,
  type StaffTicket,
  listTickets,
} from './admin/list-tickets.server.ts';
export {
  answerTicket,
  assignTicket,
  type TeamMember,
  type TicketUpdateResult,
  settleTicket,
  teamEmails,
} from './admin/update-ticket.server.ts';
export { addTemplate, listTemplates, removeTemplate, type TicketTemplateView } from './admin/templates.server.ts';
