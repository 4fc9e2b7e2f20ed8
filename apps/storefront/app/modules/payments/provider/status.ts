/*
 * How far a payment has come (spec §3 status; decision 22: only the provider's word or staff change it). Pure: the
 * same rules for every way in which news arrive.
 */

/**
 * THE transition table. Each row is a status of a transaction, with the provider's words for it. The rows are in the order
 * in which a transaction goes through them: it may skip rows, and never goes back. So news may come late, twice or in any
 * order, and the end is the same.
 */
const transitions = [
  { status: 'waiting', words: ['waiting', 'initiated'] },
  // Reserved, or held back for a check: not ours yet.
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

/** Of a payment as a whole: of `part_paid` the shopper has paid some of what is asked of them. */
export type PaymentStatus = TransactionStatus | 'part_paid';

/** As rows have it: `reversed` is a booking by hand that was a mistake, and never counted. */
export type StoredStatus = PaymentStatus | 'reversed';

/** The statuses of a transaction in the order of the table. */
export const transactionStatuses: readonly TransactionStatus[] = transitions.map(({ status }) => status);

/** A transaction's status in the provider's words; undefined for a word that is not in the table. */
export function statusOfWord(word: string): TransactionStatus | undefined {
  return transitions.find(({ words }) => words.some((each) => each === word.toLowerCase()))?.status;
}

const rank = (status: TransactionStatus): number => transactionStatuses.indexOf(status);

/** Where a transaction stands that is known as `current` when `news` come: the one further down the table. */
export function nextStatus(current: TransactionStatus, news: TransactionStatus): TransactionStatus {
  return rank(news) > rank(current) ? news : current;
}

/** What counts of one transaction. */
export interface CountedTransaction {
  id: string;
  status: TransactionStatus;
  /** Rappen */
  amount: number;
  /** Rappen of it that are there still; all of a confirmed one, and nothing of others, where it is absent. */
  held?: number;
  at: Date;
}

/** Rappen that are there: amounts of confirmed transactions, and what is left of those of which a part went back. */
export function amountHeld(transactions: readonly CountedTransaction[]): number {
  return transactions.reduce((sum, { status, amount, held = status === 'confirmed' ? amount : 0 }) => sum + held, 0);
}

/**
 * The status of a payment, from all its transactions: what is there decides first, then what went back, then what may
 * still come, then the latest try.
 * @param due Rappen
 * @param since when the present payment page was made: what failed before it no longer counts
 * @param covered Rappen of `due` that sponsors had paid before the order: they are there, and say nothing of the shopper's payment
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
    // One of several transactions went back, and money of another one is left.
    return furthest === 'refunded' && held > covered ? 'partially_refunded' : furthest;
  }
  if (held > covered) return 'part_paid';
  if (transactions.some(({ status }) => status === 'authorized')) return 'authorized';
  const latest = transactions
    // A confirmed transaction is over nothing, or money of sponsors.
    .filter(({ status, at }) => status !== 'confirmed' && at >= since)
    .sort((a, b) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1))[0];
  return latest?.status ?? 'waiting';
}

/** Whether a transaction's money has come, wherever it went since. */
export const hasBrought = (status: TransactionStatus): boolean => rank(status) >= rank('confirmed');

/** Whether money went back, or is about to: the team has to know. */
export function isReversal(status: PaymentStatus): boolean {
  return status !== 'part_paid' && rank(status) > rank('confirmed');
}
