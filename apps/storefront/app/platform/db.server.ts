import { PrismaPg } from '@prisma/adapter-pg';
import { Prisma, PrismaClient } from '~/generated/prisma/client.ts';
import { CONNECTION_WAIT_MS, connectionPool } from './connection-pool.server.ts';
import { env } from './env.server.ts';
import { singleReads } from './single-reads.server.ts';
import { singleton } from './singleton.server.ts';

/**
 * How long a transaction may wait for its beginning and take to its end, ms; Prisma's own 2 and 5 s are short beside
 * other work. The pool's limit decides about the beginning: Prisma's counts the wall clock, also while this process is
 * busy.
 */
const transactionOptions = { maxWait: 3 * CONNECTION_WAIT_MS, timeout: 15_000 };

/**
 * The shop's database through Prisma. With single-reads.server.ts the only file that knows Prisma's client; others
 * take its types from here.
 */
export const db = singleton('db', () =>
  singleReads(
    new PrismaClient({
      adapter: new PrismaPg(
        connectionPool({
          connectionString: env().DATABASE_URL,
          max: env().DATABASE_POOL_SIZE,
          wait: CONNECTION_WAIT_MS,
          idleTimeoutMillis: 30_000,
        }),
        { disposeExternalPool: true },
      ),
      transactionOptions,
    }),
  ),
);

export { Prisma };
export type { Database } from './single-reads.server.ts';
export type * from '~/generated/prisma/client.ts';

/** Whether an error is Postgres refusing a second row with the same unique value. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
}
