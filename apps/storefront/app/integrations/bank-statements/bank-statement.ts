/*
 * A bank's statement of what came to an account and what left it, in one form whatever the bank's format.
 */

/** Credit: money came. Debit: money left. */
export type Direction = 'credit' | 'debit';

/** Types of structured references on Swiss payments: QR reference, creditor reference (ISO 11649), anything else. */
export type ReferenceType = 'QRR' | 'SCOR' | 'other';

/** Why a transaction was read, but can be booked by no rule. */
export type TransactionProblem =
  /** No amount, zero, negative, or with parts of a Rappen. */
  | 'amount'
  /** No currency. */
  | 'currency'
  /** No booking date, or one that is not in the calendar. */
  | 'date'
  /** Neither credit nor debit. */
  | 'direction'
  /** The details of a batch do not add up to the entry's amount. */
  | 'sum'
  /** The entry states another number of transactions than it lists. */
  | 'count';

/** The other side of a payment. */
export interface Party {
  name?: string;
  /** Without spaces. */
  iban?: string;
  /** Lines of the postal address. */
  address: readonly string[];
}

/** One payment of a statement. A batch booking has one for each of its payments. */
export interface BankTransaction {
  /** The bank's reference of the booked entry, the same in camt.053 and camt.054. */
  entryRef?: string;
  /** The bank's reference of this payment within the entry. */
  transactionRef?: string;
  /** Number of the entry in its statement, from 1. */
  entryNumber: number;
  direction: Direction;
  /** The bank takes an earlier entry back. */
  isReversal: boolean;
  /** Reserved entries may still vanish. */
  isBooked: boolean;
  /** An earlier payment of ours or of theirs comes back. */
  isReturn: boolean;
  /** In hundredths of the currency: Rappen. 0 if `problem` is `amount`. */
  amount: number;
  /** ISO 4217; empty if it is missing. */
  currency: string;
  /** What the payer was asked for, where it is in another currency or the bank took charges from it. */
  instructed?: { amount: number; currency: string };
  /** Hundredths that the bank took from the amount. */
  charges: number;
  /** ISO date; empty if it is missing. */
  bookedOn: string;
  valueOn?: string;
  /** Payments in the entry. */
  batchSize: number;
  /** False where the statement lists only the sum of a batch. */
  isDetailed: boolean;
  /** Bank transaction code: domain, family and subfamily, e.g. `PMNT/RCDT/VCOM`. */
  code: string;
  reference?: { type: ReferenceType; value: string };
  /** The payer's own reference, or ours on payments that we sent. */
  endToEndId?: string;
  /** What the payer has written, and what the bank adds. */
  message: string;
  party: Party;
  problem?: TransactionProblem;
}

export interface BankStatement {
  /** E.g. `camt.053.001.08`. */
  format: string;
  /** The bank's own, different for each statement of an account. */
  id: string;
  /** IBAN without spaces. */
  account: string;
  /** ISO 8601, when the bank made it. */
  createdAt?: string;
  transactions: BankTransaction[];
}

/** The file can't be read as a whole: nothing of it is used. */
export class StatementFileError extends Error {
  override name = 'StatementFileError';
  constructor(
    readonly reason: StatementFileFault,
    message: string,
  ) {
    super(message);
  }
}

export type StatementFileFault =
  | 'empty'
  | 'too-large'
  | 'encoding'
  | 'not-xml'
  | 'document-type'
  | 'archive'
  | 'format'
  | 'version'
  | 'no-account'
  | 'no-id'
  | 'too-many';
