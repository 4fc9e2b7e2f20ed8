import type { Database } from '~/platform/db.server.ts';
import { isOpenAt, type OrderAction, type OrderStage } from './order-stages.ts';

/**
 * Whether something can be done about an order, with the order held at its stage until the transaction ends: nobody
 * cancels or moves it meanwhile. To be asked before anything else of the order is locked.
 * @param database a transaction
 * @returns false where there is no such order too
 */
export async function holdOpen(database: Database, checkoutId: string, action: OrderAction): Promise<boolean> {
  const [held] = await database.$queryRaw<{ stage: OrderStage }[]>`
    select stage::text as stage from fulfilment where checkout_id = ${checkoutId}::uuid for update`;
  return held !== undefined && isOpenAt(held.stage, action);
}
