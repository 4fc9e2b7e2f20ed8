/** Use cases of tickets, for shoppers. */
export {
  deletePicture,
  dropPictures,
  fileNameOf,
  storePicture,
  readPicture,
  type TicketPictureRefusal,
} from './files/pictures.server.ts';
export { listTicketsOfCustomer, openTicket, type OpenedTicket, ticketView } from './thread/find-ticket.server.ts';
export {
  requestCall,
  mailNewLink,
  replyToTicket,
  type ShopperAct,
  convertTicket,
} from './thread/shopper-acts.server.ts';
