import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ReadinessCheck } from '../../../apps/storefront/server/health.ts';
import { type DatabaseState, DatabaseWatch } from '../../../apps/storefront/server/page-cache/database-watch.ts';
import { DatabaseGate } from './database-gate.ts';

/** Keeps the event loop from turning for longer than a heartbeat (1.5 s) and a question of readiness (1 s) may take. */
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
    // Heartbeats are sent by the test alone.
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
    const gone = Promise.all([watch.check(), readiness.ask()]);
    block();
    expect(await gone).toEqual(['down', { ready: false, reason: 'The database does not answer' }]);
  });
});
