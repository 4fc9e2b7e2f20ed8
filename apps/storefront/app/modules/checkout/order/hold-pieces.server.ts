import type { Database } from '~/platform/db.server.ts';
import { addressHash, type NewOrderSender } from '~/modules/orders/order-origin.server.ts';
import { beginHold, mailboxHash } from '~/modules/orders/stock-hold.server.ts';
import { returnPieces, showStock, type TakenPieces } from '~/modules/orders/stock.server.ts';

/** An order whose pieces were taken in this transaction. */
export interface NewHold extends NewOrderSender {
  taken: TakenPieces;
  /** Whether the amount due at once is already covered. */
  isPaid: boolean;
}

/**
 * Lets a new order keep its pieces. If the sender's unpaid orders have reached the limit, the pieces are released and
 * taken with the payment instead (decision 140). The last step of the order's transaction, after `recordSender`, where
 * orders of one sender wait for each other.
 */
export async function holdPieces(database: Database, order: NewHold): Promise<void> {
  const { checkoutId, userId, email, sender, taken, isPaid, now } = order;
  const network = sender === undefined ? null : addressHash(sender);
  const holder = { checkoutId, userId, mailbox: mailboxHash(email), network };
  if (isPaid || taken.counted.size === 0 || (await beginHold(database, holder)))
    return showStock(database, taken.soldOut, now);
  // The shown stock was not updated when the pieces were taken, so it is still correct.
  await returnPieces(database, checkoutId);
  await database.checkout.update({ where: { id: checkoutId }, data: { stockState: 'waiting' }, select: { id: true } });
}
