import { db } from '~/platform/db.server.ts';
import { openTracker } from '~/modules/fulfilment/tracker.server.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { normalOrderNumber } from '~/modules/orders/order-number.ts';
import type { OrderLink } from '~/modules/orders/order-link.ts';
import { findOrderById } from '~/modules/orders/orders.server.ts';
import { chosenOf } from '~/modules/orders/order-view.ts';

/** An order as a ticket's form is filled in with it. */
export interface TicketOrder {
  id: string;
  number: string;
  /** When it was delivered, ISO 8601; null if it was not. */
  deliveredAt: string | null;
  /** Who came by number and e-mail sees nothing of what was ordered and by whom (decision 30). */
  mine: {
    model: string;
    details: string;
    image: string;
    email: string;
    firstName: string;
    lastName: string;
  } | null;
}

/** The order that an address names, for anyone who may see it; null if it names none. */
export async function orderOfTicket({ token, nr }: OrderLink, visitor: Visitor | null): Promise<TicketOrder | null> {
  if (!token && !nr) return null;
  const opened = await openTracker({ token, number: nr, visitor });
  if (!opened) return null;
  const [order, delivered] = await Promise.all([findOrderById(opened.id), deliveryOf(opened.id)]);
  if (!order) return null;
  const [first] = order.cartItems;
  const { email, firstname, lastname } = order.contact;
  return {
    id: order.id,
    number: order.number,
    deliveredAt: delivered?.toISOString() ?? null,
    mine:
      opened.access === 'owner' && first
        ? {
            model: first.name,
            details: chosenOf(first).join(', '),
            image: first.image,
            email,
            firstName: firstname,
            lastName: lastname,
          }
        : null,
  };
}

/** When an order was delivered; the first time counts. */
async function deliveryOf(checkoutId: string): Promise<Date | undefined> {
  const event = await db.orderEvent.findFirst({
    where: { checkoutId, kind: 'delivered' },
    orderBy: { id: 'asc' },
    select: { at: true },
  });
  return event?.at;
}

/** The order that a person names by number and e-mail; null if both do not belong together. */
export async function orderOfTyped(number: string, email: string): Promise<string | null> {
  if (number === '') return null;
  const [found] = await db.$queryRaw<{ id: string }[]>`
    select id::text from checkout
    where number = ${normalOrderNumber(number)} and lower(contact->>'email') = ${email.toLowerCase()}`;
  return found?.id ?? null;
}
