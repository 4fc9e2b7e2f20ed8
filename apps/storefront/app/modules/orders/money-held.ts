/*
 * What is left of money that came for an order, once some of it went back.
 */

/** A transaction as it is stored. */
export interface ReceivedMoney {
  key: string;
  status: string;
  /** Rappen */
  amount: number;
}

/**
 * The failure that a refund carries from the moment the provider is asked until it has answered. It counts as money that went
 * back: the same amount is not sent twice.
 */
export const UNCLEAR = 'Keine klare Antwort. Bitte beim Zahlungsanbieter nachsehen.';

/** A refund as it is stored: it counts once it is done. */
export interface ReturnedMoney {
  /** Key of the transaction that brought it. */
  key: string;
  /** Rappen */
  amount: number;
  doneAt: Date | null;
  /** Why it was not sent; `UNCLEAR` where it may have been. */
  failure?: string | null;
}

/**
 * Rappen of one transaction that are still there: all of a confirmed one, the rest of one of which the shop sent a part back.
 * Where the provider alone knows of that part, nobody here knows the rest, and nothing counts.
 */
export function heldOfTransaction({ key, status, amount }: ReceivedMoney, refunds: readonly ReturnedMoney[]): number {
  if (status === 'confirmed') return amount;
  if (status !== 'partially_refunded') return 0;
  const removed = refunds.reduce((sum, each) => (each.key === key && each.doneAt ? sum + each.amount : sum), 0);
  return removed > 0 ? Math.max(0, amount - removed) : 0;
}

/** Rappen that are still there of several transactions. */
export function moneyHeld(transactions: readonly ReceivedMoney[], refunds: readonly ReturnedMoney[]): number {
  return transactions.reduce((sum, each) => sum + heldOfTransaction(each, refunds), 0);
}

/** Rappen of an amount that are still to come; 0 where more came. */
export function moneyOpen(
  amount: number,
  transactions: readonly ReceivedMoney[],
  refunds: readonly ReturnedMoney[],
): number {
  return Math.max(0, amount - moneyHeld(transactions, refunds));
}
