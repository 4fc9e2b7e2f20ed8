import type { Database } from '~/platform/db.server.ts';

/** Hands a person's orders to the person they turn out to be. */
export async function mergeOrders(database: Database, fromUserId: string, toUserId: string): Promise<void> {
  await database.checkout.updateMany({ where: { userId: fromUserId }, data: { userId: toUserId } });
  await database.stockHold.updateMany({ where: { userId: fromUserId }, data: { userId: toUserId } });
}
