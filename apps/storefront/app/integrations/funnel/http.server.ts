import { z } from 'zod';
import { getJson, postJson } from '~/integrations/json-calls.server.ts';
import { log } from '~/platform/log.server.ts';
import type { Funnel } from './funnel.ts';

export interface HttpFunnelOptions {
  /** Without a slash at the end, e.g. `https://funnel.example/api/v2`. */
  url: string;
  apiKey: string;
}

/** What `GET /contacts` gives. */
const listSchema = z.array(z.looseObject({ email_address: z.string() }));

/** Hands contacts to a service of funnels: `GET /contacts?email_address=` and `POST /contacts`, with a key header. */
export function createHttpFunnel({ url, apiKey }: HttpFunnelOptions): Funnel {
  return {
    async createContact(contact, idempotencyKey) {
      const query = new URLSearchParams({ email_address: contact.email_address });
      const known = listSchema.safeParse(await getJson(`${url}/contacts?${query.toString()}`, { apiKey }));
      if (known.success && known.data.length > 0) return;
      const headers = { 'Idempotency-Key': idempotencyKey };
      const answer = await postJson(`${url}/contacts`, { contact }, { apiKey, headers });
      if (!answer || answer.status >= 500 || answer.status === 429) {
        throw new Error(`The funnel did not accept a contact: ${answer?.status ?? 'no response'}.`);
      }
      // Sending the same again would be refused again.
      if (answer.status >= 400) {
        log.error({ status: answer.status, statusText: answer.statusText }, 'funnel rejected a contact permanently');
      }
    },
  };
}
