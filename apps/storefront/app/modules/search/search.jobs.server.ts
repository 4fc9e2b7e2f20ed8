import { z } from 'zod';
import { defineJob, type Job } from '~/platform/jobs.server.ts';
import { fillSearchJob } from './fill-engine.server.ts';
import { removeOldMissingPages, summaryJob } from './missing-pages/report-missing-page.server.ts';
import { removeOldSearches } from './search-log.server.ts';

const cleanSearchesJob = defineJob({
  name: 'search.clean',
  crontab: '25 2 * * *',
  schema: z.object({}),
  run: () => Promise.all([removeOldSearches(), removeOldMissingPages()]),
});

/** The jobs of search. */
export const searchJobs: readonly Job[] = [fillSearchJob, cleanSearchesJob, summaryJob];
