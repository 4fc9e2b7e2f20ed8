import pg from 'pg';

/**
 * A pool of connections through pg, whose losses end as failed queries only. A connection that breaks off says so by an
 * `error` event too; where nobody listens in that moment, as between its leaving the pool and its first query, Node ends
 * the process. Here somebody always listens; the pool replaces what is broken by itself.
 */
export function connectionPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config);
  const ignore = (): void => undefined;
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return pool;
}
