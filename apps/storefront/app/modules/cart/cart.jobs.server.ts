import { z } from 'zod';
import { defineJob, type Job } from '~/platform/jobs.server.ts';
import { cleanCarts, remindJob } from './reminder/reminder.server.ts';

const cleanCartsJob = defineJob({
  name: 'carts.clean',
  crontab: '30 2 * * *',
  schema: z.object({}),
  run: () => cleanCarts(),
});

/** The jobs of the cart. */
export const cartJobs: readonly Job[] = [remindJob, cleanCartsJob];
