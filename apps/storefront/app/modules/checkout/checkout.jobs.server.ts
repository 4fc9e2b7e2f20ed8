import { z } from 'zod';
import { defineJob, type Job } from '~/platform/jobs.server.ts';
import { removeOldCheckoutBugs } from './steps/checkout-bug.server.ts';

const cleanCheckoutBugsJob = defineJob({
  name: 'checkout-bugs.clean',
  crontab: '15 2 * * *',
  schema: z.object({}),
  run: () => removeOldCheckoutBugs(),
});

/** The jobs of the checkout. */
export const checkoutJobs: readonly Job[] = [cleanCheckoutBugsJob];
