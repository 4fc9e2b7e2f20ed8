import postgres from 'postgres';
import { env } from '~/platform/env.server.ts';
import type { RunSql, SqlPool } from '~/platform/sql-pool.server.ts';

/**
 * Connections of the thread that finishes products, by postgres.js: it sends a transaction's statements without
 * waiting for the answers in between, and needs nothing of Prisma in the thread's memory.
 *
 * For this thread alone: where Postgres closes a connection that postgres.js 3.4.9 is about to write to, it throws
 * where no one can catch it (porsager/postgres#1208). Here that ends the thread, which the import reports as its
 * failure and the next one makes good; elsewhere it would end the shop.
 */
export function threadSql(): Pick<SqlPool, 'begin' | 'end'> {
  const client = postgres(env().DATABASE_URL, {
    max: 1,
    idle_timeout: 30,
    onnotice: () => undefined,
    connection: { 'velory.instance': '*' },
  });
  return {
    begin: async <Result>(work: (transaction: RunSql) => Promise<Result>) =>
      (await client.begin((transaction) => work(runBy(transaction)))) as Result,
    end: (options) => client.end(options),
  };
}

/** Statements of the thread have values only, no parts that are statements themselves. */
function runBy(transaction: postgres.TransactionSql): RunSql {
  const run = async (statement: TemplateStringsArray, ...values: readonly unknown[]) => [
    ...(await transaction(statement, ...(values as never[]))),
  ];
  const query = async (text: string, values: readonly unknown[] = []) => [
    ...(await transaction.unsafe(text, [...values] as never[])),
  ];
  return Object.assign(run, { query }) as unknown as RunSql;
}
