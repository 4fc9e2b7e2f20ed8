import type { Database } from './db.server.ts';
import type { RunSql } from './sql-pool.server.ts';

/**
 * A connection or a transaction, of Prisma or of `sql.server.ts`: what follows from a fact is written in the fact's
 * transaction.
 */
export type AnyDatabase = Database | RunSql;

/** What a statement can be given. */
type SqlValue = string | number | boolean | Date | null | readonly number[];

/**
 * Runs one statement. Types of columns that only Postgres knows, such as enumerations, are to be cast to text.
 * @param statement constant text, with values as `$1`, `$2`, …, each with its type
 * @returns its rows
 */
export function queryRows<Row extends object>(
  database: AnyDatabase,
  statement: string,
  values: readonly SqlValue[],
): Promise<Row[]> {
  if (typeof database === 'function') return database.query<Row[]>(statement, values);
  return database.$queryRawUnsafe<Row[]>(statement, ...values);
}
