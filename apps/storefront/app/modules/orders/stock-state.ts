/** Pieces are reserved, are taken with the payment, were not available by then, or are waited for (decision 140). */
export type StockState = 'reserved' | 'waiting' | 'choosing' | 'preOrdered';

/** What triggers the reservation of a waiting order's pieces. */
export type StockClaim = 'down-payment' | 'once' | 'id';

/** What triggers the reservation: the payment due at once, or the ID if nothing is due. */
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
