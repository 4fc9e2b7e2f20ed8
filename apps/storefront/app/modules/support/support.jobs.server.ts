import { z } from 'zod';
import { defineJob, type Job } from '~/platform/jobs.server.ts';
import { removeOldBrowserErrors } from './browser-error.server.ts';

const cleanBrowserErrorsJob = defineJob({
  name: 'browser-errors.clean',
  crontab: '15 2 * * *',
  schema: z.object({}),
  run: () => removeOldBrowserErrors(),
});

/** The jobs of support. */
export const supportJobs: readonly Job[] = [cleanBrowserErrorsJob];
