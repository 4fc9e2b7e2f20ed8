import type { Database } from '~/platform/db.server.ts';
import { isOpenAt, type OrderAction, type OrderStage } from './order-stages.ts';

/**
 * Whether an action is possible at the order's stage. Locks the order until the transaction ends, so that it is neither
 * cancelled nor moved meanwhile; call it before anything else of the order is locked.
 * @param database a transaction
 * @returns false if it is not possible, or there is no such order
 */
export async function holdOpen(database: Database, checkoutId: string, action: OrderAction): Promise<boolean> {
  const [held] = await database.$queryRaw<{ stage: OrderStage }[]>`
    select stage::text as stage from fulfilment where checkout_id = ${checkoutId}::uuid for update`;
  return held !== undefined && isOpenAt(held.stage, action);
}
