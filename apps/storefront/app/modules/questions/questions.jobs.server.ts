import { z } from 'zod';
import { db } from '~/platform/db.server.ts';
import { defineJob, type Job } from '~/platform/jobs.server.ts';
import { answerMailJob } from './staff/answer-mail.server.ts';

/** How long a question waits for its writer to sign in, ms. */
const WAITS_MS = 30 * 24 * 60 * 60 * 1000;

/** Removes questions whose writers have not signed in within a month. */
const cleanQuestionsJob = defineJob({
  name: 'questions.clean',
  crontab: '45 2 * * *',
  schema: z.object({}),
  run: () =>
    db.productQuestion.deleteMany({ where: { sentAt: null, createdAt: { lt: new Date(Date.now() - WAITS_MS) } } }),
});

/** The jobs of questions and reviews. */
export const questionJobs: readonly Job[] = [answerMailJob, cleanQuestionsJob];
