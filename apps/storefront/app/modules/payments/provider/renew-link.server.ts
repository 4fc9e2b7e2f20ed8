import { PaymentProviderError } from '~/integrations/payment/provider-error.ts';
import { db } from '~/platform/db.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { createLinkJob, ensurePaymentLink } from './create-link.server.ts';

/**
 * Creates a valid payment link at the owner's request: the last one has expired, or does not exist yet. If the provider
 * is unavailable, a job retries.
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
