import { z } from 'zod';
import type { Application } from '~/integrations/financing-partner/financing-partner.ts';
import { financingPartner } from '~/integrations/financing-partner/financing-partner.server.ts';
import type { DeliveryOrder } from '~/integrations/logistics-partner/logistics-partner.ts';
import { logisticsPartner } from '~/integrations/logistics-partner/logistics-partner.server.ts';
import { db } from '~/platform/db.server.ts';
import { defineJob } from '~/platform/jobs.server.ts';
import { isEnding } from '~/modules/orders/order-stages.ts';
import { findOrderById, type Order } from '~/modules/orders/orders.server.ts';
import { deliveryAddress } from '~/modules/fulfilment/delivery/delivery-address.server.ts';
import { expectedDelivery } from '~/modules/fulfilment/delivery/expected-delivery.server.ts';

const toFinancingSchema = z.object({
  checkoutId: z.string(),
  message: z.enum(['application', 'contract', 'cancellation']),
});

const toLogisticsSchema = z.object({ checkoutId: z.string(), message: z.enum(['order', 'cancellation']) });

/** Tells the financing partner something of an order. */
export const financingPartnerJob = defineJob({
  name: 'partner.financing',
  schema: toFinancingSchema,
  run: tellFinancingPartner,
});

/** Tells the logistics partner something of an order. */
export const logisticsPartnerJob = defineJob({
  name: 'partner.logistics',
  schema: toLogisticsSchema,
  run: tellLogisticsPartner,
});

/** What a job does that has something to tell the financing partner. @throws where it was not taken; it runs again */
async function tellFinancingPartner(
  { checkoutId, message }: z.infer<typeof toFinancingSchema>,
  { idempotencyKey }: { idempotencyKey: string },
): Promise<void> {
  const order = await orderOf(checkoutId);
  const partner = financingPartner();
  if (message === 'cancellation') return partner.cancel(order.number, idempotencyKey);
  // Told late, of an order that has ended: the cancellation says all there is to say.
  if (isEnding(order.stage)) return;
  const application = applicationOf(order);
  if (message === 'application') return partner.submitApplication(application, idempotencyKey);
  const signed = await db.orderEvent.findFirstOrThrow({
    where: { checkoutId, kind: 'contract' },
    select: { at: true },
  });
  return partner.handOverContract({ ...application, signedAt: signed.at.toISOString() }, idempotencyKey);
}

/** What a job does that has something to tell the logistics partner. @throws where it was not taken; it runs again */
export async function tellLogisticsPartner(
  { checkoutId, message }: z.infer<typeof toLogisticsSchema>,
  { idempotencyKey }: { idempotencyKey: string },
): Promise<void> {
  const order = await orderOf(checkoutId);
  if (message === 'cancellation') return logisticsPartner().cancel(order.number, idempotencyKey);
  if (isEnding(order.stage)) return;
  return logisticsPartner().handOver(await deliveryOf(order), idempotencyKey);
}

async function orderOf(checkoutId: string): Promise<Order> {
  const order = await findOrderById(checkoutId);
  if (!order) throw new Error(`There is no order ${checkoutId} to tell a partner of.`);
  return order;
}

function applicationOf(order: Order): Application {
  const { contact } = order;
  return {
    order: order.number,
    language: order.locale,
    orderedAt: order.createdAt.toISOString(),
    applicant: {
      firstname: contact.firstname,
      lastname: contact.lastname,
      email: contact.email,
      phone: contact.phone,
      street: contact.street,
      houseNumber: contact.house_number,
      zip: contact.zip,
      city: contact.city,
      country: contact.country_code,
    },
    items: order.cartItems.map(({ name, price }) => ({ name, price })),
    total: order.resultingPrice,
    downPayment: order.totalDownPayment,
    months: order.planLength,
    schedule: order.schedule,
  };
}

const itemsSchema = z.array(
  z.object({
    name: z.string(),
    sku: z.string().nullable(),
    selectedSize: z.string().nullable(),
    selectedColor: z.string().nullable(),
  }),
);

async function deliveryOf({ id, number, locale, contact }: Order): Promise<DeliveryOrder> {
  const { cartItems } = await db.checkout.findUniqueOrThrow({ where: { id }, select: { cartItems: true } });
  const [address, expected] = await Promise.all([deliveryAddress(db, id), expectedDelivery(db, id)]);
  return {
    order: number,
    language: locale,
    recipient: { ...address, phone: contact.phone, email: contact.email },
    items: itemsSchema
      .parse(cartItems)
      .map(({ name, sku, selectedSize: size, selectedColor: colour }) => ({ name, sku, size, colour })),
    expectedDelivery: expected,
  };
}
