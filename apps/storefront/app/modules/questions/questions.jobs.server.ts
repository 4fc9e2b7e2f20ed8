import { z } from 'zod';
import { defineJob, type Job } from '~/platform/jobs.server.ts';
import { cleanQuestions } from './clean-questions.server.ts';
import { answerMailJob } from './staff/answer-mail.server.ts';

/** Removes questions whose writers have not signed in within a month, and forgets who asked two years after the last word. */
const cleanQuestionsJob = defineJob({
  name: 'questions.clean',
  crontab: '45 2 * * *',
  schema: z.object({}),
  run: () => cleanQuestions(),
});

/** The jobs of questions and reviews. */
export const questionJobs: readonly Job[] = [answerMailJob, cleanQuestionsJob];
