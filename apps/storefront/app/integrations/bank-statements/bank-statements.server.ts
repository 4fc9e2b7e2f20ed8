import type { BankStatement } from './bank-statement.ts';
import { readCamt } from './camt.server.ts';

type StatementReader = (pieces: AsyncIterable<Uint8Array>) => Promise<BankStatement[]>;

/** The formats that banks in Switzerland deliver. A further one is a further reader here. */
const readers = { camt: readCamt } as const satisfies Record<string, StatementReader>;

/**
 * Reads a bank's file.
 * @throws StatementFileError if the file as a whole cannot be read; a single payment that cannot carries its
 * `problem`
 */
export function readStatementFile(file: Blob): Promise<BankStatement[]> {
  return readers.camt(file.stream() as unknown as AsyncIterable<Uint8Array>);
}
