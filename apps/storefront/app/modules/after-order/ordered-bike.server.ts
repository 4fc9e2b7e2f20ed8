import { db } from '~/platform/db.server.ts';
import { findRollingBike } from '~/modules/catalog/rolling-bike.server.ts';
import type { Order } from '~/modules/orders/orders.server.ts';
import type { OrderedBike } from './after-order.ts';
import { bikeDeals } from './order-flags.server.ts';
import { storedDeal } from '~/modules/orders/stored-order.schema.server.ts';

const namedSchema = storedDeal.pick({ e_bike_choice: true });

/** Finds the bike of an order, the first of several; null if the order has none. */
export async function orderedBike({ id }: Pick<Order, 'id'>): Promise<OrderedBike | null> {
  const [bike] = await bikeDeals(db, id);
  if (!bike) return null;
  const { e_bike_choice: name } = namedSchema.parse(bike.properties);
  return { name, rolling: await findRollingBike(bike.variantId) };
}
