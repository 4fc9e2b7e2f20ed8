import type { Sql, TransactionSql } from 'postgres';
import type { Database } from './db.server.ts';

/** A connection or a transaction, of Prisma or of postgres.js: what follows from a fact is written where the fact is. */
export type AnyDatabase = Database | Sql | TransactionSql;

/** What a statement can be given. */
type SqlValue = string | number | boolean | Date | null | readonly number[];

/**
 * Runs one statement. Types of columns that only Postgres knows, such as enumerations, are to be cast to text.
 * @param statement constant text, in which values stand as `$1`, `$2`, …, each with its type
 * @returns its rows
 */
export async function queryRows<Row extends object>(
  database: AnyDatabase,
  statement: string,
  values: readonly SqlValue[],
): Promise<Row[]> {
  if (typeof database === 'function') return [...(await database.unsafe<Row[]>(statement, [...values]))];
  return database.$queryRawUnsafe<Row[]>(statement, ...values);
}
