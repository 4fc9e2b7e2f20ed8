import { z } from 'zod';
import { defineJob, type Job } from '~/platform/jobs.server.ts';
import { applyDuePrices } from './pricing.server.ts';

const applyPricesJob = defineJob({
  name: 'prices.apply',
  crontab: '* * * * *',
  schema: z.object({}),
  run: () => applyDuePrices(),
});

/** The jobs of prices. */
export const pricingJobs: readonly Job[] = [applyPricesJob];
