import { heldOfTransaction, type ReceivedMoney, type ReturnedMoney } from '~/modules/orders/money-held.ts';
import type { CountedTransaction, StoredStatus } from './status.ts';

type StoredTransaction = ReceivedMoney & { id: string; status: StoredStatus; at: Date };

/** The transactions of a payment as its status counts them, each with what is left of it. */
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
