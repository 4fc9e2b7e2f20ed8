import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectionPool } from '~/platform/connection-pool.server.ts';
import { ReadinessCheck } from '../../../apps/storefront/server/health.ts';
import { type DatabaseState, DatabaseWatch } from '../../../apps/storefront/server/page-cache/database-watch.ts';
import { DatabaseGate } from './database-gate.ts';

/** Blocks the event loop for longer than a heartbeat (1.5 s) and a readiness check (1 s) may take. */
function block(ms = 1700): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

let gate: DatabaseGate;
let watch: DatabaseWatch;
let readiness: ReadinessCheck;
let states: DatabaseState[];

beforeEach(async () => {
  gate = new DatabaseGate(process.env.DATABASE_URL ?? '');
  await gate.open();
  states = [];
  watch = new DatabaseWatch({
    url: gate.url,
    channel: 'page_cache',
    onNotification: () => undefined,
    onUp: () => undefined,
    onChange: (state) => states.push(state),
    // Heartbeats are sent by the test only.
    interval: 1_000_000,
  });
  readiness = new ReadinessCheck({ databaseUrl: gate.url });
});

afterEach(async () => {
  await Promise.all([watch.stop(), readiness.stop()]);
  await gate.shut();
});

describe('a busy process', () => {
  it('does not take its own lateness for a database that is away, with a connection and while it connects', async () => {
    const connecting = watch.start();
    block();
    await connecting;
    expect(watch.state).toBe('up');
    const beating = watch.check();
    block();
    expect(await beating).toBe('up');
    expect(states).toEqual(['up']);
    for (let round = 0; round < 2; round += 1) {
      const asking = readiness.ask();
      block();
      expect(await asking).toEqual({ ready: true });
    }
  });

  it('still notices a database that is gone or hangs', async () => {
    await watch.start();
    gate.freeze();
    const hanging = Promise.all([watch.check(), readiness.ask()]);
    block();
    expect(await hanging).toEqual(['down', { ready: false, reason: 'The database does not answer' }]);
    await gate.open();
    expect(await watch.check()).toBe('up');
    await gate.shut();
    const removed = Promise.all([watch.check(), readiness.ask()]);
    block();
    expect(await removed).toEqual(['down', { ready: false, reason: 'The database does not answer' }]);
  });
});

describe('a pool of connections', () => {
  const wait = 300;

  it('waits for a connection as long as configured, however busy the process is meanwhile', async () => {
    const pool = connectionPool({ connectionString: gate.url, max: 1, wait });
    const connecting = pool.query('select 1 as number');
    block(2 * wait);
    expect((await connecting).rows).toEqual([{ number: 1 }]);
    const client = await pool.connect();
    const first = client.query('select pg_sleep(0.05)').then(() => client.release());
    const second = Promise.all([pool.query('select 2 as number'), pool.connect().then((taken) => taken.release())]);
    block(2 * wait);
    await first;
    expect((await second)[0].rows).toEqual([{ number: 2 }]);
    await pool.end();
  });

  it('gives up if all are taken, or the database hangs, and loses none of its places', async () => {
    const pool = connectionPool({ connectionString: gate.url, max: 1, wait });
    const client = await pool.connect();
    await expect(pool.query('select 1')).rejects.toThrow('timeout exceeded when trying to connect');
    await expect(pool.connect()).rejects.toThrow('timeout exceeded when trying to connect');
    client.release();
    expect((await pool.query('select 3 as number')).rows).toEqual([{ number: 3 }]);
    await pool.end();
    gate.freeze();
    const hanging = connectionPool({ connectionString: gate.url, max: 1, wait });
    await expect(hanging.query('select 1')).rejects.toThrow(/timeout/);
    await gate.open();
    expect((await hanging.query('select 4 as number')).rows).toEqual([{ number: 4 }]);
    await hanging.end();
  });
});
