import { db } from '~/platform/db.server.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';

/** Orders listed on one page. */
const MOST = 20;

/** An order in a list. Amounts are Rappen. */
export interface ListedOrder {
  number: string;
  /** ISO 8601 */
  orderedAt: string;
  total: number;
  downPayment: number;
  paysOnce: boolean;
  months: number;
}

/** The newest orders of a visitor, at most twenty. */
export async function listOrders({ userId }: Visitor): Promise<ListedOrder[]> {
  const rows = await db.checkout.findMany({
    where: { userId },
    orderBy: { createdAt: 'desc' },
    take: MOST,
    select: {
      number: true,
      createdAt: true,
      resultingPrice: true,
      totalDownPayment: true,
      payOneTime: true,
      planLength: true,
    },
  });
  return rows.map((row) => ({
    number: row.number,
    orderedAt: row.createdAt.toISOString(),
    total: row.resultingPrice,
    downPayment: row.totalDownPayment,
    paysOnce: row.payOneTime,
    months: row.planLength,
  }));
}
