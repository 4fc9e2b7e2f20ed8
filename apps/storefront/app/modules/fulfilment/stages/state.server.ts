import type { Database, Prisma } from '~/platform/db.server.ts';
import type { OrderStage } from '~/modules/orders/order-stages.ts';
import { factsOf, type OrderFact, wayOf } from '~/modules/orders/order-facts.ts';

/** Where an order stands, as the rules need it. */
export interface FulfilmentState {
  checkoutId: string;
  way: OrderStage[];
  facts: ReadonlySet<OrderFact>;
  /** How often a cancellation was taken back; what is told anew after it has keys of its own. */
  round: number;
}

const termsSelect = {
  id: true,
  payOneTime: true,
  resultingPrice: true,
  totalDownPayment: true,
  orderEvents: { select: { kind: true, at: true }, orderBy: { id: 'asc' } },
} satisfies Prisma.CheckoutSelect;

/**
 * Reads what is known of an order.
 * @returns null if there is no such order
 */
export async function readState(database: Database, checkoutId: string): Promise<FulfilmentState | null> {
  const row = await database.checkout.findUnique({ where: { id: checkoutId }, select: termsSelect });
  if (!row) return null;
  const round = row.orderEvents.filter(({ kind }) => kind === 'reinstated').length;
  return { checkoutId, way: wayOf(row), facts: new Set(factsOf(row.orderEvents).keys()), round };
}

/**
 * The same, with the order held until the transaction ends: others who move it wait.
 * @param database a transaction
 */
export async function lockState(database: Database, checkoutId: string): Promise<FulfilmentState | null> {
  const rows = await database.$queryRaw<unknown[]>`
    select from fulfilment where checkout_id = ${checkoutId}::uuid for update`;
  return rows.length === 0 ? null : readState(database, checkoutId);
}
