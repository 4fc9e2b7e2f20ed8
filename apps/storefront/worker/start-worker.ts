import { env } from '~/platform/env.server';
import { jobHandlers } from '~/wiring.server';
import { JobRunner } from './run-jobs.ts';

/** The runner of this process, with the handlers of all modules and the settings of the environment. */
export function createWorker(): JobRunner {
  const { DATABASE_URL, WORKER_CONCURRENCY, CMS_URL, CONTENT_REFRESH_SECONDS } = env();
  return new JobRunner({
    databaseUrl: DATABASE_URL,
    handlers: jobHandlers,
    concurrency: WORKER_CONCURRENCY,
    repeating: CMS_URL
      ? [{ name: 'content.refresh', payload: { reason: 'timer' }, seconds: CONTENT_REFRESH_SECONDS }]
      : [],
  });
}
