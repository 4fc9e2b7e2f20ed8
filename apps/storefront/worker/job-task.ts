import type { Task } from 'graphile-worker';
import { z } from 'zod';
import { recordDoneJob } from '~/modules/staff/outbox.server.ts';
import { db } from '~/platform/db.server.ts';
import { addJob, type Job, JobPostponed } from '~/platform/jobs.server.ts';
import { log } from '~/platform/log.server.ts';
import { metrics } from '~/platform/metrics.server.ts';

/** ms that one run of a job may take: anyone who holds a job for longer has died. */
export const JOB_LIMIT = 5 * 60 * 1000;

/** ms that running jobs get to end when the process stops; later they count as failed and run again elsewhere. */
export const STOP_LIMIT = 5000;

/** Rejects when a job has run too long, or still runs 5 s after the process was told to stop. */
function limitOf(ending: AbortSignal): { reached: Promise<never>; clear(): void } {
  const timers: NodeJS.Timeout[] = [];
  let onEnding = (): void => undefined;
  const reached = new Promise<never>((_, reject) => {
    const rejectAfter = (ms: number, reason: string): void => {
      timers.push(setTimeout(() => reject(new Error(reason)), ms).unref());
    };
    rejectAfter(JOB_LIMIT, 'the job took longer than a job may take');
    onEnding = () => rejectAfter(STOP_LIMIT, 'the process ended before the job');
    if (ending.aborted) onEnding();
    else ending.addEventListener('abort', onEnding, { once: true });
  });
  return {
    reached,
    clear() {
      for (const timer of timers) clearTimeout(timer);
      ending.removeEventListener('abort', onEnding);
    },
  };
}

/**
 * Records that a job of an order is done, for the person who asks what that order has sent. A failure here costs the
 * line, never the job.
 */
async function keepDone(
  name: string,
  payload: unknown,
  job: Parameters<typeof recordDoneJob>[0]['job'],
): Promise<void> {
  try {
    await recordDoneJob({ name, payload, job });
  } catch (err) {
    log.warn({ err, job: name }, 'completion of a job could not be recorded');
  }
}

/**
 * Adds a job again for a later time; the run that asked for it counts as done. Same key, so that it stays one job.
 */
async function postpone(declared: Job, payload: unknown, key: string | null, runAt: Date): Promise<void> {
  const { name } = declared;
  await addJob(db, { ...declared, schema: z.unknown() }, payload, { ...(key === null ? {} : { key }), runAt });
  metrics.jobs.inc({ name, outcome: 'postponed' });
}

/**
 * What graphile-worker calls for each run of a job: the declared one, measured, limited and logged where it fails.
 * @param ending aborted when the process is told to stop
 */
export function jobTask(declared: Job, ending: AbortSignal): Task {
  const { name } = declared;
  return async (payload, { job }) => {
    const measure = metrics.jobSeconds.startTimer({ name });
    const limit = limitOf(ending);
    try {
      const running = declared.handle(payload, { idempotencyKey: job.key ?? `${name}:${job.id}`, signal: ending });
      await Promise.race([running, limit.reached]);
      metrics.jobs.inc({ name, outcome: 'done' });
      await keepDone(name, payload, job);
    } catch (err) {
      if (err instanceof JobPostponed) return await postpone(declared, payload, job.key, err.runAt);
      const isLast = job.attempts >= job.max_attempts;
      metrics.jobs.inc({ name, outcome: isLast ? 'failed' : 'retried' });
      const line = { err, job: name, jobId: job.id, attempt: job.attempts };
      if (isLast) log.error(line, 'job failed permanently');
      else log.warn(line, 'job failed and will be retried');
      throw err;
    } finally {
      limit.clear();
      measure();
    }
  };
}
