import { z } from 'zod';
import { defineJob, type Job } from '~/platform/jobs.server.ts';
import { cleanEntries } from './user-forms.server.ts';

const cleanJob = defineJob({
  name: 'user-forms.clean',
  crontab: '56 2 * * *',
  schema: z.object({}),
  run: () => cleanEntries(),
});

/** The jobs of the forms that editors build. */
export const userFormJobs: readonly Job[] = [cleanJob];
