import { z } from 'zod';
import { defineJob, type Job } from '~/platform/jobs.server.ts';
import { purchaseEventJob } from './purchase-event.server.ts';
import { removeOldConsents } from './consent.server.ts';

const cleanConsentsJob = defineJob({
  name: 'consents.clean',
  crontab: '35 2 * * *',
  schema: z.object({}),
  run: () => removeOldConsents(),
});

/** The jobs of consent. */
export const consentJobs: readonly Job[] = [cleanConsentsJob, purchaseEventJob];
