import { z } from 'zod';
import { i18nFor } from '~/i18n/texts.server.ts';
import { paymentProvider } from '~/integrations/payment/payment.server.ts';
import { db, Prisma } from '~/platform/db.server.ts';
import { instanceMail } from '~/modules/instances/instance-mail.server.ts';
import { addJob, defineJob } from '~/platform/jobs.server.ts';
import { log } from '~/platform/log.server.ts';
import { href } from '~/site-map.ts';
import { findOrderById } from '~/modules/orders/orders.server.ts';
import { isOpenAt, type OrderStage } from '~/modules/orders/order-stages.ts';
import { syncPaymentJob } from './sync-payment.server.ts';

/** Creates the provider's page for a payment. */
export const createLinkJob = defineJob({
  name: 'payment.create-link',
  schema: z.object({ paymentId: z.string() }),
  run: ensurePaymentLink,
});

/** Validity of a payment page in minutes: three days. */
const VALID_MINUTES = 3 * 24 * 60;

/** The current page of a payment. */
export interface PaymentLink {
  link: string;
  hash: string;
}

/**
 * Ensures that an open payment has a valid payment page, and stores its link, hash and the updated flag (spec §3, §4).
 * A page that is still valid is kept.
 * @returns undefined if nothing can be paid online: it is paid, the order was cancelled, or the shop has no provider
 * @throws PaymentProviderError if the provider is unavailable; it is logged (spec §8) and the order is unaffected
 */
export async function ensurePaymentLink({ paymentId }: { paymentId: string }): Promise<PaymentLink | undefined> {
  const provider = paymentProvider();
  const payment = await db.payment.findUnique({
    where: { id: paymentId },
    include: {
      gateways: { orderBy: { id: 'desc' }, take: 1 },
      checkout: { select: { fulfilment: { select: { stage: true } } } },
    },
  });
  if (!provider || !payment || payment.paidAt || !isPayable(payment.checkout)) return undefined;
  const [current] = payment.gateways;
  if (current && current.expiresAt > new Date() && payment.status !== 'expired') return current;

  const request = await gatewayRequest(payment.checkoutId, payment.amount - payment.covered);
  const gateway = await provider.createGateway(request).catch((err: unknown) => {
    log.error({ err, event: 'payment_link_failed', paymentId }, 'payment link could not be created');
    throw err;
  });
  const expiresAt = new Date(Date.now() + VALID_MINUTES * 60_000);
  return db.$transaction(async (database) => {
    await database.$queryRaw(Prisma.sql`select from payment where id = ${paymentId}::uuid for update`);
    // Of two concurrent requests the first page is kept; the other was never shown.
    const newest = await database.paymentGateway.findFirst({ where: { paymentId }, orderBy: { id: 'desc' } });
    if (newest && newest.id !== current?.id) return newest;
    const { id: gatewayId, hash, link } = gateway;
    const created = await database.paymentGateway.create({ data: { paymentId, gatewayId, hash, link, expiresAt } });
    await database.payment.update({
      where: { id: paymentId },
      data: { linkUpdated: true, status: 'waiting' },
    });
    // Checks the page again after it expires, in case no webhook arrived.
    await addJob(database, syncPaymentJob, { paymentId }, { key: `payment-end:${created.id}`, runAt: expiresAt });
    return created;
  });
}

/** Whether the amount due for an order may still be paid. */
function isPayable({ fulfilment }: { fulfilment: { stage: OrderStage } | null }): boolean {
  return fulfilment !== null && isOpenAt(fulfilment.stage, 'pay');
}

async function gatewayRequest(checkoutId: string, amount: number) {
  const order = await findOrderById(checkoutId);
  if (!order) throw new Error(`There is no order ${checkoutId} to pay.`);
  const { locale, number, contact, payOneTime, instanceId } = order;
  const t = i18nFor(locale, 'payment');
  const { address } = await instanceMail(instanceId, locale);
  const back = (outcome: string): string =>
    `${address}${href('checkoutConfirmation', {}, locale, { nr: number, zahlung: outcome })}`;
  return {
    amount,
    reference: checkoutId,
    purpose: t(payOneTime ? 'purpose.once' : 'purpose.down-payment', { number }),
    locale,
    contact: { firstname: contact.firstname, lastname: contact.lastname, email: contact.email },
    successUrl: back('bezahlt'),
    failedUrl: back('abgelehnt'),
    cancelUrl: back('abgebrochen'),
    validMinutes: VALID_MINUTES,
  };
}
