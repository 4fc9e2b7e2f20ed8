import { z } from 'zod';
import { type BankTransaction as BankTransactionRow, db } from '~/platform/db.server.ts';
import { reasonOf } from '~/modules/payments/bank-entries.ts';
import { findOpenOrders } from './find-candidates.server.ts';

/** A payment of a statement for the team's pages. Amounts are Rappen or hundredths of its currency, days ISO dates. */
export interface BankEntryView {
  id: string;
  statementId: string;
  day: string | null;
  isCredit: boolean;
  amount: number;
  currency: string;
  charges: number;
  from: string;
  iban: string | null;
  address: string[];
  message: string;
  reference: string | null;
  state: BankTransactionRow['state'];
  reason: string;
  /** Whether it can be booked for an order. */
  isBookable: boolean;
  orderNumber: string | null;
}

type Row = BankTransactionRow;

function toView(row: Row, numbers: ReadonlyMap<string, string>): BankEntryView {
  const { direction, currency, amount, reason, state } = row;
  const isOpen = state === 'matched' || state === 'proposed' || state === 'held';
  return {
    id: row.id,
    statementId: row.statementId,
    day: row.bookedOn?.toISOString().slice(0, 10) ?? null,
    isCredit: direction === 'credit',
    amount,
    currency,
    charges: row.charges,
    from: row.partyName ?? (direction === 'credit' ? 'Unbekannt' : 'Belastung'),
    iban: row.partyIban,
    address: row.partyAddress,
    message: row.message,
    reference: row.reference,
    state,
    reason: reason === null ? '' : reasonOf(reason),
    isBookable: isOpen && direction === 'credit' && currency === 'CHF' && amount > 0 && reason !== 'batch',
    orderNumber: (row.checkoutId && numbers.get(row.checkoutId)) || null,
  };
}

async function numbersOf(rows: readonly Row[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(rows.flatMap(({ checkoutId }) => checkoutId ?? []))];
  const orders = await db.checkout.findMany({ where: { id: { in: ids } }, select: { id: true, number: true } });
  return new Map(orders.map(({ id, number }) => [id, number]));
}

/** A statement with the decisions about its payments. */
export interface StatementView {
  id: string;
  format: string;
  account: string;
  fileName: string;
  /** ISO 8601 */
  readAt: string;
  /** Payments already contained in an earlier statement. */
  known: number;
  counts: Record<BankTransactionRow['state'], number>;
  /** Rappen that are booked with the statement. */
  matchedSum: number;
  entries: BankEntryView[];
  /** Whether it can be removed: none of its payments was decided. */
  isUntouched: boolean;
}

/** Entries of a statement shown on a page, those to review first. */
const SHOWN = 200;

const none = { matched: 0, proposed: 0, held: 0, booked: 0, set_aside: 0, returned: 0, resolved: 0 };
const weights = Object.keys({ held: 0, proposed: 0, matched: 0, booked: 0, returned: 0, resolved: 0, set_aside: 0 });

/** Reads a statement for its page, before and after it is booked; null if there is none of this id. */
export async function readStatement(id: string): Promise<StatementView | null> {
  const statement = z.uuid().safeParse(id).success
    ? await db.bankStatement.findUnique({ where: { id }, include: { transactions: { orderBy: { bookedOn: 'desc' } } } })
    : null;
  if (!statement) return null;
  const { format, account, fileName, readAt, known, transactions } = statement;
  const counts = { ...none };
  for (const { state } of transactions) counts[state] += 1;
  const sorted = transactions.toSorted((one, other) => weights.indexOf(one.state) - weights.indexOf(other.state));
  const shown = sorted.slice(0, SHOWN);
  const numbers = await numbersOf(shown);
  const matched = transactions.filter(({ state, direction }) => state === 'matched' && direction === 'credit');
  return {
    id,
    format,
    account,
    fileName,
    known,
    counts,
    readAt: readAt.toISOString(),
    matchedSum: matched.reduce((sum, { amount }) => sum + amount, 0),
    entries: shown.map((row) => toView(row, numbers)),
    isUntouched: transactions.every(({ decidedAt, bookings }) => decidedAt === null && bookings === 0),
  };
}

/** Reads a payment of a statement with its candidate orders; null if there is none of this id. */
export async function readBankEntry(
  id: string,
): Promise<(BankEntryView & { candidates: { number: string; name: string }[] }) | null> {
  const row = z.uuid().safeParse(id).success ? await db.bankTransaction.findUnique({ where: { id } }) : null;
  if (!row) return null;
  const view = toView(row, await numbersOf([row]));
  const open = view.isBookable ? await findOpenOrders(db, new Set([row.amount])) : new Map<number, never[]>();
  const candidates = (open.get(row.amount) ?? []).map(({ number, firstname, lastname }) => ({
    number,
    name: `${firstname} ${lastname}`,
  }));
  return { ...view, candidates: candidates.slice(0, 20) };
}
