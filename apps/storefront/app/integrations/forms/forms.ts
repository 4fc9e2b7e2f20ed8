import type { JsonAnswer } from '~/integrations/json-calls.server.ts';

/** What is sent to a form of the marketing service (spec §3: Marketing form payload). */
export interface FormSubmission {
  /** The service's own id of the form. */
  formId: string;
  fields: readonly { name: string; value: string }[];
  /** Where it was filled in; the sender's address where the sender lets marketing in. */
  context?: { pageUri?: string; pageName?: string; ipAddress?: string };
}

/** What the service answered, as it is (spec §7). */
export type FormAnswer = JsonAnswer;

export interface MarketingForms {
  /**
   * Hands a filled-in form over. The local service keeps one submission a key; HubSpot knows no keys, so there a
   * submission whose answer was lost may arrive twice.
   * @returns the answer, whatever its status; null if the service can't be reached (spec §7)
   */
  submit(submission: FormSubmission, idempotencyKey: string): Promise<FormAnswer | null>;
}
