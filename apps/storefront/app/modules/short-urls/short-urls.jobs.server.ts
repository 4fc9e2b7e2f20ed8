import { z } from 'zod';
import { defineJob, type Job } from '~/platform/jobs.server.ts';
import { cleanShortUrls } from './short-urls.server.ts';

const cleanJob = defineJob({
  name: 'short-urls.clean',
  crontab: '50 2 * * *',
  schema: z.object({}),
  run: () => cleanShortUrls(),
});

/** The jobs of short addresses. */
export const shortUrlJobs: readonly Job[] = [cleanJob];
