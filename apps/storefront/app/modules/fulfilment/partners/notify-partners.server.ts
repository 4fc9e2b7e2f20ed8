import { z } from 'zod';
import type { OrderedPlan } from '~/integrations/financing-partner/financing-partner.ts';
import { financingPartner } from '~/integrations/financing-partner/financing-partner.server.ts';
import type { DeliveryOrder } from '~/integrations/logistics-partner/logistics-partner.ts';
import { logisticsPartner } from '~/integrations/logistics-partner/logistics-partner.server.ts';
import { type Database, db } from '~/platform/db.server.ts';
import { addJob, defineJob } from '~/platform/jobs.server.ts';
import { linkIdPictures } from '~/modules/after-order/id-picture-links.server.ts';
import { isEnding } from '~/modules/orders/order-stages.ts';
import { findOrderById, type Order } from '~/modules/orders/orders.server.ts';
import { deliveryAddress } from '~/modules/fulfilment/delivery/delivery-address.server.ts';
import { findExpectedDelivery, findLedger } from '~/modules/orders/ledger.server.ts';
import { storedItem } from '~/modules/orders/stored-order.schema.server.ts';

const toFinancingSchema = z.object({
  checkoutId: z.string(),
  message: z.enum(['application', 'contract', 'cancellation']),
  /** For an application whose links were not opened in time: identifies the repetition. */
  again: z.string().optional(),
});

const toLogisticsSchema = z.object({ checkoutId: z.string(), message: z.enum(['order', 'cancellation']) });

/** Sends a message about an order to the financing partner. */
export const financingPartnerJob = defineJob({
  name: 'partner.financing',
  schema: toFinancingSchema,
  run: notifyFinancingPartner,
});

/**
 * Queues the application to the financing partner, with all pictures as of the job's run.
 * @param options.again identifies a repetition with new links; without it, pictures already sent are not sent again
 */
export function addApplication(
  database: Database,
  checkoutId: string,
  { again }: { again?: string } = {},
): Promise<void> {
  const key = `financing-application:${checkoutId}`;
  return addJob(database, financingPartnerJob, { checkoutId, message: 'application', again }, { key });
}

/** Sends a message about an order to the logistics partner. */
export const logisticsPartnerJob = defineJob({
  name: 'partner.logistics',
  schema: toLogisticsSchema,
  run: queueLogisticsNotification,
});

/** Runs a job with a message to the financing partner. @throws if it was rejected; the job is retried */
async function notifyFinancingPartner(
  { checkoutId, message, again = '' }: z.infer<typeof toFinancingSchema>,
  { idempotencyKey }: { idempotencyKey: string },
): Promise<void> {
  const order = await orderOf(checkoutId);
  const partner = financingPartner();
  if (message === 'cancellation') {
    const { appliedAt } = await db.fulfilment.findUniqueOrThrow({ where: { checkoutId }, select: { appliedAt: true } });
    return appliedAt ? partner.cancel(order.number, idempotencyKey) : undefined;
  }
  // After the end of an order, the cancellation is the only message left to send.
  if (isEnding(order.stage)) return;
  if (message === 'application') return applyFor(order, `${idempotencyKey}:${again}`);
  const signed = await db.orderEvent.findFirstOrThrow({
    where: { checkoutId, kind: 'contract' },
    select: { at: true },
  });
  return partner.handOverContract({ ...(await planOf(order)), signedAt: signed.at.toISOString() }, idempotencyKey);
}

/**
 * Sends the application with links to the pictures of the identity document; each set of pictures once. Skipped if a
 * picture was removed meanwhile: the next complete set adds another job.
 */
async function applyFor(order: Order, idempotencyKey: string): Promise<void> {
  const { id: checkoutId } = order;
  const linked = await linkIdPictures(checkoutId);
  if (!linked) return;
  const { kind, version } = linked;
  const pictures = linked.pictures.map((picture) => ({ ...picture, expiresAt: picture.expiresAt.toISOString() }));
  const application = { ...(await planOf(order)), identityDocument: { kind, pictures } };
  await financingPartner().submitApplication(application, `${idempotencyKey}:${version}`);
  await db.fulfilment.updateMany({ where: { checkoutId, appliedAt: null }, data: { appliedAt: new Date() } });
}

/** Runs a job with a message to the logistics partner. @throws if it was rejected; the job is retried */
export async function queueLogisticsNotification(
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

/** A plan for the financing partner: before the signature its dates assume a signature in the current month. */
async function planOf(order: Order): Promise<OrderedPlan> {
  const { contact } = order;
  const { schedule } = await findLedger(order.id);
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
    schedule: schedule.payments.map(({ kind, date, amount, employer }) => ({ kind, date, amount, employer })),
  };
}

const itemsSchema = z.array(
  storedItem.pick({ name: true, sku: true, selectedSize: true, selectedColor: true, selectedAddOn: true }),
);

async function deliveryOf({ id, number, locale, contact }: Order): Promise<DeliveryOrder> {
  const { cartItems } = await db.checkout.findUniqueOrThrow({ where: { id }, select: { cartItems: true } });
  const [address, expected] = await Promise.all([deliveryAddress(db, id), findExpectedDelivery(id)]);
  return {
    order: number,
    language: locale,
    recipient: { ...address, phone: contact.phone, email: contact.email },
    items: itemsSchema
      .parse(cartItems)
      .map(({ name, sku, selectedSize: size, selectedColor: colour, selectedAddOn: addOn }) => {
        return { name, sku, size, colour, addOn };
      }),
    expectedDelivery: expected,
  };
}
