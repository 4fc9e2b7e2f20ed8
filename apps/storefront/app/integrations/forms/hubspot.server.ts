import { log } from '~/platform/log.server.ts';
import type { MarketingForms } from './forms.ts';

export interface HubspotFormsOptions {
  /** Address of the forms API, without a path. */
  baseUrl: string;
  /** The account's number; HubSpot's form addresses carry it. */
  portalId: string;
}

/** ms that HubSpot may take to answer. */
const TIMEOUT = 10_000;

/** Longest answer that is kept. */
const MAX_BODY = 20_000;

/** Sends forms through HubSpot's form submission API (v3). */
export function createHubspotForms({ baseUrl, portalId }: HubspotFormsOptions): MarketingForms {
  return {
    async submit({ formId, fields, context }) {
      const path = ['submissions/v3/integration/submit', portalId, formId].map(encodeURI).join('/');
      try {
        const response = await fetch(`${baseUrl}/${path}`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ fields, ...(context && { context }) }),
          signal: AbortSignal.timeout(TIMEOUT),
        });
        const { status, statusText } = response;
        if (status === 400) log.warn({ formId, statusText }, 'the forms service refused a form');
        const body = (await response.text()).slice(0, MAX_BODY);
        return { status, statusText, contentType: response.headers.get('Content-Type') ?? 'text/plain', body };
      } catch (error) {
        log.warn({ err: error, formId }, 'the forms service could not be reached');
        return null;
      }
    },
  };
}
