import { env } from '~/platform/env.server.ts';
import { singleton } from '~/platform/singleton.server.ts';
import { createHubspotForms } from './hubspot.server.ts';
import { createLocalForms } from './local.server.ts';

/** What is sent to a form of the marketing service (spec §3: Marketing form payload). */
export interface FormSubmission {
  /** The service's own id of the form. */
  formId: string;
  fields: readonly { name: string; value: string }[];
  context?: { pageUri?: string };
}

/** What the service answered, as it is (spec §7). */
export interface FormAnswer {
  status: number;
  statusText: string;
  contentType: string;
  body: string;
}

export interface MarketingForms {
  /**
   * Hands a filled-in form over. The local service keeps one submission a key; HubSpot knows no keys, so there a
   * submission whose answer was lost may arrive twice.
   * @returns the answer, whatever its status; null where the service can't be reached (spec §7)
   */
  submit(submission: FormSubmission, idempotencyKey: string): Promise<FormAnswer | null>;
}

/** The forms service that the environment chooses: HubSpot where `HUBSPOT_PORTAL_ID` is set, else `/dev/outbox`. */
export const marketingForms = (): MarketingForms =>
  singleton('marketing-forms', () => {
    const { HUBSPOT_PORTAL_ID, HUBSPOT_FORMS_URL } = env();
    return HUBSPOT_PORTAL_ID
      ? createHubspotForms({ baseUrl: HUBSPOT_FORMS_URL, portalId: HUBSPOT_PORTAL_ID })
      : createLocalForms();
  });
