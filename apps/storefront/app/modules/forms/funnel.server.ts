import { z } from 'zod';
import type { FunnelContact } from '~/integrations/funnel/funnel.ts';
import { funnel } from '~/integrations/funnel/funnel.server.ts';
import type { Database } from '~/platform/db.server.ts';
import { addJob, defineJob } from '~/platform/jobs.server.ts';

const contactSchema: z.ZodType<FunnelContact> = z.object({
  email_address: z.string(),
  first_name: z.string(),
  last_name: z.string(),
});

export const funnelContactJob = defineJob({
  name: 'funnel.contact',
  schema: contactSchema,
  run: (contact, { idempotencyKey }) => funnel().createContact(contact, idempotencyKey),
});

/**
 * Lets a contact be made by a job of the caller's transaction (spec §7: clickfunnel/createcontact).
 * @param key same key, same contact
 */
export function queueFunnelContact(database: Database, contact: FunnelContact, key: string): Promise<void> {
  return addJob(database, funnelContactJob, contact, { key });
}
