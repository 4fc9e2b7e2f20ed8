import { z } from 'zod';
import { defineJob, type Job } from '~/platform/jobs.server.ts';
import { submitFormJob } from './forms.server.ts';
import { funnelContactJob } from './funnel.server.ts';
import { cleanSubmissions } from './submissions.server.ts';

const cleanJob = defineJob({
  name: 'forms.clean',
  crontab: '42 2 * * *',
  schema: z.object({}),
  run: () => cleanSubmissions(),
});

/** The jobs of forms. */
export const formJobs: readonly Job[] = [submitFormJob, funnelContactJob, cleanJob];
