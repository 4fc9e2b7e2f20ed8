import { z } from 'zod';
import type { Gateway } from '~/integrations/payment/payment.ts';
import { paymentProvider } from '~/integrations/payment/payment.server.ts';
import { chatJob } from '~/integrations/team-chat/chat-job.server.ts';
import { db } from '~/platform/db.server.ts';
import { addJob, defineJob } from '~/platform/jobs.server.ts';
import { log } from '~/platform/log.server.ts';
import { type ObservedTransaction, recordTransactions } from './record-transactions.server.ts';
import { statusOfWord } from './status.ts';

/** Fetches the status of a payment from the provider. */
export const syncPaymentJob = defineJob({
  name: 'payment.sync',
  schema: z.object({ paymentId: z.string() }),
  run: syncPayment,
});

/**
 * Fetches the status of a payment from the provider and records it. The provider's response is authoritative, whatever
 * triggered the request. Idempotent.
 * @throws PaymentProviderError if the provider is unavailable; the job is retried
 */
export async function syncPayment({ paymentId }: { paymentId: string }): Promise<void> {
  const provider = paymentProvider();
  const payment = await db.payment.findUnique({
    where: { id: paymentId },
    select: { amount: true, covered: true, checkoutId: true, gateways: { orderBy: { id: 'asc' } } },
  });
  if (!provider || !payment) return;
  const answers = await Promise.allSettled(payment.gateways.map(({ gatewayId }) => provider.findGateway(gatewayId)));
  const pages = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  const own = pages.filter((page) => isOwnPage(page, payment));
  if (own.length < pages.length) await reportForeignPage(paymentId, payment.checkoutId);
  const current = payment.gateways.at(-1);
  await recordTransactions(
    paymentId,
    own.flatMap((page) => [...transactionsOf(page), ...endOf(page, current)]),
  );
  const failed = answers.find((answer) => answer.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Whether a page matches the shop's request: order, amount and currency. */
function isOwnPage(page: Gateway, payment: { amount: number; covered: number; checkoutId: string }): boolean {
  return (
    page.reference === payment.checkoutId && page.amount === payment.amount - payment.covered && page.currency === 'CHF'
  );
}

async function reportForeignPage(paymentId: string, checkoutId: string): Promise<void> {
  log.error({ event: 'payment_mismatch', paymentId, checkoutId }, 'payment page does not match the request');
  const text = `Eine Zahlungsseite passt nicht zu ihrer Bestellung (${checkoutId}): Betrag, Währung oder Referenz. Sie wurde nicht verbucht.`;
  await addJob(db, chatJob, { text }, { key: `payment-mismatch:${paymentId}` });
}

function transactionsOf({ transactions }: Gateway): ObservedTransaction[] {
  return transactions.flatMap(({ id, status: word, amount, means, at }) => {
    const status = statusOfWord(word);
    if (!status) log.warn({ event: 'payment_status_unknown', word }, 'unknown payment status from the provider');
    return status ? [{ key: `provider:${id}`, status, amount, means, at }] : [];
  });
}

/** A page may end without a transaction: it expired, or the shopper left. Only the latest page counts. */
function endOf({ id, status: word, transactions }: Gateway, current?: { gatewayId: string; expiresAt: Date }) {
  if (current?.gatewayId !== id || transactions.length > 0) return [];
  const status = statusOfWord(word);
  const isOver = status === 'expired' || status === 'cancelled' || status === 'declined' || status === 'error';
  if (!isOver && current.expiresAt > new Date()) return [];
  const ended: ObservedTransaction = {
    key: `page:${id}`,
    status: isOver ? status : 'expired',
    amount: 0,
    means: 'page',
    at: new Date(),
  };
  return [ended];
}
