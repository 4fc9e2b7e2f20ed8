import type { Database } from '~/platform/db.server.ts';

/**
 * Locks a payment's row until the transaction ends. Every change of its transactions or refunds needs this lock, so
 * that a sum read under it is still correct when something is written. Lock it before the order's row.
 */
export async function lockPayment(database: Database, paymentId: string): Promise<void> {
  await database.$queryRaw`select from payment where id = ${paymentId}::uuid for update`;
}
