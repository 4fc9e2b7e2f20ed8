import { env } from './env.server.ts';
import { singleton } from './singleton.server.ts';
import { sqlPool } from './sql-pool.server.ts';

/*
 * Statements that Prisma has no words for or takes too long for: the hottest reads, imports. `docs/operations.md`
 * ("Connections to Postgres") says which connections there are beside these, and why.
 */

/**
 * What concerns all instances: the catalogue, counts without a person. What belongs to one instance is read by
 * `instanceSql`.
 */
export const sql = singleton('sql', () =>
  sqlPool({ url: env().DATABASE_URL, max: env().DATABASE_POOL_SIZE, seesAll: true }),
);

/**
 * For reads that an index answers whatever is asked, such as searches. Where Postgres believes that a word is
 * everywhere it would rather read a whole table until it has enough, and finds out too late that the word is nowhere.
 * As the plan is the same for all words it is made once for each statement: planning takes longer than most searches.
 */
export const indexedSql = singleton('indexedSql', () =>
  sqlPool({
    url: env().DATABASE_URL,
    max: Math.ceil(env().DATABASE_POOL_SIZE / 2),
    seesAll: true,
    settings: { enable_seqscan: 'off', jit: 'off', plan_cache_mode: 'force_generic_plan' },
  }),
);

/**
 * For hot reads of what belongs to an instance: a statement sees only the rows of the instance whose work it is run
 * for.
 */
export const instanceSql = singleton('instanceSql', () =>
  sqlPool({
    url: env().DATABASE_URL,
    max: Math.ceil(env().DATABASE_POOL_SIZE / 2),
    seesAll: false,
    // Whatever is asked, the plan is the same: making it takes longer than reading.
    settings: { plan_cache_mode: 'force_generic_plan', jit: 'off' },
  }),
);

/** Closes all connections of this file. @param timeout seconds that running queries get */
export async function endSql({ timeout }: { timeout: number }): Promise<void> {
  await Promise.all([sql, indexedSql, instanceSql].map((pool) => pool.end({ timeout })));
}
