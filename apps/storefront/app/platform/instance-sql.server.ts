import { CONNECTION_WAIT_MS, connectionPool } from './connection-pool.server.ts';
import { env } from './env.server.ts';
import { singleton } from './singleton.server.ts';

const pool = singleton('instanceSql', () =>
  connectionPool({
    connectionString: env().DATABASE_URL,
    max: Math.ceil(env().DATABASE_POOL_SIZE / 2),
    wait: CONNECTION_WAIT_MS,
    idleTimeoutMillis: 30_000,
    // Whatever is asked, the plan is the same: making it takes longer than reading.
    options: '-c plan_cache_mode=force_generic_plan -c jit=off',
  }),
);

/**
 * A hot read of what belongs to an instance, by a statement that is prepared once for each connection. It sees the rows of the
 * instance alone whose work it is asked for.
 * @param name of the statement, unique among all
 * @param text in which values stand as `$1`, `$2`, …
 */
export async function readHere<Row extends object>(name: string, text: string, values: unknown[]): Promise<Row[]> {
  const { rows } = await pool.query<Row>({ name, text, values });
  return rows;
}

/** Closes all connections of this file. */
export const endInstanceSql = (): Promise<void> => pool.end();
