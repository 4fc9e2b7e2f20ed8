import { z } from 'zod';
import type { Gateway } from '~/integrations/payment/payment.ts';
import { paymentProvider } from '~/integrations/payment/payment.server.ts';
import { chatJob } from '~/integrations/team-chat/chat-job.server.ts';
import { db } from '~/platform/db.server.ts';
import { addJob, defineJob } from '~/platform/jobs.server.ts';
import { log } from '~/platform/log.server.ts';
import { type ObservedTransaction, recordTransactions } from './record-transactions.server.ts';
import { statusOfWord } from './status.ts';

/** Asks the provider how a payment stands. */
export const syncPaymentJob = defineJob({
  name: 'payment.sync',
  schema: z.object({ paymentId: z.string() }),
  run: syncPayment,
});

/**
 * Asks the provider how a payment stands and writes it down. The provider's own answer is the authority, whoever gave the
 * occasion to ask; asking twice or late changes nothing.
 * @throws PaymentProviderError where the provider is away; the job runs again
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

/** A page counts where it asks for this order, this amount and francs: what we asked for. */
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

/** Pages end without a transaction too: their time is over, or the shopper left. That only says something of the newest. */
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
