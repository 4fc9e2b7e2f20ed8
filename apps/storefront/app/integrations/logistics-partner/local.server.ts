import { db } from '~/platform/db.server.ts';
import { storeMessage } from '~/integrations/local-messages.server.ts';
import type { LogisticsPartner } from './logistics-partner.ts';

/**
 * Keeps what the partner would have got; it is read at `/dev/messages`, and `/dev/partners` lets the partner answer.
 */
export function createLocalLogisticsPartner(database: Pick<typeof db, 'localMessage'> = db): LogisticsPartner {
  const keep = (message: string, payload: object, key: string) =>
    storeMessage(database, 'logistics-partner', { message, ...payload }, key);
  return {
    handOver: (delivery, key) => keep('order', delivery, key),
    cancel: (order, key) => keep('cancellation', { order }, key),
  };
}
