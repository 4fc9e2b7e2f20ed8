import { createHash } from 'node:crypto';
import pg from 'pg';
import { CONNECTION_WAIT_MS, connectionPool } from './connection-pool.server.ts';
import { Prisma } from './db.server.ts';

/** A parameter of a statement, or a part of its text. */
export type SqlValue =
  string | number | boolean | Date | Uint8Array | null | readonly (string | number | null)[] | Prisma.Sql;

/**
 * Runs statements on a pool, a transaction or a reserved connection. As a template tag it runs one statement, whose
 * values become parameters; a `Prisma.sql` among them becomes part of the statement. Like Prisma's `$queryRaw` it is
 * given the type of its rows:
 *
 * const rows = await sql<{ id: number }[]>`select id from product where ${isPublished} and kind =
 * ${kind}::product_kind`;
 *
 * Parameters: arrays become Postgres arrays, dates timestamps in UTC; JSON is sent as text
 * (`${JSON.stringify(value)}::text::jsonb`). Results: `int8` and `numeric` come as strings, `date` and `timestamptz`
 * as `Date` (a date as midnight UTC), `json` parsed.
 */
export interface RunSql {
  <Rows extends readonly object[]>(statement: TemplateStringsArray, ...values: readonly SqlValue[]): Promise<Rows>;
  /** Runs a statement with values as `$1`, `$2`, … in its text. */
  query<Rows extends readonly object[]>(text: string, values?: readonly unknown[]): Promise<Rows>;
}

/** A connection that its owner alone works with. Statements run one after the other, in the order of the calls. */
export interface ReservedSql extends RunSql {
  /** Gives up the locks of the session, then closes the connection, with which temporary tables and settings end. */
  release(): Promise<void>;
}

/** A pool of connections of one purpose. */
export interface SqlPool extends RunSql {
  /** Runs some work in a transaction, which is rolled back where the work or a statement fails. */
  begin<Result>(work: (transaction: RunSql) => Promise<Result>): Promise<Result>;
  reserve(): Promise<ReservedSql>;
  /** Closes all connections. @param timeout seconds that running queries get */
  end({ timeout }: { timeout: number }): Promise<void>;
}

export interface SqlPoolOptions {
  url: string;
  /** Most connections. */
  max: number;
  /**
   * Connections show the rows of all instances, whatever the work is for; otherwise those of the instance that is
   * worked for.
   */
  seesAll: boolean;
  /** Settings of Postgres for each connection. */
  settings?: Readonly<Record<string, string>>;
}

/** A date is a day, not an hour of this machine's time zone. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.DATE ? (text: string) => new Date(text) : (pg.types.getTypeParser(oid, format) as never),
};

/** Seconds that a connection lives: statements that were prepared on it are kept as long as it. */
const LIFETIME = 3600;

/** Makes a pool whose statements are each prepared once for a connection. */
export function sqlPool({ url, max, seesAll, settings = {} }: SqlPoolOptions): SqlPool {
  const pool = connectionPool({
    connectionString: url,
    max,
    seesAll,
    wait: CONNECTION_WAIT_MS,
    idleTimeoutMillis: 30_000,
    maxLifetimeSeconds: LIFETIME,
    options: Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`).join(' '), // prettier-ignore
    types,
  });
  return Object.assign(
    runSql((query) => pool.query(query)),
    {
      begin: <Result>(work: (transaction: RunSql) => Promise<Result>) => inTransaction(pool, work),
      async reserve() {
        const client = await pool.connect();
        const run = createSequentialRunner(client);
        const release = async () => {
          // Where the connection is broken its locks are gone.
          await run({ text: 'select pg_advisory_unlock_all()' }).catch(() => undefined);
          client.release(true);
        };
        return Object.assign(runSql(run), { release });
      },
      async end({ timeout }: { timeout: number }) {
        const limit = new Promise<void>((resolve) => setTimeout(resolve, timeout * 1000).unref());
        await Promise.race([pool.end(), limit]);
      },
    },
  );
}

async function inTransaction<Result>(pool: pg.Pool, work: (transaction: RunSql) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  const run = createSequentialRunner(client);
  let hasEnded = false;
  /** After what was asked for before, also where the work did not wait for it. */
  const end = (text: 'commit' | 'rollback') => {
    hasEnded = true;
    return run({ text });
  };
  const transaction = runSql((query) =>
    hasEnded ? Promise.reject(new Error('The transaction has ended.')) : run(query),
  );
  try {
    await run({ text: 'begin' });
    const result = await work(transaction);
    await end('commit');
    client.release();
    return result;
  } catch (error) {
    const isClean = await end('rollback').then(
      () => true,
      () => false,
    );
    client.release(!isClean);
    throw error;
  }
}

type Run = (query: pg.QueryConfig) => Promise<pg.QueryResult>;

/** Runs each statement after those before it: pg is to be given one at a time. */
function createSequentialRunner(client: pg.PoolClient): Run {
  let last: Promise<unknown> = Promise.resolve();
  return (query) => {
    const next = last.then(
      () => client.query(query),
      () => client.query(query),
    );
    last = next;
    return next;
  };
}

function runSql(run: Run): RunSql {
  const query = async <Rows extends readonly object[]>(text: string, values: readonly unknown[] = []) => {
    const { rows } = await run({ name: nameOf(text), text, values: values.map(toParameter) });
    return rows as unknown as Rows;
  };
  const tag = <Rows extends readonly object[]>(statement: TemplateStringsArray, ...parts: readonly SqlValue[]) => {
    const { text, values } = Prisma.sql(statement, ...parts);
    return query<Rows>(text, values);
  };
  return Object.assign(tag, { query });
}

/** What a statement is prepared as on each connection. */
const nameOf = (text: string): string => createHash('sha1').update(text).digest('base64url');

/** pg would write a time in the time zone of this machine. */
const toParameter = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value);
