import type { Job } from '~/platform/jobs.server.ts';
import { appendRowJob, forgetAnswersJob } from './spreadsheet.server.ts';

/** The jobs of the helper. */
export const assistantJobs: readonly Job[] = [appendRowJob, forgetAnswersJob];
