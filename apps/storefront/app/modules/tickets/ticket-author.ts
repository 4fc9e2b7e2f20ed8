/** Who has written an entry: the shopper, a colleague, or the shop by itself. */
export type TicketAuthor = 'shopper' | 'staff' | 'shop';
