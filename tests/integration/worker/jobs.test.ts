import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { run, type WorkerEvents } from 'graphile-worker';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chatJob } from '~/integrations/team-chat/chat-job.server.ts';
import { connectionPool } from '~/platform/connection-pool.server.ts';
import { db } from '~/platform/db.server.ts';
import { addJob, defineJob, type Job, JobPostponed, type JobRun } from '~/platform/jobs.server.ts';
import { metrics } from '~/platform/metrics.server.ts';
import { sql } from '~/platform/sql.server.ts';
import { clearJobs, makeJobsDue, waitingJobs } from '../../support/jobs.ts';
import { JobRunner } from '../../../apps/storefront/worker/run-jobs.ts';
import { DatabaseGate } from '../server/database-gate.ts';

const databaseUrl = process.env.DATABASE_URL ?? '';

/** What handlers of this test received, with a way to wait for it. */
class Deliveries {
  readonly all: { text: string; key: string }[] = [];
  #waiting: (() => void)[] = [];

  add(text: string, key: string): void {
    this.all.push({ text, key });
    for (const resume of this.#waiting.splice(0)) resume();
  }

  async count(count: number): Promise<void> {
    while (this.all.length < count) await new Promise<void>((resume) => this.#waiting.push(resume));
  }
}

/** The chat job, doing something else. */
function chatThat(run: (message: { text: string }, run: JobRun) => Promise<void>): Job {
  const { name, schema } = chatJob;
  return defineJob({ name, schema, run });
}

let runner: JobRunner | undefined;
let deliveries: Deliveries;

/** The chat job, reporting to the test what it receives. */
function deliveringJob(): Job {
  return chatThat(async ({ text }, { idempotencyKey }) => deliveries.add(text, idempotencyKey));
}

function start(
  run: (text: string, key: string) => void = (text, key) => deliveries.add(text, key),
  url = databaseUrl,
): void {
  const job = chatThat(async ({ text }, { idempotencyKey }) => run(text, idempotencyKey));
  runner = new JobRunner({ databaseUrl: url, concurrency: 2, jobs: [job] });
  runner.start();
}

/** Until what was done is also recorded as done. */
async function untilQueueIsEmpty(): Promise<void> {
  const end = Date.now() + 10_000;
  const open = async (): Promise<number> =>
    (await db.$queryRaw<{ count: number }[]>`select count(*)::int as count from graphile_worker.jobs`)[0]?.count ?? 0;
  while ((await open()) > 0 && Date.now() < end);
  expect(await open()).toBe(0);
}

async function outcomes(outcome: string): Promise<number> {
  const { values } = await metrics.jobs.get();
  return values.find(({ labels }) => labels.outcome === outcome && labels.name === 'chat.send')?.value ?? 0;
}

beforeEach(async () => {
  deliveries = new Deliveries();
  await clearJobs();
});

afterEach(async () => {
  await runner?.stop();
});

describe('a job', () => {
  it('that postpones itself runs again at that time, with its key, and counts as no failure', async () => {
    const later = new Date(Date.now() + 3_600_000);
    const failed = await outcomes('retried');
    const postponed = await outcomes('postponed');
    start((text, key) => {
      deliveries.add(text, key);
      if (deliveries.all.length === 1) throw new JobPostponed(later);
    });
    await addJob(db, chatJob, { text: 'later' }, { key: 'postponed' });
    await deliveries.count(1);
    await expect.poll(waitingJobs).toMatchObject([{ key: 'postponed', payload: { text: 'later' }, runAt: later }]);
    await makeJobsDue();
    await deliveries.count(2);
    await untilQueueIsEmpty();
    expect(deliveries.all).toEqual([
      { text: 'later', key: 'postponed' },
      { text: 'later', key: 'postponed' },
    ]);
    expect([await outcomes('retried'), await outcomes('postponed')]).toEqual([failed, postponed + 1]);
  });

  it('runs once the transaction that added it is done, with its key', async () => {
    start();
    const key = randomUUID();
    await db.$transaction(async (tx) => {
      await addJob(tx, chatJob, { text: 'Neue Bestellung' }, { key });
    });
    await deliveries.count(1);
    expect(deliveries.all).toEqual([{ text: 'Neue Bestellung', key }]);
  });

  it('of a transaction that failed never runs', async () => {
    start();
    const failed = db.$transaction(async (tx) => {
      await addJob(tx, chatJob, { text: 'nie' });
      throw new Error('the order failed');
    });
    await expect(failed).rejects.toThrow('the order failed');
    await addJob(db, chatJob, { text: 'danach' });
    await deliveries.count(1);
    expect(deliveries.all.map(({ text }) => text)).toEqual(['danach']);
  });

  it('is the same whether Prisma or postgres.js adds it, and waits for its time', async () => {
    const runAt = new Date('2099-05-01T06:30:00.250Z');
    await db.$transaction((tx) => addJob(tx, chatJob, { text: 'Grüezi «ß»' }, { key: 'by-prisma', runAt }));
    await sql.begin((tx) => addJob(tx, chatJob, { text: 'Grüezi «ß»' }, { key: 'by-postgres', runAt }));
    const failed = sql.begin(async (tx) => {
      await addJob(tx, chatJob, { text: 'nie' });
      throw new Error('the import failed');
    });
    await expect(failed).rejects.toThrow('the import failed');
    const added = { id: expect.any(String), identifier: 'chat.send', runAt, payload: { text: 'Grüezi «ß»' } };
    expect(await waitingJobs()).toEqual([
      { key: 'by-prisma', ...added },
      { key: 'by-postgres', ...added },
    ]);
    expect([...(await sql`select distinct max_attempts from graphile_worker.jobs`)]).toEqual([{ max_attempts: 25 }]);
  });

  it('with the same key as one that waits is the same job', async () => {
    const key = randomUUID();
    await addJob(db, chatJob, { text: 'einmal' }, { key });
    await addJob(db, chatJob, { text: 'einmal' }, { key });
    await addJob(db, chatJob, { text: 'anderes' });
    start();
    await deliveries.count(2);
    expect(deliveries.all.map(({ text }) => text).sort()).toEqual(['anderes', 'einmal']);
  });

  it('that fails is counted, stays, and runs again later with the same key', async () => {
    const retried = await outcomes('retried');
    const failing = new Deliveries();
    start((text, key) => {
      failing.add(text, key);
      throw new Error('the chat is down');
    });
    const key = randomUUID();
    await addJob(db, chatJob, { text: 'x' }, { key });
    await failing.count(1);
    await runner?.stop();
    const [job] = await db.$queryRaw<
      { attempts: number; last_error: string; later: boolean }[]
    >`select attempts, last_error, run_at > now() as later from graphile_worker.jobs where key = ${key}`;
    expect(job).toMatchObject({ attempts: 1, later: true });
    expect(job?.last_error).toContain('the chat is down');
    expect(await outcomes('retried')).toBe(retried + 1);

    await makeJobsDue();
    start();
    await deliveries.count(1);
    expect(deliveries.all).toEqual([{ text: 'x', key }]);
  });

  it('that does not fit its schema fails and is not handled', async () => {
    start();
    await db.$executeRaw`select graphile_worker.add_job('chat.send', '{"texte": 1}'::json, job_key => 'unfit')`;
    await addJob(db, chatJob, { text: 'gut' });
    await deliveries.count(1);
    await runner?.stop();
    expect(deliveries.all.map(({ text }) => text)).toEqual(['gut']);
    const [job] = await db.$queryRaw<
      { last_error: string }[]
    >`select last_error from graphile_worker.jobs where key = 'unfit'`;
    expect(job?.last_error).toContain('text');
  });
});

describe('the runner', () => {
  it('starts without the database, and continues after an outage', async () => {
    const gate = new DatabaseGate(databaseUrl);
    await gate.open();
    const { url } = gate;
    await gate.shut();
    start(undefined, url);
    await gate.open();
    await addJob(db, chatJob, { text: 'vorher' });
    await deliveries.count(1);
    await untilQueueIsEmpty();
    await gate.shut();
    await addJob(db, chatJob, { text: 'während' });
    await gate.open();
    await deliveries.count(2);
    expect(deliveries.all.map(({ text }) => text)).toEqual(['vorher', 'während']);
    await runner?.stop();
    await gate.shut();
  });

  it('runs a job that it did not know it had taken, because the database went away meanwhile', async () => {
    const gate = new DatabaseGate(databaseUrl);
    await gate.open();
    let finish = (): void => undefined;
    // A job of another worker keeps running: nobody waits for it.
    const job = chatThat(async ({ text }, { idempotencyKey }) => {
      deliveries.add(text, idempotencyKey);
      if (text === 'vorher') await new Promise<void>((resolve) => (finish = resolve));
    });
    runner = new JobRunner({ databaseUrl: gate.url, concurrency: 2, jobs: [job] });
    runner.start();
    await addJob(db, chatJob, { text: 'vorher' });
    await deliveries.count(1);
    const isAsking = async (): Promise<boolean> =>
      (
        await sql`select from pg_stat_activity where datname = current_database()
          and wait_event_type = 'Lock' and query like '%locked_by%'`
      ).length > 0;
    await db.$transaction(
      async (tx) => {
        await tx.$executeRaw`lock table graphile_worker._private_jobs`;
        await expect.poll(isAsking, { timeout: 30_000 }).toBe(true);
        await addJob(tx, chatJob, { text: 'verloren' });
        await gate.shut();
      },
      { timeout: 15_000 },
    );
    await expect.poll(isAsking, { timeout: 30_000 }).toBe(false);
    await gate.open();
    await deliveries.count(2);
    expect(deliveries.all.map(({ text }) => text)).toEqual(['vorher', 'verloren']);
    finish();
    await untilQueueIsEmpty();
    await runner.stop();
    expect(deliveries.all).toHaveLength(2);
    await gate.shut();
  });

  it('returns the listening connection once if it breaks during shutdown', async () => {
    const gate = new DatabaseGate(databaseUrl);
    await gate.open();
    const pool = connectionPool({ connectionString: gate.url });
    const events: WorkerEvents = new EventEmitter();
    const stopped = new Promise<void>((resolve) => {
      events.once('pool:listen:success', ({ workerPool }) => {
        // Once LISTEN is active.
        queueMicrotask(() => void Promise.all([workerPool.gracefulShutdown(), gate.shut()]).then(() => resolve()));
      });
    });
    const { promise } = await run({ pgPool: pool, noHandleSignals: true, taskList: {}, parsedCronItems: [], events });
    await stopped;
    await promise.catch(() => undefined);
    await pool.end();
  });

  it('runs a job again, with the same key, when the database went away just before it was done', async () => {
    const gate = new DatabaseGate(databaseUrl);
    await gate.open();
    const job = chatThat(async ({ text }, { idempotencyKey }) => {
      if (deliveries.all.length === 0) await gate.shut();
      deliveries.add(text, idempotencyKey);
    });
    runner = new JobRunner({ databaseUrl: gate.url, concurrency: 2, jobs: [job] });
    runner.start();
    await addJob(db, chatJob, { text: 'x' }, { key: 'order-1' });
    await deliveries.count(1);
    await gate.open();
    await deliveries.count(2);
    await untilQueueIsEmpty();
    expect(deliveries.all).toEqual([
      { text: 'x', key: 'order-1' },
      { text: 'x', key: 'order-1' },
    ]);
    await runner.stop();
    await gate.shut();
  });

  it('takes over the jobs of a dead process after a time limit', async () => {
    const key = randomUUID();
    let release = (): void => undefined;
    const held = new Deliveries();
    const dead = chatThat(async ({ text }) => {
      held.add(text, key);
      await new Promise<void>((resolve) => (release = resolve));
    });
    const holder = new JobRunner({ databaseUrl, concurrency: 1, jobs: [dead] });
    holder.start();
    await addJob(db, chatJob, { text: 'liegen geblieben' }, { key });
    await held.count(1);

    const patient = new JobRunner({ databaseUrl, concurrency: 1, jobs: [deliveringJob()] });
    patient.start();
    await addJob(db, chatJob, { text: 'danach' });
    await deliveries.count(1);
    expect(deliveries.all.map(({ text }) => text)).toEqual(['danach']);
    await patient.stop();

    runner = new JobRunner({ databaseUrl, concurrency: 1, jobs: [deliveringJob()], abandonedAfter: 0 });
    runner.start();
    await deliveries.count(2);
    expect(deliveries.all.at(-1)).toEqual({ text: 'liegen geblieben', key });
    release();
    await holder.stop();
  });

  it('waits for running jobs when it stops, and takes no new ones', async () => {
    let finish = (): void => undefined;
    let finished = false;
    const begun = new Deliveries();
    const job = chatThat(async ({ text }) => {
      begun.add(text, '');
      await new Promise<void>((resolve) => (finish = resolve));
      finished = true;
    });
    runner = new JobRunner({ databaseUrl, concurrency: 1, jobs: [job] });
    runner.start();
    await addJob(db, chatJob, { text: 'lang' });
    await addJob(db, chatJob, { text: 'nächster' });
    await begun.count(1);
    const stopped = runner.stop();
    finish();
    await stopped;
    expect(finished).toBe(true);
    expect(begun.all).toHaveLength(1);
  });
});
