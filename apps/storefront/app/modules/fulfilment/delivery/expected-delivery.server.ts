import { z } from 'zod';
import type { Database } from '~/platform/db.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import type { IsoDate } from '~/modules/financing/financing.ts';
import { expectedDay } from '~/modules/orders/likely-delivery.ts';
import { storedDeal } from '~/modules/orders/stored-order.schema.server.ts';

const dealSchema = storedDeal.pick({ deliveryTimeInDays: true, expected_delivery_date__website_: true });

const contextSchema = z.object({ deliveryDay: z.string().nullish() });

/**
 * When an order is likely to arrive: the day the logistics partner named, else the one for which its pre-order was made, else the one
 * that its review named by an editors' rule, else
 * what the catalogue said of its items.
 * @throws where there is no such order
 */
export async function expectedDelivery(database: Database, checkoutId: string): Promise<IsoDate> {
  const order = await database.checkout.findUniqueOrThrow({
    where: { id: checkoutId },
    select: {
      createdAt: true,
      preOrderDay: true,
      checkoutContextData: true,
      fulfilment: { select: { expectedDelivery: true } },
      deals: { select: { properties: true } },
    },
  });
  const { deliveryDay } = contextSchema.parse(order.checkoutContextData);
  return expectedDay({
    named: order.fulfilment?.expectedDelivery?.toISOString().slice(0, 10) ?? null,
    preOrderDay: order.preOrderDay?.toISOString().slice(0, 10) ?? null,
    promised: deliveryDay ?? null,
    orderedOn: zurichDate(order.createdAt),
    items: order.deals.map(({ properties }) => {
      const deal = dealSchema.parse(properties);
      return { days: deal.deliveryTimeInDays ?? null, date: deal.expected_delivery_date__website_ ?? null };
    }),
  });
}

/**
 * The same as the logistics partner gets it.
 * @returns null for a pre-order without a day: what was expected before its pieces were sold out holds no more
 * @throws where there is no such order
 */
export async function deliveryToHandOver(database: Database, checkoutId: string): Promise<IsoDate | null> {
  const isUnknown = await database.checkout.findFirst({
    where: {
      id: checkoutId,
      stockState: 'preOrdered',
      preOrderDay: null,
      OR: [{ fulfilment: null }, { fulfilment: { expectedDelivery: null } }],
    },
    select: { id: true },
  });
  return isUnknown ? null : expectedDelivery(database, checkoutId);
}
