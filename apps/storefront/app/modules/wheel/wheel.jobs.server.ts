import { z } from 'zod';
import { defineJob, type Job } from '~/platform/jobs.server.ts';
import { cleanWheel } from './clean.server.ts';
import { turnMailJob } from './letters/turn-mail.server.ts';

const cleanJob = defineJob({
  name: 'wheel.clean',
  crontab: '45 2 * * *',
  schema: z.object({}),
  run: () => cleanWheel(),
});

/** The jobs of the wheel of fortune. */
export const wheelJobs: readonly Job[] = [turnMailJob, cleanJob];
