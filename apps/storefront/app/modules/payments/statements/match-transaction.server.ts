import { isQRReferenceValid, isSCORReferenceValid } from 'swissqrbill/utils';
import type { BankTransaction } from '~/integrations/bank-statements/bank-statement.ts';
import type { Decision, HoldReason } from '~/modules/payments/bank-entries.ts';

/** An order with an open or completed payment. */
export interface OrderCandidate {
  checkoutId: string;
  number: string;
  /** The number in its QR reference. */
  sequence: number;
  /** Rappen still to pay; 0 if complete. */
  open: number;
  firstname: string;
  lastname: string;
  /** Rappen of each payment on the bank account that was booked by hand, without a statement. */
  bookedByHand: readonly number[];
}

/** The candidates that payments of a statement are compared with. */
export interface Candidates {
  bySequence: ReadonlyMap<number, OrderCandidate>;
  byNumber: ReadonlyMap<string, OrderCandidate>;
  /** Orders with an open amount, by that amount. */
  byOpenAmount: ReadonlyMap<number, readonly OrderCandidate[]>;
  /** `EndToEndId`s of transfers that the shop has sent. */
  payouts: ReadonlySet<string>;
}

const problemReasons: Readonly<Record<NonNullable<BankTransaction['problem']>, HoldReason>> = {
  amount: 'amount',
  currency: 'currency',
  date: 'date',
  direction: 'direction',
  sum: 'details',
  count: 'details',
};

/**
 * Decides which order a payment of a statement belongs to. A reference is sufficient, whatever the amount: under- and
 * overpayment are states of the order's payment. A payment that seems to be booked by hand already is held: booked
 * twice, it would be refunded. Order numbers, names and amounts only result in a proposal.
 * @param today ISO date in Zurich
 */
export function matchTransaction(transaction: BankTransaction, candidates: Candidates, today: string): Decision {
  const held = (reason: HoldReason, order?: OrderCandidate): Decision => ({
    state: 'held',
    reason,
    ...(order && { checkoutId: order.checkoutId }),
  });
  const { problem, direction, endToEndId } = transaction;
  if (problem) return held(problemReasons[problem]);
  if (transaction.isReversal) return held('reversal');
  if (transaction.isReturn) return held('return');
  if (!transaction.isBooked) return held('reserved');
  if (direction === 'debit') {
    const isOurs = endToEndId !== undefined && candidates.payouts.has(endToEndId);
    return isOurs ? { state: 'matched', endToEndId } : { state: 'set_aside', reason: 'debit' };
  }
  if (transaction.currency !== 'CHF') return held('currency');
  if (!transaction.isDetailed) return held('batch');
  if (transaction.bookedOn > today) return held('future');
  return matchCredit(transaction, candidates, held);
}

function matchCredit(
  transaction: BankTransaction,
  candidates: Candidates,
  held: (reason: HoldReason, order?: OrderCandidate) => Decision,
): Decision {
  const { reference, message, amount, charges } = transaction;
  const named = reference ? orderOfReference(reference, candidates) : undefined;
  if (named) {
    if (charges > 0) return held('charges', named);
    if (named.bookedByHand.includes(amount)) return held('by-hand', named);
    return { state: 'matched', checkoutId: named.checkoutId };
  }
  if (reference?.type === 'QRR') return held(reference.value.startsWith('9') ? 'document' : 'unknown-reference');
  const mentioned = orderOfText(`${message} ${reference?.value ?? ''}`, candidates);
  if (mentioned?.bookedByHand.includes(amount)) return held('by-hand', mentioned);
  if (mentioned) return { state: 'proposed', checkoutId: mentioned.checkoutId, reason: 'number' };
  if (reference?.type === 'SCOR') return held('unknown-reference');
  const equal = candidates.byOpenAmount.get(amount) ?? [];
  const alike = equal.filter((order) => isSamePerson(`${transaction.party.name ?? ''} ${message}`, order));
  const [only] = alike.length > 0 ? alike : equal;
  if (!only) return held('unknown');
  if (alike.length === 1) return { state: 'proposed', checkoutId: only.checkoutId, reason: 'name' };
  return equal.length === 1 ? { state: 'proposed', checkoutId: only.checkoutId, reason: 'open' } : held('several');
}

/** Order numbers in the usual spellings: `VE-7K3M-Q9TF`, `ve 7k3m q9tf`, `VE7K3MQ9TF`. */
const orderNumber = /\bVE[\s-]?([A-Z0-9]{4})[\s-]?([A-Z0-9]{4})(?![A-Z0-9])/gi;

/** QR references in a free text, with or without grouping. */
const qrReference = /(?<!\d)\d{2}(?:\s?\d{5}){5}(?!\d)/g;

/** Finds the order of a QR reference or creditor reference. Its check digits must be valid. */
function orderOfReference(
  { type, value }: NonNullable<BankTransaction['reference']>,
  { bySequence, byNumber }: Candidates,
): OrderCandidate | undefined {
  if (type === 'QRR') return isQRReferenceValid(value) ? bySequence.get(sequenceOf(value)) : undefined;
  if (type !== 'SCOR' || !isSCORReferenceValid(value)) return undefined;
  const [, first, second] = /^RF\d\dVE([A-Z0-9]{4})([A-Z0-9]{4})$/.exec(value) ?? [];
  return byNumber.get(`VE-${first}-${second}`);
}

/** The order that a text names; undefined for none or several. */
function orderOfText(text: string, { byNumber, bySequence }: Candidates): OrderCandidate | undefined {
  const found = new Set([
    ...numbersIn(text).map((number) => byNumber.get(number)),
    ...referencesIn(text).map((reference) => bySequence.get(sequenceOf(reference))),
  ]);
  found.delete(undefined);
  return found.size === 1 ? [...found][0] : undefined;
}

/** Order numbers in a text. */
export const numbersIn = (text: string): string[] =>
  [...text.matchAll(orderNumber)].map(([, first = '', second = '']) => `VE-${first}-${second}`.toUpperCase());

/** Valid QR references in a text. */
export const referencesIn = (text: string): string[] =>
  [...text.matchAll(qrReference)].map(([found]) => found.replace(/\s/g, '')).filter(isQRReferenceValid);

/** Maximum number of a payment: an integer of the database. */
const MAX_SEQUENCE = 2 ** 31 - 1;

/** The number of the payment in a QR reference; 0 if it belongs to no order. */
export const sequenceOf = (reference: string): number => {
  const digits = reference.slice(0, 26).replace(/^0+/, '');
  const sequence = /^\d{1,10}$/.test(digits) ? Number(digits) : 0;
  return sequence <= MAX_SEQUENCE ? sequence : 0;
};

/** Normalizes names as banks write them: upper case, no accents, umlauts as one or two letters. */
const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/ä|ae/g, 'a')
    .replace(/ö|oe/g, 'o')
    .replace(/ü|ue/g, 'u')
    .normalize('NFKD')
    .replace(/[^a-z\s-]/g, '');

/** Whether a payer's name contains the last name of an order, and its first name or initial. */
function isSamePerson(payer: string, { firstname, lastname }: OrderCandidate): boolean {
  const words = new Set(lettersOf(payer).split(/[\s-]+/));
  const parts = (name: string) =>
    lettersOf(name)
      .split(/[\s-]+/)
      .filter((part) => part.length > 0);
  const [first = ''] = parts(firstname);
  const last = parts(lastname);
  if (last.length === 0 || !last.every((part) => words.has(part))) return false;
  return words.has(first) || words.has(first.charAt(0));
}
