import type { Database } from '~/platform/db.server.ts';

/**
 * Locks a payment's row until the transaction ends. Whatever changes its transactions or refunds does so under this lock, so that
 * a sum of them that was read under it is still true when something is written because of it. Lock it before the order's row.
 */
export async function lockPayment(database: Database, paymentId: string): Promise<void> {
  await database.$queryRaw`select from payment where id = ${paymentId}::uuid for update`;
}
