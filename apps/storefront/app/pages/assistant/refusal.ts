import type { SubmissionResult } from '@conform-to/react';

/** What stopped one of the forms. */
export interface Refusal {
  form: 'ask' | 'handover';
  reply: SubmissionResult;
}
