import { z } from 'zod';
import { defineJob, type Job } from '~/platform/jobs.server.ts';
import { eraseJob, erasureMailJob } from './erasure/ask-erasure.server.ts';
import { markErasedJob } from './erase-person.server.ts';
import { removeExpiredSessions } from './expired-sessions.server.ts';
import { signInMailJob } from './sign-in/sign-in-mail.server.ts';
import { signInWarningJob } from './sign-in/sign-in-warning.server.ts';

const cleanSessionsJob = defineJob({
  name: 'sessions.clean',
  crontab: '15 2 * * *',
  schema: z.object({}),
  run: () => removeExpiredSessions(),
});

/** The jobs of sessions and users. */
export const identityJobs: readonly Job[] = [
  cleanSessionsJob,
  signInMailJob,
  signInWarningJob,
  eraseJob,
  erasureMailJob,
  markErasedJob,
];
