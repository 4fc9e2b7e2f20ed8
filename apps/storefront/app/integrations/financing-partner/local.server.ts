import { db } from '~/platform/db.server.ts';
import { storeMessage } from '~/integrations/local-messages.server.ts';
import type { FinancingPartner } from './financing-partner.ts';

/**
 * Keeps what the partner would have got; it is read at `/dev/messages`, and `/dev/partners` lets the partner answer.
 */
export function createLocalFinancingPartner(database: Pick<typeof db, 'localMessage'> = db): FinancingPartner {
  const keep = (message: string, payload: object, key: string) =>
    storeMessage(database, 'financing-partner', { message, ...payload }, key);
  return {
    submitApplication: (application, key) => keep('application', application, key),
    handOverContract: (contract, key) => keep('contract', contract, key),
    cancel: (order, key) => keep('cancellation', { order }, key),
  };
}
