import pg from 'pg';

let pool: pg.Pool | undefined;

/** Queries the Postgres of the shop under test. */
export async function query<Row extends pg.QueryResultRow>(
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  pool ??= new pg.Pool({ connectionString: process.env.E2E_DATABASE_URL, max: 2, allowExitOnIdle: true });
  const { rows } = await pool.query<Row>(text, [...values]);
  return rows;
}
