import type { Database } from '~/platform/db.server.ts';
import { addressHash, type NewOrderSender } from '~/modules/orders/order-origin.server.ts';
import { beginHold, mailboxHash } from '~/modules/orders/stock-hold.server.ts';
import { returnPieces, showStock, type TakenPieces } from '~/modules/orders/stock.server.ts';

/** An order whose pieces were taken in this transaction. */
export interface NewHold extends NewOrderSender {
  taken: TakenPieces;
  /** Whether nothing is open of what is due at once. */
  isPaid: boolean;
}

/**
 * Lets a new order keep the pieces that it has taken. Where its sender's unpaid orders hold as much as they may, it gives them back
 * and takes them with its payment (decision 140). The last thing of the order's transaction, after `recordSender`: orders of one sender
 * wait for each other there.
 */
export async function holdPieces(database: Database, order: NewHold): Promise<void> {
  const { checkoutId, userId, email, sender, taken, isPaid, now } = order;
  const network = sender === undefined ? null : addressHash(sender);
  const holder = { checkoutId, userId, mailbox: mailboxHash(email), network };
  if (isPaid || taken.counted.size === 0 || (await beginHold(database, holder)))
    return showStock(database, taken.soldOut, now);
  // Nothing of what was taken has been shown, so that nothing has to be shown of what is back.
  await returnPieces(database, checkoutId);
  await database.checkout.update({ where: { id: checkoutId }, data: { stockState: 'waiting' }, select: { id: true } });
}
