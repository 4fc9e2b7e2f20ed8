import { createHash } from 'node:crypto';
import { storeMessage } from '~/integrations/local-messages.server.ts';
import { db } from '~/platform/db.server.ts';
import type { Crm } from './crm.ts';

/** Stores each state of an order's deals once instead of sending it; they are read at `/dev/messages`. */
export function createLocalCrm(database: Pick<typeof db, 'localMessage'> = db): Crm {
  return {
    async saveDeals(deals, contact) {
      const payload = {
        deals: deals.map(({ id, properties }) => ({ id, properties: { ...properties } })),
        contact: contact && { ...contact },
      };
      await storeMessage(database, 'crm', payload, `crm:${digest(JSON.stringify(payload))}`);
      return contact && `local-${digest(contact.email).slice(0, 16)}`;
    },
    eraseContact: (contactId) => storeMessage(database, 'crm', { erased: contactId }, `crm-erased:${contactId}`),
  };
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');
