import { z } from 'zod';
import { defineJob, type Job } from '~/platform/jobs.server.ts';
import { reminderMailJob } from './letters/reminder-mail.server.ts';
import { cleanReminders, remindOfBlackFriday } from './remind.server.ts';

const remindJob = defineJob({
  name: 'black-friday.remind',
  crontab: '* * * * *',
  schema: z.object({}),
  run: () => remindOfBlackFriday(),
});

const cleanJob = defineJob({
  name: 'black-friday.clean',
  crontab: '44 2 * * *',
  schema: z.object({}),
  run: () => cleanReminders(),
});

/** The jobs of campaigns. */
export const campaignJobs: readonly Job[] = [reminderMailJob, remindJob, cleanJob];
