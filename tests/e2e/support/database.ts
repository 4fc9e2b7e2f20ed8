import pg from 'pg';

let pool: pg.Pool | undefined;

/** Asks the Postgres of the shop that the tests visit. */
export async function query<Row extends pg.QueryResultRow>(
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  pool ??= new pg.Pool({ connectionString: process.env.E2E_DATABASE_URL, max: 2, allowExitOnIdle: true });
  const { rows } = await pool.query<Row>(text, [...values]);
  return rows;
}
