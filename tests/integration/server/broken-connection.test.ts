import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { db } from '~/platform/db.server.ts';
import { sqlPool } from '~/platform/sql-pool.server.ts';
import { withinInstance } from '~/platform/instance-scope.server.ts';
import { toInstanceId } from '~/platform/instance-id.ts';
import { ReadinessCheck } from '../../../apps/storefront/server/health.ts';
import { DatabaseWatch } from '../../../apps/storefront/server/page-cache/database-watch.ts';

/*
 * A connection that Postgres closes fails what runs on it, and nothing else: an unhandled error would end the process,
 * which vitest reports as an unhandled error of this file.
 */

const url = process.env.DATABASE_URL ?? '';

/** Closes all connections of this database except its own. */
async function breakAll(): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
  } finally {
    await client.end();
  }
}

const sql = sqlPool({ url, max: 2, seesAll: true });
const pools = [sql, sqlPool({ url, max: 2, seesAll: false })];
const inShop = <Value>(work: () => Promise<Value>) => withinInstance(toInstanceId('main'), work);

afterEach(async () => {
  // A query that is sent before the end of its connection is noticed fails too.
  for (const pool of pools) await expect.poll(() => inShop(() => pool`select 3 as number`)).toEqual([{ number: 3 }]);
  await expect.poll(() => inShop(async () => await db.$queryRaw`select 3 as number`)).toEqual([{ number: 3 }]);
});

it('fails the queries that run, of each pool and of Prisma', async () => {
  const running = [
    ...pools.map((pool) => inShop(() => pool`select pg_sleep(30)`)),
    inShop(async () => await db.$queryRaw`select pg_sleep(30)::text`),
  ].map((query) => query.then(() => 'answered', () => 'failed')); // prettier-ignore
  const isRunning = async () =>
    (await sql`select from pg_stat_activity where query like '%pg_sleep(30)%' and state = 'active'`).length;
  await expect.poll(isRunning).toBe(4); // the asking connection is one of them
  await breakAll();
  expect(await Promise.all(running)).toEqual(['failed', 'failed', 'failed']);
});

it('fails a transaction at its next statement, whether or not one runs', async () => {
  for (const pool of pools) {
    const transaction = inShop(() =>
      pool.begin(async (own) => {
        await own`select 1`;
        await breakAll();
        await own`select 2`;
      }),
    );
    await expect(transaction).rejects.toThrow();
  }
  const ofPrisma = inShop(() =>
    db.$transaction(async (own) => {
      await own.$queryRaw`select 1`;
      await breakAll();
      await own.$queryRaw`select 2`;
    }),
  );
  await expect(ofPrisma).rejects.toThrow();
});

it('fails each statement on a reserved connection, which can be given back', async () => {
  for (const pool of pools) {
    const connection = await pool.reserve();
    await expect(connection`select pg_terminate_backend(pg_backend_pid())`).rejects.toThrow();
    await expect(connection`select 1`).rejects.toThrow();
    const together = await Promise.allSettled([connection`select 2`, connection`select 3`]);
    expect(together.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await connection.release();
  }
});

it('A broken connection costs nothing while it waits in a pool', async () => {
  for (const pool of pools) await Promise.all([pool`select 1`, pool`select 2`]);
  await breakAll();
});

it('is noticed by the watch on notifications, which listens again, and by the readiness check', async () => {
  const changes: string[] = [];
  const states: string[] = [];
  const watch = new DatabaseWatch({
    url,
    channel: 'broken_connection',
    onNotification: (payload) => changes.push(payload),
    onUp: () => undefined,
    onChange: (state) => states.push(state),
  });
  const readiness = new ReadinessCheck({ databaseUrl: url });
  await watch.start();
  expect(await readiness.ask()).toEqual({ ready: true });
  await breakAll();
  await expect.poll(() => states).toEqual(['up', 'unsure', 'up']);
  await sql`select pg_notify('broken_connection', 'after')`;
  await expect.poll(() => changes).toEqual(['after']);
  await expect.poll(() => readiness.ask()).toEqual({ ready: true });
  watch.stop();
  readiness.stop();
});

it('A broken transaction is rolled back after all its queries, and accepts no more', async () => {
  const name = 'search.broken_connection_probe';
  const numbers = (values: readonly number[], by: typeof sql.query) =>
    values.map((value) => by(`insert into ${name} values ($1::int)`, [value]));
  await sql.query(`create table ${name} (value int unique)`);
  let late: (() => Promise<unknown>) | undefined;
  const failed = sql.begin(async (transaction) => {
    late = () => transaction`select 1`;
    await Promise.all(numbers([1, 1, 2, 3], transaction.query));
  });
  await expect(failed).rejects.toThrow('unique');
  await expect(late?.()).rejects.toThrow('ended');
  expect(await sql.query(`select value from ${name}`)).toEqual([]);
  await sql.query(`drop table ${name}`);
});
