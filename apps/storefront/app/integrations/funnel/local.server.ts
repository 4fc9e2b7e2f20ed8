import { storeMessage } from '~/integrations/local-messages.server.ts';
import { db } from '~/platform/db.server.ts';
import type { Funnel } from './funnel.ts';

/** Keeps contacts in the database instead of handing them on; they are read at `/dev/messages`. */
export function createLocalFunnel(database: Pick<typeof db, 'localMessage'> = db): Funnel {
  return {
    createContact: (contact, idempotencyKey) => storeMessage(database, 'funnel', { ...contact }, idempotencyKey),
  };
}
