import { z } from 'zod';
import { defineJob } from './jobs.server.ts';
import { type Retention, startedModules } from './modules.server.ts';

const DAY = 24 * 60 * 60 * 1000;

/**
 * Deletes what has passed its time. One that fails does not keep the others from running.
 * @throws AggregateError that names those that failed
 */
export async function removeExpired(retention: readonly Retention[], now = new Date()): Promise<void> {
  const failures: unknown[] = [];
  for (const each of retention) {
    try {
      await ('days' in each ? each.remove(new Date(now.getTime() - each.days * DAY)) : each.clean(now));
    } catch (error) {
      failures.push(new Error(`${each.rows} could not be deleted: ${String(error)}`, { cause: error }));
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('; '));
}

/** Deletes every night what the modules declare as `retention`. */
export const retentionJob = defineJob({
  name: 'retention.clean',
  crontab: '30 2 * * *',
  schema: z.object({}),
  run: () => removeExpired(startedModules().flatMap(({ retention }) => retention)),
});
