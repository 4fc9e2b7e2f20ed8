import { chatJob } from '~/integrations/team-chat/chat-job.server.ts';
import type { Database } from '~/platform/db.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { sidesOf } from './id-document.ts';
import { storedDeal } from '~/modules/orders/stored-order.schema.server.ts';

const flagsSelect = {
  number: true,
  payOneTime: true,
  insuranceUpdated: true,
  insuranceChosen: true,
  processed: true,
  fulfilment: { select: { stage: true } },
  idUploadUpdated: true,
  idDocument: { select: { kind: true, erasedAt: true, pictures: { select: { side: true } } } },
} as const;

/**
 * Updates the flags of a checkout document (spec §3, §4), in the caller's transaction. `idUploadUpdated`: every side of
 * the identity document is uploaded, or was until the erasure. `processed`: the shop has everything it needs from the
 * shopper; it is never reset, and the team is notified once, except for a cancelled order.
 */
export async function settleFlags(database: Database, checkoutId: string): Promise<{ idUploadUpdated: boolean }> {
  const order = await database.checkout.findUniqueOrThrow({ where: { id: checkoutId }, select: flagsSelect });
  const { idDocument } = order;
  const sides = new Set(idDocument?.pictures.map(({ side }) => side));
  const isThere = idDocument !== null && sidesOf[idDocument.kind].every((side) => sides.has(side));
  const idUploadUpdated = idDocument?.erasedAt ? order.idUploadUpdated : isThere;
  const isAnswered =
    order.insuranceUpdated || order.insuranceChosen || (await insurableDeals(database, checkoutId)).length === 0;
  const isComplete = isAnswered && (order.payOneTime || idUploadUpdated);
  const processed = order.processed || isComplete;
  await database.checkout.update({ where: { id: checkoutId }, data: { idUploadUpdated, processed } });
  if (!processed || order.processed || order.fulfilment?.stage === 'cancelled') return { idUploadUpdated };
  const text = `Bestellung ${order.number}: alle Unterlagen sind da.`;
  await addJob(database, chatJob, { text }, { key: `order-processed:${checkoutId}` });
  return { idUploadUpdated };
}

/** Insurance uses the catalogue's price of a deal, in Rappen, without a discount. */
const pricedSchema = storedDeal.pick({ e_bike_price: true, free_insurance: true });

/** The deals of an order that can be insured: its bikes, except those with insurance free of charge. */
export async function insurableDeals(database: Database, checkoutId: string) {
  return (await bikeDeals(database, checkoutId)).filter(({ isFree }) => !isFree);
}

/** The deals of an order's bikes, each with its full price in Rappen. */
export async function bikeDeals(database: Database, checkoutId: string) {
  const deals = await database.deal.findMany({
    where: { checkoutId },
    select: { id: true, variantId: true, properties: true },
    orderBy: { position: 'asc' },
  });
  const bikes = await database.variant.findMany({
    where: { id: { in: deals.map(({ variantId }) => variantId) }, product: { kind: 'bike' } },
    select: { id: true },
  });
  const ids = new Set(bikes.map(({ id }) => id));
  return deals
    .filter(({ variantId }) => ids.has(variantId))
    .map(({ id, variantId, properties }) => {
      const { e_bike_price: price, free_insurance: isFree } = pricedSchema.parse(properties);
      return { id, variantId, properties, price, isFree };
    });
}
