import { heldOfTransaction, type ReceivedMoney, type ReturnedMoney } from '~/modules/orders/money-held.ts';
import type { CountedTransaction, StoredStatus } from './status.ts';

type StoredTransaction = ReceivedMoney & { id: string; status: StoredStatus; at: Date };

/** The transactions of a payment with the amount still held of each, as its status is computed from them. */
export function countedOf(
  transactions: readonly StoredTransaction[],
  refunds: readonly ReturnedMoney[],
): CountedTransaction[] {
  return transactions.flatMap((each) => {
    const { id, status, amount, at } = each;
    return status === 'part_paid' || status === 'reversed'
      ? []
      : [{ id, status, amount, at, held: heldOfTransaction(each, refunds) }];
  });
}
