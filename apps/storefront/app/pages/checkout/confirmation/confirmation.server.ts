import { afterOrderView } from '~/modules/after-order/after-order.server.ts';
import { delayedConfirmation } from '~/modules/after-order/confirmation.server.ts';
import { orderedBike } from '~/modules/after-order/ordered-bike.server.ts';
import { findTracker } from '~/modules/fulfilment/tracker.server.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { findLedger } from '~/modules/orders/ledger.server.ts';
import { orderLinkOf } from '~/modules/orders/order-link.ts';
import { findOrder, orderView } from '~/modules/orders/orders.server.ts';
import { paymentView } from '~/modules/payments/payments.server.ts';

/**
 * What the page after the order shows.
 * @param query of its address: names the order, how the shopper comes back from the payment page, what stopped the
 * last change
 * @returns null if there is no such order, or it is another person's
 */
export async function confirmationView(visitor: Visitor | null, query: URLSearchParams) {
  const { nr, token } = orderLinkOf(query);
  const order = await findOrder({ visitor, number: nr, token });
  if (!order) return null;
  // The payment first: a shopper who comes back from paying is asked for at the provider.
  const payment = await paymentView({ ...order, token }, query.get('zahlung') ?? undefined);
  const [ledger, tracker, afterOrder, bike, mailAt] = await Promise.all([
    findLedger(order.id),
    findTracker({ number: order.number, token, visitor }),
    afterOrderView(order, query),
    orderedBike(order),
    delayedConfirmation(order),
  ]);
  return tracker && { order: orderView(order), facts: { ledger, tracker, payment, afterOrder }, bike, mailAt };
}
