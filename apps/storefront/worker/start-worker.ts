import { env } from '~/platform/env.server.ts';
import { refreshContentJob } from '~/modules/content/content.server.ts';
import { fillSearchJob } from '~/modules/search/fill-engine.server.ts';
import { jobs, wireModules } from '~/wiring.server.ts';
import { JobRunner, repeat } from './run-jobs.ts';

/**
 * Seconds between two fillings of the search engine that no import asked for: orders and editors change what can be
 * had.
 */
const SEARCH_FILL_SECONDS = 3600;

/** The runner of this process, with the jobs of all modules and the settings of the environment. */
export function createWorker(): JobRunner {
  wireModules();
  const { DATABASE_URL, WORKER_CONCURRENCY, CMS_URL, CONTENT_REFRESH_SECONDS, MEILISEARCH_URL } = env();
  return new JobRunner({
    databaseUrl: DATABASE_URL,
    jobs,
    concurrency: WORKER_CONCURRENCY,
    repeating: [
      ...(CMS_URL ? [repeat(refreshContentJob, { reason: 'timer' }, CONTENT_REFRESH_SECONDS)] : []),
      ...(MEILISEARCH_URL ? [repeat(fillSearchJob, {}, SEARCH_FILL_SECONDS)] : []),
    ],
  });
}
