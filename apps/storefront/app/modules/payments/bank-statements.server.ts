import { type StatementFileFault, StatementFileError } from '~/integrations/bank-statements/bank-statement.ts';
import { readStatementFile } from '~/integrations/bank-statements/bank-statements.server.ts';
import type { Database } from '~/platform/db.server.ts';
import { type StoredStatement, storeStatement } from './statements/store-statement.server.ts';

/*
 * Use cases of bank statements: a file is parsed and stored with the rules' decision about each payment, then booked.
 */

export { bookStatement, bookTransaction, type TransactionBooking } from './statements/book-transaction.server.ts';
export { removeStatement, setAside } from './statements/decide-transaction.server.ts';
export {
  readBankEntry,
  type BankEntryView,
  readStatement,
  type StatementView,
} from './statements/read-statement.server.ts';
export { returnTransaction } from './payouts/create-payout.server.ts';

const faultWords: Readonly<Record<StatementFileFault, string>> = {
  empty: 'Die Datei ist leer.',
  'too-large': 'Die Datei ist zu gross: höchstens 10 MB.',
  encoding: 'Die Datei ist nicht in UTF-8. Hol sie nochmals von der Bank, ohne sie zu öffnen und zu speichern.',
  'not-xml': 'Die Datei ist kein vollständiges XML. Hol sie nochmals von der Bank.',
  'document-type': 'Die Datei hat einen Teil, den Auszüge von Banken nicht haben (DOCTYPE). Sie wird nicht gelesen.',
  archive: 'Das ist ein Archiv. Pack es aus und lies die Dateien darin ein.',
  format: 'Das ist kein Auszug. Gelesen werden camt.053 und camt.054.',
  version:
    'Diese Fassung wird nicht gelesen. Bestell bei der Bank camt.053 oder camt.054 in der Fassung 001.08 oder 001.04.',
  'no-account': 'Der Auszug nennt kein Konto (IBAN).',
  'no-id': 'Der Auszug hat keine Nummer (Id).',
  'too-many': 'Der Auszug hat über 20’000 Zahlungen. Bestell ihn in Teilen.',
};

/** The result of an upload. */
export type ImportedFile =
  /** The file was rejected; the reason is a sentence. */
  | { kind: 'refused'; reason: string }
  /** Its statements are stored; statements that contain nothing new are left out. */
  | { kind: 'read'; ids: string[]; count: number; known: number };

/**
 * Parses a bank's file and stores its statements. Nothing is booked before the team has reviewed the decisions of the
 * rules.
 * @param note also called in the transaction of each statement
 */
export async function importStatementFile(
  file: File,
  staffEmail: string,
  note: (database: Database, stored: { id: string; count: number }) => Promise<void>,
): Promise<ImportedFile> {
  try {
    const statements = await readStatementFile(file);
    const results: StoredStatement[] = [];
    for (const statement of statements)
      results.push(await storeStatement(statement, { fileName: file.name, staffEmail }, note));
    const other = results.find((result) => result.kind === 'other-account');
    const stored = results.flatMap((result) => (result.kind === 'stored' ? [result] : []));
    if (other && stored.length === 0)
      return { kind: 'refused', reason: `Der Auszug ist vom Konto ${other.account}. Das ist keines von unseren.` };
    return {
      kind: 'read',
      ids: stored.map(({ id }) => id),
      count: stored.reduce((sum, { count }) => sum + count, 0),
      known: results.reduce((sum, result) => sum + (result.kind === 'other-account' ? 0 : result.known), 0),
    };
  } catch (error) {
    if (!(error instanceof StatementFileError)) throw error;
    return { kind: 'refused', reason: faultWords[error.reason] };
  }
}
