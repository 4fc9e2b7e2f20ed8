import type { Database, Prisma } from '~/platform/db.server.ts';
import type { OrderStage } from '~/modules/orders/order-stages.ts';
import { factsOf, type OrderFact, wayOf } from '~/modules/orders/order-facts.ts';

/** The state of an order, as the rules need it. */
export interface FulfilmentState {
  checkoutId: string;
  way: OrderStage[];
  facts: ReadonlySet<OrderFact>;
  /** Number of revoked cancellations; messages repeated after one get new keys. */
  round: number;
}

const termsSelect = {
  id: true,
  payOneTime: true,
  resultingPrice: true,
  totalDownPayment: true,
  orderEvents: { select: { kind: true, at: true }, orderBy: { id: 'asc' } },
} satisfies Prisma.CheckoutSelect;

/** Reads the state of an order. @returns null if there is no such order */
export async function readState(database: Database, checkoutId: string): Promise<FulfilmentState | null> {
  const row = await database.checkout.findUnique({ where: { id: checkoutId }, select: termsSelect });
  if (!row) return null;
  const round = row.orderEvents.filter(({ kind }) => kind === 'reinstated').length;
  return { checkoutId, way: wayOf(row), facts: new Set(factsOf(row.orderEvents).keys()), round };
}

/** The same, with the order locked until the transaction ends. @param database a transaction */
export async function lockState(database: Database, checkoutId: string): Promise<FulfilmentState | null> {
  const rows = await database.$queryRaw<unknown[]>`
    select from fulfilment where checkout_id = ${checkoutId}::uuid for update`;
  return rows.length === 0 ? null : readState(database, checkoutId);
}
