import { z } from 'zod';
import { defineJob, type Job } from '~/platform/jobs.server.ts';
import { watchPagesJob } from './campaign/end-page.server.ts';
import { contributionLinkJob } from './contributions/contribution-link.server.ts';
import { giveBackJob } from './contributions/give-back.server.ts';
import { syncContributionJob } from './contributions/sync-contribution.server.ts';
import { sponsorMailJob } from './letters/sponsor-mail.server.ts';
import { cleanSponsoring } from './person-sponsoring.server.ts';

const cleanJob = defineJob({
  name: 'sponsoring.clean',
  crontab: '50 2 * * *',
  schema: z.object({}),
  run: () => cleanSponsoring(),
});

/** The jobs of pages of riders. */
export const sponsoringJobs: readonly Job[] = [
  contributionLinkJob,
  syncContributionJob,
  giveBackJob,
  watchPagesJob,
  sponsorMailJob,
  cleanJob,
];
