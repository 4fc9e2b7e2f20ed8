import type { Database } from '~/platform/db.server.ts';
import { isSponsorKey, sponsorKey } from '~/modules/orders/sponsor-money.ts';
import { recordIn } from './provider/record-transactions.server.ts';

/** What sponsors had paid before an order; Rappen. */
export interface Covered {
  sponsorMeId: string;
  amount: number;
}

/** Sponsors' money as a means of payment. */
const MEANS = 'sponsors';

/**
 * Records, in the order's transaction, what sponsors had paid before; if it covers the amount due, the order is paid.
 */
export async function coverPayment(
  database: Database,
  paymentId: string,
  { sponsorMeId, amount, at }: Covered & { at: Date },
): Promise<void> {
  await recordIn(database, paymentId, [
    { key: sponsorKey(sponsorMeId), status: 'confirmed', amount, means: MEANS, at },
  ]);
}

/** Records that sponsors' money was returned to them because their order was cancelled. */
export async function recordCoveredReturned(database: Database, checkoutId: string, at: Date): Promise<void> {
  const payment = await database.payment.findUnique({ where: { checkoutId }, include: { transactions: true } });
  const covering = payment?.transactions.find(({ key }) => isSponsorKey(key));
  if (!payment || !covering) return;
  const { key, amount } = covering;
  await recordIn(database, payment.id, [{ key, status: 'refunded', amount, means: MEANS, at }]);
}
