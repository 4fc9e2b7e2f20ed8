import { type Database, db } from '~/platform/db.server.ts';
import { expectedBack, moveOrder, preOrder } from '~/modules/fulfilment/fulfilment.server.ts';
import { heldOfTransaction } from '~/modules/orders/money-held.ts';
import { findOrderById } from '~/modules/orders/orders.server.ts';
import { holdOpen } from '~/modules/orders/order-stage.server.ts';
import { isOpenAt } from '~/modules/orders/order-stages.ts';
import { isSponsorKey, notOfSponsors, shoppersMoneyHeld } from '~/modules/orders/sponsor-money.ts';
import { orderRefund } from '~/modules/payments/payments.server.ts';
import type { StockChoice, StockChoiceView } from './stock-choice.ts';

/**
 * Reads the choice that the shopper of an order has.
 * @returns null if there is none: the pieces are available, it was made before, or the order has ended
 */
export async function stockChoiceView(checkoutId: string, now = new Date()): Promise<StockChoiceView | null> {
  const order = await findOrderById(checkoutId);
  if (order?.stockState !== 'choosing' || !isOpenAt(order.stage, 'cancel')) return null;
  const [deals, payment, expected] = await Promise.all([
    db.deal.findMany({
      where: { checkoutId },
      orderBy: { position: 'asc' },
      select: { position: true, stockMissing: true },
    }),
    db.payment.findUnique({ where: { checkoutId }, select: { transactions: true, refunds: true } }),
    expectedBack(db, checkoutId, now),
  ]);
  const missing = deals.flatMap(({ position, stockMissing }) => {
    const item = stockMissing ? order.cartItems[position] : undefined;
    if (!item) return [];
    return [{ name: item.name, details: [item.selectedColor, item.selectedSize].filter(Boolean).join(', ') }];
  });
  return {
    number: order.number,
    missing,
    isPart: missing.length < deals.length,
    refund: payment ? shoppersMoneyHeld(payment.transactions, payment.refunds) : 0,
    hasSponsors: payment?.transactions.some(({ key }) => isSponsorKey(key)) ?? false,
    expected: expected && expected.toISOString().slice(0, 10),
  };
}

/** `there`: a piece has become available meanwhile, the order continues. `settled`: there was no choice any more. */
export type StockChosen = 'refund' | 'pre-order' | 'there' | 'settled';

/**
 * Executes the shopper's choice. Either the money is refunded the way it came, and the order is cancelled and releases
 * its pieces; or the order stays as agreed and waits. Idempotent, also for simultaneous requests.
 */
export async function chooseForStock(checkoutId: string, choice: StockChoice, now = new Date()): Promise<StockChosen> {
  return db.$transaction(async (database) => {
    // Locks the payment before the order, as everywhere.
    await database.$queryRaw`select from payment where checkout_id = ${checkoutId}::uuid for update`;
    const isOpen = await holdOpen(database, checkoutId, 'cancel');
    const order = await database.checkout.findUnique({ where: { id: checkoutId }, select: { stockState: true } });
    if (!isOpen || order?.stockState !== 'choosing') return 'settled';
    if (choice === 'pre-order') return (await preOrder(database, checkoutId, now)) ? 'there' : 'pre-order';
    await sendBack(database, checkoutId);
    await moveOrder(database, { checkoutId, fact: 'cancelled', who: 'shopper', at: now });
    return 'refund';
  });
}

/** Name of the shopper as the author of a refund. */
const SHOPPER = 'Kundschaft';

/**
 * Refunds everything paid through the provider. Staff refund money from the bank account: the cancellation notifies the
 * team.
 */
async function sendBack(database: Database, checkoutId: string): Promise<void> {
  const payment = await database.payment.findUnique({
    where: { checkoutId },
    select: { transactions: { where: notOfSponsors }, refunds: true },
  });
  for (const transaction of payment?.transactions ?? []) {
    const { key } = transaction;
    const onTheWay = payment?.refunds.filter((each) => each.key === key && !each.doneAt && each.failure === null) ?? [];
    const amount =
      heldOfTransaction(transaction, payment?.refunds ?? []) - onTheWay.reduce((sum, each) => sum + each.amount, 0);
    if (amount <= 0 || !key.startsWith('provider:')) continue;
    const reason = 'Ausverkauft, Geld zurück gewählt';
    const wish = { checkoutId, key, amount, reason, staffEmail: SHOPPER };
    const ordered = await orderRefund(database, wish);
    // An earlier refund without a response may have been sent: only the rest is refunded.
    if (ordered.kind === 'too-much' && ordered.most > 0) await orderRefund(database, { ...wish, amount: ordered.most });
  }
}
