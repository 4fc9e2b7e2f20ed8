import { type BankStatement, type BankTransaction, StatementFileError } from './bank-statement.ts';
import { parseEntry } from './camt-entry.server.ts';
import { readXml, textAt, type XmlElement, type XmlLimits } from './read-xml.server.ts';

/*
 * camt.053 (statement) and camt.054 (credit and debit notification) of the Swiss Payment Standards: version 001.08,
 * and 001.04 before it.
 */

/** Largest file: some 5,000 payments. */
export const STATEMENT_BYTES = 10 * 1024 * 1024;

const limits: XmlLimits = { bytes: STATEMENT_BYTES, depth: 30, text: 20_000 };

/** Payments of one file. */
const MOST_TRANSACTIONS = 20_000;

const namespace = /^urn:iso:std:iso:20022:tech:xsd:((\w+\.\d{3})\.\d{3}\.(\d{2}))$/;
const kinds: ReadonlySet<string> = new Set(['camt.053', 'camt.054']);
const versions: ReadonlySet<string> = new Set(['04', '08']);

/** Elements that hold the entries of one account: of a statement, of a notification. */
const statementNames: ReadonlySet<string> = new Set(['Stmt', 'Ntfctn']);

/**
 * Reads the statements of a camt file.
 * @param pieces of the file
 * @throws StatementFileError if the file as a whole cannot be read
 */
export async function readCamt(pieces: AsyncIterable<Uint8Array>): Promise<BankStatement[]> {
  const statements: BankStatement[] = [];
  let format = '';
  let transactions: BankTransaction[] = [];
  let entries = 0;
  let count = 0;
  await readXml(pieces, {
    limits,
    onRoot: (root) => {
      format = formatOf(root);
    },
    onEnd: (element, parents) => {
      if (element.name === 'Ntry' && statementNames.has(parents.at(-1)?.name ?? '')) {
        const parsed = parseEntry(element, ++entries);
        count += parsed.length;
        if (count > MOST_TRANSACTIONS) throw new StatementFileError('too-many', `over ${MOST_TRANSACTIONS} payments`);
        transactions.push(...parsed);
        return true;
      }
      if (!statementNames.has(element.name) || parents.length !== 2) return false;
      statements.push(toStatement(element, format, transactions));
      transactions = [];
      entries = 0;
      return true;
    },
  });
  return statements;
}

/** @throws StatementFileError if the document is invalid */
function formatOf({ name, namespace: uri }: { name: string; namespace: string }): string {
  const [, format = '', kind = '', version = ''] = namespace.exec(uri) ?? [];
  if (name !== 'Document' || !kinds.has(kind)) throw new StatementFileError('format', `it is ${format || uri || name}`);
  if (!versions.has(version)) throw new StatementFileError('version', `it is ${format}`);
  return format;
}

function toStatement(element: XmlElement, format: string, transactions: BankTransaction[]): BankStatement {
  const id = textAt(element, 'Id');
  const account = textAt(element, 'Acct/Id/IBAN')?.replace(/\s/g, '').toUpperCase();
  if (!id) throw new StatementFileError('no-id', 'a statement has no Id');
  if (!account) throw new StatementFileError('no-account', 'a statement names no IBAN');
  return { format, id, account, createdAt: textAt(element, 'CreDtTm'), transactions };
}
