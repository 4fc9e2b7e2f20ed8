import { PaymentProviderError } from '~/integrations/payment/provider-error.ts';
import { db } from '~/platform/db.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { createLinkJob, ensurePaymentLink } from './create-link.server.ts';

/**
 * Gives an order a payment link that can be paid, because its owner asks for one: the last has expired, or is not there yet.
 * Where the provider is away, a job goes on trying.
 */
export async function renewPaymentLink(checkoutId: string): Promise<void> {
  const payment = await db.payment.findUnique({ where: { checkoutId }, select: { id: true } });
  if (!payment) return;
  try {
    await ensurePaymentLink({ paymentId: payment.id });
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    await addJob(db, createLinkJob, { paymentId: payment.id }, { key: `payment-link:${payment.id}` });
  }
}
