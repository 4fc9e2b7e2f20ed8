import type { Job } from '~/platform/jobs.server.ts';
import { quizResultMailJob } from './result-mail.server.ts';
import { forgetSuggestionsJob } from './quiz.server.ts';

/** The jobs of the quiz. */
export const quizJobs: readonly Job[] = [forgetSuggestionsJob, quizResultMailJob];
