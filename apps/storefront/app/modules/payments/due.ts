/** What decides how much an order owes at once. Amounts are Rappen. */
export interface OrderAmounts {
  payOneTime: boolean;
  resultingPrice: number;
  totalDownPayment: number;
}

/** Rappen that are due at once: the whole price, or the down payment of a plan. 0 where nothing is. */
export function amountDue({ payOneTime, resultingPrice, totalDownPayment }: OrderAmounts): number {
  return payOneTime ? resultingPrice : totalDownPayment;
}
