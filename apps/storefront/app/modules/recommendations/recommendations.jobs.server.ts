import { z } from 'zod';
import { defineJob, type Job } from '~/platform/jobs.server.ts';
import { removeOldViews } from './recommendations.server.ts';

const cleanViewsJob = defineJob({
  name: 'viewed-products.clean',
  crontab: '38 2 * * *',
  schema: z.object({}),
  run: () => removeOldViews(),
});

/** The jobs of what was looked at. */
export const recommendationJobs: readonly Job[] = [cleanViewsJob];
