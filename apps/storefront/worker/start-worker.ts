import { env } from '~/platform/env.server.ts';
import { jobHandlers } from '~/wiring.server.ts';
import { JobRunner } from './run-jobs.ts';

/** Seconds between two fillings of the search engine that no import asked for: orders and editors change what can be had. */
const SEARCH_FILL_SECONDS = 3600;

/** The runner of this process, with the handlers of all modules and the settings of the environment. */
export function createWorker(): JobRunner {
  const { DATABASE_URL, WORKER_CONCURRENCY, CMS_URL, CONTENT_REFRESH_SECONDS, MEILISEARCH_URL } = env();
  return new JobRunner({
    databaseUrl: DATABASE_URL,
    handlers: jobHandlers,
    concurrency: WORKER_CONCURRENCY,
    repeating: [
      ...(CMS_URL
        ? [{ name: 'content.refresh' as const, payload: { reason: 'timer' }, seconds: CONTENT_REFRESH_SECONDS }]
        : []),
      ...(MEILISEARCH_URL ? [{ name: 'search.fill' as const, payload: {}, seconds: SEARCH_FILL_SECONDS }] : []),
    ],
  });
}
