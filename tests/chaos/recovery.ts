import { setTimeout as delay } from 'node:timers/promises';
import type { World } from './world.ts';

/** Jobs that the schedule adds repeatedly. */
const CLOCKWORK = ['content.refresh', 'prices.apply', 'retention.clean'];

interface OpenJob {
  name: string;
  attempts: number;
  last_error: string | null;
}

/**
 * Waits until the outbox is empty. Failed jobs wait longer after each attempt; here the clock is advanced for them, so
 * that a run takes minutes and not hours.
 * @returns the jobs that are left when the time is over
 */
export async function untilDelivered(world: World, limit: number): Promise<OpenJob[]> {
  const end = Date.now() + limit;
  for (;;) {
    const open = await world.query<OpenJob>(
      `select task_identifier as name, attempts, last_error from graphile_worker.jobs
       where not task_identifier = any($1)`,
      [CLOCKWORK],
    );
    if (open.length === 0 || Date.now() > end) return open;
    await world.query(
      `select count(*) from graphile_worker.reschedule_jobs(
         array(select id from graphile_worker.jobs where run_at > now() and locked_at is null and attempts < max_attempts),
         run_at => now())`,
    );
    await delay(300);
  }
}
