import postgres from 'postgres';
import { ALL_INSTANCES, CONNECTION_WAIT_MS } from './connection-pool.server.ts';
import { env } from './env.server.ts';
import { endInstanceSql } from './instance-sql.server.ts';
import { singleton } from './singleton.server.ts';

/** What runs here concerns all instances: the catalogue, counts without a person. What belongs to one is read by `readHere`. */
const seesAll = { 'velory.instance': ALL_INSTANCES };

/**
 * postgres.js, for what Prisma has no words for: LISTEN/NOTIFY, COPY, and the hottest reads of the catalogue. Identifiers and
 * values are always bound by its template tag.
 */
export const sql = singleton('sql', () =>
  postgres(env().DATABASE_URL, {
    max: env().DATABASE_POOL_SIZE,
    connect_timeout: CONNECTION_WAIT_MS / 1000,
    idle_timeout: 30,
    onnotice: () => {},
    connection: seesAll,
  }),
);

/**
 * For reads that an index answers whatever is asked, such as searches. Where Postgres believes that a word is everywhere
 * it would rather read a whole table until it has enough, and finds out too late that the word is nowhere. As the plan
 * is the same for all words it is made once for each statement: planning takes longer than most searches.
 */
export const indexedSql = singleton('indexedSql', () =>
  postgres(env().DATABASE_URL, {
    max: Math.ceil(env().DATABASE_POOL_SIZE / 2),
    connect_timeout: CONNECTION_WAIT_MS / 1000,
    idle_timeout: 30,
    onnotice: () => {},
    connection: { ...seesAll, enable_seqscan: 'off', jit: 'off', plan_cache_mode: 'force_generic_plan' },
  }),
);

/** Closes all connections beside Prisma's. @param timeout seconds that running queries get */
export async function endSql({ timeout }: { timeout: number }): Promise<void> {
  await Promise.all([sql.end({ timeout }), indexedSql.end({ timeout }), endInstanceSql()]);
}
