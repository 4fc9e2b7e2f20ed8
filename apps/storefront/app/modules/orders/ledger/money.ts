import { sum } from '~/modules/financing/financing.ts';
import { heldOfTransaction, moneyHeld, type ReceivedMoney, UNCLEAR } from '~/modules/orders/money-held.ts';
import { isSponsorKey } from '~/modules/orders/sponsor-money.ts';
import { isOver, type LedgerMoney, type LedgerOrder, type LedgerPayment } from './model.ts';

const noPayment: LedgerPayment = { amount: 0, payBy: '', isReserved: false, transactions: [], refunds: [] };

/**
 * Accounts for all money of an order. The shopper's payments equal, to the Rappen, the sum of `own`, `returned`,
 * `contested` and, for transactions that the provider is sending back, a part of `returning`.
 */
export function ledgerMoney({ payment, facts }: Pick<LedgerOrder, 'payment' | 'facts'>): LedgerMoney {
  const { amount: due, transactions, refunds } = payment ?? noPayment;
  const ownTransactions = transactions.filter(({ key }) => !isSponsorKey(key));
  const own = moneyHeld(ownTransactions, refunds);
  const sponsors = moneyHeld(transactions, refunds) - own;
  const keys = new Set(ownTransactions.map(({ key }) => key));
  const ordered = sum(
    refunds
      .filter(({ key, doneAt, failure }) => keys.has(key) && !doneAt && (!failure || failure === UNCLEAR))
      .map(({ amount }) => amount),
  );
  const total = (part: (transaction: ReceivedMoney) => number) => sum(ownTransactions.map(part));
  // The team settles a return: the refund is known once it is sent.
  const surplus = facts.returned ? 0 : facts.cancelled ? own : Math.min(own, own + sponsors - due);
  return {
    due,
    sponsors,
    own,
    open: facts.paid || isOver(facts) ? 0 : Math.max(0, due - own - sponsors),
    refund: Math.max(0, surplus - ordered),
    returning: ordered + total(({ status, amount }) => (status === 'refund_pending' ? amount : 0)),
    returned: total((each) => returnedOf(each, heldOfTransaction(each, refunds))),
    contested: total((each) => contestedOf(each, heldOfTransaction(each, refunds))),
  };
}

/**
 * The returned part of a transaction.
 * @param held the remaining part; 0 for a partial refund that only the provider knows
 */
function returnedOf({ status, amount }: ReceivedMoney, held: number): number {
  if (status === 'refunded') return amount;
  return status === 'partially_refunded' && held > 0 ? amount - held : 0;
}

function contestedOf({ status, amount }: ReceivedMoney, held: number): number {
  const isUnknown = status === 'partially_refunded' && held === 0;
  return status === 'disputed' || status === 'chargeback' || isUnknown ? amount : 0;
}
