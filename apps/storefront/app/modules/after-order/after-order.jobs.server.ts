import { z } from 'zod';
import { defineJob, type Job } from '~/platform/jobs.server.ts';
import { orderConfirmationJob } from './confirmation.server.ts';
import { contractJob } from './contract.server.ts';
import { removeUnclaimedUploads } from './uploads.server.ts';

const cleanUploadsJob = defineJob({
  name: 'uploads.clean',
  crontab: '45 * * * *',
  schema: z.object({}),
  run: () => removeUnclaimedUploads(),
});

/** The jobs of what comes after an order. */
export const afterOrderJobs: readonly Job[] = [orderConfirmationJob, contractJob, cleanUploadsJob];
