import type { Database, Prisma } from '~/platform/db.server.ts';
import { type OrderFact, orderFacts, type OrderStage, wayOf } from './stages.ts';

/** Where an order stands, as the rules need it. */
export interface FulfilmentState {
  checkoutId: string;
  way: OrderStage[];
  facts: ReadonlySet<OrderFact>;
}

const termsSelect = {
  id: true,
  payOneTime: true,
  resultingPrice: true,
  totalDownPayment: true,
  orderEvents: { select: { kind: true } },
} satisfies Prisma.CheckoutSelect;

/**
 * Reads what is known of an order.
 * @returns null where there is no such order
 */
export async function readState(database: Database, checkoutId: string): Promise<FulfilmentState | null> {
  const row = await database.checkout.findUnique({ where: { id: checkoutId }, select: termsSelect });
  if (!row) return null;
  const kinds = new Set<string>(row.orderEvents.map(({ kind }) => kind));
  return { checkoutId, way: wayOf(row), facts: new Set(orderFacts.filter((fact) => kinds.has(fact))) };
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
