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

/** Makes the page on which a payment can be paid. */
export const createLinkJob = defineJob({
  name: 'payment.create-link',
  schema: z.object({ paymentId: z.string() }),
  run: ensurePaymentLink,
});

/** How long a payment page can be paid, in minutes: three days. */
const VALID_MINUTES = 3 * 24 * 60;

/** A payment's current page. */
export interface PaymentLink {
  link: string;
  hash: string;
}

/**
 * Makes sure that an open payment has a page to pay on, and stores its link, hash and the updated flag (spec §3, §4). One
 * that can still be paid stays as it is.
 * @returns undefined where there is nothing to pay online: it is paid, the order was cancelled, or the shop has no provider
 * @throws PaymentProviderError where the provider is away; it is logged (spec §8) and the order stands
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
    // Of two requests at once the first one's page stays; nobody has seen the other.
    const newest = await database.paymentGateway.findFirst({ where: { paymentId }, orderBy: { id: 'desc' } });
    if (newest && newest.id !== current?.id) return newest;
    const { id: gatewayId, hash, link } = gateway;
    const created = await database.paymentGateway.create({ data: { paymentId, gatewayId, hash, link, expiresAt } });
    await database.payment.update({
      where: { id: paymentId },
      data: { linkUpdated: true, status: 'waiting' },
    });
    // Looks at the page once more when its time is over, should no webhook have come.
    await addJob(database, syncPaymentJob, { paymentId }, { key: `payment-end:${created.id}`, runAt: expiresAt });
    return created;
  });
}

/** Whether what is due for an order may still be paid. */
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
