import { randomBytes } from 'node:crypto';
import { orderChanged } from '~/modules/orders/order-changed.server.ts';
import type { Database } from '~/platform/db.server.ts';

export interface NewFulfilment {
  checkoutId: string;
  /** When the order was placed. */
  at: Date;
}

/**
 * Begins the fulfilment of an order, in the order's transaction: its first stage and its history. The financing partner
 * gets a plan once the identity document is uploaded.
 */
export async function beginFulfilment(database: Database, { checkoutId, at }: NewFulfilment): Promise<void> {
  const trackingToken = randomBytes(32).toString('base64url');
  await database.fulfilment.create({ data: { checkoutId, trackingToken }, select: { checkoutId: true } });
  await database.orderEvent.create({
    data: { checkoutId, kind: 'received', stage: 'received', at, who: 'shop' },
    select: { id: true },
  });
  await orderChanged.emit(database, checkoutId);
}
