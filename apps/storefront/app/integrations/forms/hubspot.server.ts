import { postJson } from '~/integrations/json-calls.server.ts';
import { log } from '~/platform/log.server.ts';
import type { MarketingForms } from './forms.ts';

export interface HubspotFormsOptions {
  /** Address of the forms API, without a path. */
  baseUrl: string;
  /** The account's number; HubSpot's form addresses carry it. */
  portalId: string;
}

/** Sends forms through HubSpot's form submission API (v3). */
export function createHubspotForms({ baseUrl, portalId }: HubspotFormsOptions): MarketingForms {
  return {
    async submit({ formId, fields, context }) {
      const path = ['submissions/v3/integration/submit', portalId, formId].map(encodeURI).join('/');
      const answer = await postJson(`${baseUrl}/${path}`, { fields, ...(context && { context }) });
      if (answer?.status === 400) {
        log.warn({ formId, statusText: answer.statusText }, 'forms service rejected a form');
      }
      return answer;
    },
  };
}
