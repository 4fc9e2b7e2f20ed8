import pg from 'pg';

/** A job in the queue of the test's database. */
export interface WaitingJob {
  id: string;
  identifier: string;
  payload: unknown;
  key: string | null;
  runAt: Date;
}

/** Queries the test's database through a connection of its own, so that nothing of the shop is loaded. */
async function ask<Row extends pg.QueryResultRow>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
  const client = new pg.Client(process.env.DATABASE_URL);
  await client.connect();
  try {
    return (await client.query<Row>(sql, [...values])).rows;
  } finally {
    await client.end();
  }
}

/**
 * Waiting jobs, also those for later, oldest first. Rescheduling without a new time is graphile-worker's way to read a
 * payload.
 */
export function waitingJobs(): Promise<WaitingJob[]> {
  return ask<WaitingJob>(`
    with waiting as (
      select id, payload from graphile_worker.reschedule_jobs(
        array(select id from graphile_worker.jobs where locked_at is null))
    )
    select job.id::text, job.task_identifier as identifier, waiting.payload, job.key, job.run_at as "runAt"
    from graphile_worker.jobs job join waiting using (id) order by job.id`);
}

/** Takes a job out of the queue, as a worker that has run it. @param id of a waiting job */
export async function completeJob(id: string): Promise<void> {
  await ask('select from graphile_worker.complete_jobs(array[$1::bigint])', [id]);
}

export async function clearJobs(): Promise<void> {
  await ask(`select graphile_worker.force_unlock_workers(
    array(select locked_by from graphile_worker.jobs where locked_by is not null))`);
  await ask('select from graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))');
}

/** Makes every job due now that is scheduled for later. */
export async function makeJobsDue(): Promise<void> {
  await ask('select from graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at => now())');
}
