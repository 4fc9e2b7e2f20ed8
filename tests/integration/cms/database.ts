import pg from 'pg';

const SETTINGS = 'strapi_core_store_settings';

/** Runs one statement on a connection of its own. */
export async function query<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Tables that a mere start or sign-in changes. */
const restless = ['strapi_sessions', 'strapi_database_schema', SETTINGS];

/** Setting in which Strapi records when its weekly job runs; rewritten at every start. */
const SCHEDULE = 'plugin_upload_metrics';

/** A checksum of every table's content and of every setting. */
export async function fingerprint(url: string): Promise<Record<string, string>> {
  const tables = await query<{ name: string }>(
    url,
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const sums: Record<string, string> = {};
  for (const { name } of tables.filter((table) => !restless.includes(table.name))) {
    const [row] = await query<{ sum: string }>(
      url,
      `select md5(coalesce(string_agg(line, e'\\n' order by line), '')) as sum from (select t::text as line from "${name}" t) rows`,
    );
    sums[name] = row?.sum ?? '';
  }
  const settings = await query<{ key: string; sum: string }>(
    url,
    `select key, md5(value) as sum from ${SETTINGS} where key <> '${SCHEDULE}'`,
  );
  for (const { key, sum } of settings) sums[`setting ${key}`] = sum;
  return sums;
}
