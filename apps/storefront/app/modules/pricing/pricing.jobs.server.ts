import type { Job } from '~/platform/jobs.server.ts';
import { applyPricesJob } from './limited-offers.server.ts';

/** The jobs of prices. */
export const pricingJobs: readonly Job[] = [applyPricesJob];
