import { z } from 'zod';
import { defineJob, type Job } from '~/platform/jobs.server.ts';
import { removeOldCheckoutBugs } from './steps/checkout-bug.server.ts';
import { removeOldCarts } from './steps/old-carts.server.ts';

const cleanCheckoutBugsJob = defineJob({
  name: 'checkout-bugs.clean',
  crontab: '15 2 * * *',
  schema: z.object({}),
  run: () => removeOldCheckoutBugs(),
});

const removeCartsJob = defineJob({
  name: 'carts.remove',
  crontab: '40 2 * * *',
  schema: z.object({}),
  run: () => removeOldCarts(),
});

/** The jobs of the checkout. */
export const checkoutJobs: readonly Job[] = [cleanCheckoutBugsJob, removeCartsJob];
