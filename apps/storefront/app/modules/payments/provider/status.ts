/*
 * The status of a payment (spec §3 status; decision 22: only the provider's report or staff change it). Pure: the same
 * rules apply to every source.
 */

/**
 * The transition table. Each row is a status of a transaction, with the provider's names for it. A transaction passes
 * the rows in this order: it may skip rows and never goes back. So reports may arrive late, twice or in any order, with
 * the same result.
 */
const transitions = [
  { status: 'waiting', words: ['waiting', 'initiated'] },
  // Reserved, or held back for a check: not received yet.
  { status: 'authorized', words: ['authorized', 'reserved', 'uncaptured', 'insecure'] },
  { status: 'cancelled', words: ['cancelled'] },
  { status: 'expired', words: ['expired'] },
  { status: 'error', words: ['error'] },
  { status: 'declined', words: ['declined'] },
  { status: 'confirmed', words: ['confirmed'] },
  { status: 'refund_pending', words: ['refund_pending', 'refund-pending', 'refundpending'] },
  { status: 'partially_refunded', words: ['partially-refunded', 'partially_refunded'] },
  { status: 'refunded', words: ['refunded'] },
  { status: 'disputed', words: ['disputed'] },
  { status: 'chargeback', words: ['chargeback'] },
] as const;

export type TransactionStatus = (typeof transitions)[number]['status'];

/** Status of a whole payment: with `part_paid` the shopper has paid a part of the amount due. */
export type PaymentStatus = TransactionStatus | 'part_paid';

/** Stored status: `reversed` is a mistaken manual booking and never counted. */
export type StoredStatus = PaymentStatus | 'reversed';

/** The statuses of a transaction in the order of the table. */
export const transactionStatuses: readonly TransactionStatus[] = transitions.map(({ status }) => status);

/** Maps the provider's status; undefined for an unknown one. */
export function statusOfWord(word: string): TransactionStatus | undefined {
  return transitions.find(({ words }) => words.some((each) => each === word.toLowerCase()))?.status;
}

const rank = (status: TransactionStatus): number => transactionStatuses.indexOf(status);

/** The next status of a transaction: the one further down the table. */
export function nextStatus(current: TransactionStatus, news: TransactionStatus): TransactionStatus {
  return rank(news) > rank(current) ? news : current;
}

/** The figures of one transaction that the status of its payment depends on. */
export interface CountedTransaction {
  id: string;
  status: TransactionStatus;
  /** Rappen */
  amount: number;
  /** Rappen still held; by default all of a confirmed transaction, and 0 of others. */
  held?: number;
  at: Date;
}

/** Rappen held: amounts of confirmed transactions, and the rest after partial refunds. */
export function amountHeld(transactions: readonly CountedTransaction[]): number {
  return transactions.reduce((sum, { status, amount, held = status === 'confirmed' ? amount : 0 }) => sum + held, 0);
}

/**
 * Computes the status of a payment from all its transactions: money held decides first, then refunds, then pending
 * transactions, then the latest attempt.
 * @param due Rappen
 * @param since when the current payment page was created; earlier failures do not count
 * @param covered Rappen of `due` that sponsors had paid before the order: they are received, but are no payment by the
 * shopper
 */
export function paymentStatus(
  due: number,
  transactions: readonly CountedTransaction[],
  since = new Date(0),
  covered = 0,
): PaymentStatus {
  const held = amountHeld(transactions);
  if (held >= due) return 'confirmed';
  const wentBack = transactions.filter(({ status }) => rank(status) > rank('confirmed'));
  if (wentBack.length > 0) {
    const furthest = wentBack.map(({ status }) => status).reduce(nextStatus);
    // One of several transactions was refunded, and money of another one is still held.
    return furthest === 'refunded' && held > covered ? 'partially_refunded' : furthest;
  }
  if (held > covered) return 'part_paid';
  if (transactions.some(({ status }) => status === 'authorized')) return 'authorized';
  const latest = transactions
    // A confirmed transaction with the amount 0, or sponsors' money.
    .filter(({ status, at }) => status !== 'confirmed' && at >= since)
    .sort((a, b) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1))[0];
  return latest?.status ?? 'waiting';
}

/** Whether a transaction's money was received, even if it was refunded since. */
export const hasBrought = (status: TransactionStatus): boolean => rank(status) >= rank('confirmed');

/** Whether money was or will be taken back or refunded: the team is notified. */
export function isReversal(status: PaymentStatus): boolean {
  return status !== 'part_paid' && rank(status) > rank('confirmed');
}
