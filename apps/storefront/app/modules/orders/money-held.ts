/** A stored transaction. */
export interface ReceivedMoney {
  key: string;
  status: string;
  /** Rappen */
  amount: number;
}

/**
 * The failure stored with a refund from the request to the provider until its response. The amount counts as returned,
 * so that it is not sent twice.
 */
export const UNCLEAR = 'Keine klare Antwort. Bitte beim Zahlungsanbieter nachsehen.';

/** A stored refund; it counts once it is done. */
export interface ReturnedMoney {
  /** Key of the original transaction. */
  key: string;
  /** Rappen */
  amount: number;
  doneAt: Date | null;
  /** Why it was not sent; `UNCLEAR` if it may have been. */
  failure?: string | null;
}

/**
 * Rappen of a transaction that are still held: all of a confirmed one, the rest after a partial refund by the shop.
 * After a partial refund that only the provider knows, the rest is unknown and counts as 0.
 */
export function heldOfTransaction({ key, status, amount }: ReceivedMoney, refunds: readonly ReturnedMoney[]): number {
  if (status === 'confirmed') return amount;
  if (status !== 'partially_refunded') return 0;
  const removed = refunds.reduce((sum, each) => (each.key === key && each.doneAt ? sum + each.amount : sum), 0);
  return removed > 0 ? Math.max(0, amount - removed) : 0;
}

/** Rappen still held of several transactions. */
export function moneyHeld(transactions: readonly ReceivedMoney[], refunds: readonly ReturnedMoney[]): number {
  return transactions.reduce((sum, each) => sum + heldOfTransaction(each, refunds), 0);
}

/** Rappen of an amount still to come; 0 if it is covered. */
export function moneyOpen(
  amount: number,
  transactions: readonly ReceivedMoney[],
  refunds: readonly ReturnedMoney[],
): number {
  return Math.max(0, amount - moneyHeld(transactions, refunds));
}
