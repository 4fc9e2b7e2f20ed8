import { z } from 'zod';
import { defineJob, type Job } from '~/platform/jobs.server.ts';
import { newsletterMailJob, welcomeMailJob } from './letters/newsletter-mail.server.ts';
import { cleanNewsletter } from './newsletter.server.ts';

const cleanJob = defineJob({
  name: 'newsletter.clean',
  crontab: '40 2 * * *',
  schema: z.object({}),
  run: () => cleanNewsletter(),
});

/** The jobs of the newsletter. */
export const newsletterJobs: readonly Job[] = [newsletterMailJob, welcomeMailJob, cleanJob];
