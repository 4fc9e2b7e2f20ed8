import type { BankStatement, BankTransaction } from '~/integrations/bank-statements/bank-statement.ts';
import { type Database, db, type Prisma } from '~/platform/db.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import type { Decision } from '~/modules/payments/bank-entries.ts';
import { isOwnAccount } from '~/modules/payments/qr-bill/qr-bill-account.server.ts';
import { findCandidates } from './find-candidates.server.ts';
import { matchTransaction } from './match-transaction.server.ts';

export interface StatementUpload {
  fileName: string;
  staffEmail: string;
}

export type StoredStatement =
  | { kind: 'stored'; id: string; count: number; known: number }
  /** All its payments were stored before. */
  | { kind: 'known'; known: number }
  | { kind: 'other-account'; account: string };

/** Rows per insert. */
const CHUNK = 500;

/**
 * Stores the new payments of a statement with the rules' decision about each. Nothing is booked yet. A payment that is
 * also in another file (the statement and the notification of a day, a file uploaded twice) is recognized by the bank's
 * references.
 */
export async function storeStatement(
  statement: BankStatement,
  { fileName, staffEmail }: StatementUpload,
  note?: (database: Database, stored: { id: string; count: number }) => Promise<void>,
): Promise<StoredStatement> {
  const { account, format, id: statementId } = statement;
  if (!isOwnAccount(account)) return { kind: 'other-account', account };
  return db.$transaction(
    async (database): Promise<StoredStatement> => {
      // Serializes uploads of one account: the second sees what the first has stored.
      await database.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`bank:${account}`}, 0))`;
      const { fresh, known } = await separateKnown(database, statement);
      if (fresh.length === 0) return { kind: 'known', known };
      const { id } = await database.bankStatement.create({
        data: { format, statementId, account, fileName: fileName.slice(0, 200), staffEmail, known },
        select: { id: true },
      });
      const rows = await decide(database, fresh);
      const data = rows.map((row) => ({ ...row, statementId: id, account }));
      for (let from = 0; from < data.length; from += CHUNK)
        await database.bankTransaction.createMany({ data: data.slice(from, from + CHUNK) });
      await note?.(database, { id, count: fresh.length });
      return { kind: 'stored', id, count: fresh.length, known };
    },
    { timeout: 60_000 },
  );
}

/** A new payment, with its position in its entry. */
interface FreshTransaction {
  transaction: BankTransaction;
  entryRef: string;
  position: number;
  /** Possibly a duplicate: the bank gave neither reference. */
  isDoubtful: boolean;
}

/** The bank's reference of the entry; else its position in the statement. */
const entryRefOf = ({ entryRef, transactionRef, entryNumber }: BankTransaction, statementId: string): string =>
  entryRef ?? transactionRef ?? `#${statementId}/${entryNumber}`;

const keyOf = (direction: string, entryRef: string) => `${direction} ${entryRef}`;

/**
 * Separates new payments from stored ones. A repeated entry may list its payments if it had only their sum before, or
 * the other way round.
 */
async function separateKnown(
  database: Database,
  { account, id, transactions }: BankStatement,
): Promise<{ fresh: FreshTransaction[]; known: number }> {
  const stored = await storedByEntry(
    database,
    account,
    transactions.map((each) => entryRefOf(each, id)),
  );
  const taken = new Map<string, number>();
  const fresh: FreshTransaction[] = [];
  let known = 0;
  for (const transaction of transactions) {
    const entryRef = entryRefOf(transaction, id);
    const key = keyOf(transaction.direction, entryRef);
    const rows = stored.get(key) ?? [];
    const match = rows.findIndex((row) => isSamePayment(row, transaction));
    const isSumOfKnown = !transaction.isDetailed && rows.some(({ batchSize, isSum }) => !isSum && batchSize > 0);
    if (match >= 0 || isSumOfKnown) {
      if (match >= 0) rows.splice(match, 1);
      known += 1;
      continue;
    }
    const position = taken.get(key) ?? stored.get(`count ${key}`)?.length ?? 0;
    taken.set(key, position + 1);
    fresh.push({ transaction, entryRef, position, isDoubtful: await isDoubtful(database, account, transaction) });
  }
  await resolveSums(database, account, fresh);
  return { fresh, known };
}

interface StoredRow {
  amount: number;
  transactionRef: string | null;
  batchSize: number;
  isSum: boolean;
}

/** The stored payments by entry. The list under `count …` is not consumed by matching. */
async function storedByEntry(
  database: Database,
  account: string,
  entryRefs: readonly string[],
): Promise<Map<string, StoredRow[]>> {
  const found = new Map<string, StoredRow[]>();
  const each = [...new Set(entryRefs)];
  for (let from = 0; from < each.length; from += CHUNK) {
    const rows = await database.bankTransaction.findMany({
      where: { account, entryRef: { in: each.slice(from, from + CHUNK) } },
      select: { direction: true, entryRef: true, amount: true, transactionRef: true, batchSize: true, reason: true },
      orderBy: { position: 'asc' },
    });
    for (const { direction, entryRef, reason, ...row } of rows) {
      const key = keyOf(direction, entryRef);
      const stored = { ...row, isSum: reason === 'batch' };
      found.set(key, [...(found.get(key) ?? []), stored]);
      found.set(`count ${key}`, [...(found.get(`count ${key}`) ?? []), stored]);
    }
  }
  return found;
}

function isSamePayment(row: StoredRow, { amount, transactionRef, isDetailed, batchSize }: BankTransaction): boolean {
  if (row.amount !== amount || row.isSum === isDetailed) return false;
  // A batch may have several payments of the same amount: only their references distinguish them.
  return batchSize === 1 || !row.transactionRef || !transactionRef || row.transactionRef === transactionRef;
}

/** Whether a payment without any reference of the bank equals one in another statement. */
async function isDoubtful(database: Database, account: string, transaction: BankTransaction): Promise<boolean> {
  const { entryRef, transactionRef, direction, amount, bookedOn, party, message } = transaction;
  if (entryRef ?? transactionRef ?? (bookedOn === '' ? 'no day' : undefined)) return false;
  const same = { account, direction, amount, bookedOn: new Date(bookedOn), partyIban: party.iban ?? null, message };
  return (await database.bankTransaction.count({ where: same })) > 0;
}

/** Resolves held sums of batches whose single payments are now known. */
async function resolveSums(database: Database, account: string, fresh: readonly FreshTransaction[]): Promise<void> {
  const entryRefs = fresh.flatMap(({ transaction, entryRef }) => (transaction.isDetailed ? [entryRef] : []));
  for (let from = 0; from < entryRefs.length; from += CHUNK)
    await database.bankTransaction.updateMany({
      where: { account, entryRef: { in: entryRefs.slice(from, from + CHUNK) }, reason: 'batch', state: 'held' },
      data: { state: 'resolved' },
    });
}

type Row = Omit<Prisma.BankTransactionCreateManyInput, 'statementId' | 'account'>;

/** The rows of new payments, with the decision about each. */
async function decide(database: Database, fresh: readonly FreshTransaction[]): Promise<Row[]> {
  const candidates = await findCandidates(
    database,
    fresh.map(({ transaction }) => transaction),
  );
  const today = zurichDate(new Date());
  return fresh.map(({ transaction, entryRef, position, isDoubtful: isTwin }) => {
    const rule = matchTransaction(transaction, candidates, today);
    const decision: Decision = isTwin && rule.state !== 'set_aside' ? { state: 'held', reason: 'duplicate' } : rule;
    const { direction, amount, currency, bookedOn, charges, batchSize, code, message, party } = transaction;
    return {
      entryRef,
      position,
      direction,
      amount,
      currency,
      charges,
      batchSize,
      code,
      message,
      transactionRef: transaction.transactionRef ?? null,
      bookedOn: bookedOn === '' ? null : new Date(bookedOn),
      reference: transaction.reference?.value ?? null,
      endToEndId: transaction.endToEndId ?? null,
      partyName: party.name?.slice(0, 140) ?? null,
      partyIban: party.iban ?? null,
      partyAddress: party.address.slice(0, 5).map((line) => line.slice(0, 70)),
      state: decision.state,
      reason: 'reason' in decision ? decision.reason : null,
      checkoutId: 'checkoutId' in decision ? decision.checkoutId : null,
    };
  });
}
