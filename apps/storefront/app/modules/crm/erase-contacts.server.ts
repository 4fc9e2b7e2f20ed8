import { z } from 'zod';
import { crm } from '~/integrations/crm/crm.server.ts';
import { listOrdersOfCustomer } from '~/modules/after-order/orders-of-customer.server.ts';
import { type Database, db } from '~/platform/db.server.ts';
import { addJob, defineJob } from '~/platform/jobs.server.ts';
import type { Person } from '~/platform/modules.server.ts';
import { queueDealSync } from './sync-deals.server.ts';

/** Deletes a contact in the CRM, unless an order of the same address in another shop still needs it. */
export const eraseContactJob = defineJob({
  name: 'crm.erase-contact',
  schema: z.object({ contactId: z.string() }),
  async run({ contactId }) {
    if ((await db.crmOrder.count({ where: { contactId } })) === 0) await crm().eraseContact(contactId);
  },
});

/**
 * Has the CRM's contacts of a person deleted, and their deals cleared of who signed in. The queue gets ids alone: jobs
 * with an address are dropped by an erasure. Runs before orders are separated from their person.
 */
export async function eraseContacts(database: Database, person: Person): Promise<void> {
  const orders = await listOrdersOfCustomer(database, person);
  for (const checkoutId of orders) await queueDealSync(database, checkoutId);
  const where = { checkoutId: { in: orders }, contactId: { not: null } };
  const rows = await database.crmOrder.findMany({ where, distinct: ['contactId'], select: { contactId: true } });
  await database.crmOrder.updateMany({ where, data: { contactId: null } });
  for (const { contactId } of rows) {
    if (contactId) await addJob(database, eraseContactJob, { contactId }, { key: `crm-erase:${contactId}` });
  }
}
