/*
 * Whether an order has its pieces (decision 140).
 */

/** Pieces are there, are taken with the payment, were not to be had by then, or are waited for. */
export type StockState = 'reserved' | 'waiting' | 'choosing' | 'preOrdered';

/** What an order that waits gets its pieces with. */
export type StockClaim = 'down-payment' | 'once' | 'id';

/** What an order gets its pieces with: what is due at once, or its ID where nothing is. */
export function stockClaimOf({
  payOneTime,
  totalDownPayment,
}: {
  payOneTime: boolean;
  totalDownPayment: number;
}): StockClaim {
  if (payOneTime) return 'once';
  return totalDownPayment > 0 ? 'down-payment' : 'id';
}
