import type { Database } from '~/platform/db.server.ts';

/** Moves the orders of one visitor to another who turned out to be the same person. */
export async function mergeOrders(database: Database, fromUserId: string, toUserId: string): Promise<void> {
  await database.checkout.updateMany({ where: { userId: fromUserId }, data: { userId: toUserId } });
  await database.stockHold.updateMany({ where: { userId: fromUserId }, data: { userId: toUserId } });
}
