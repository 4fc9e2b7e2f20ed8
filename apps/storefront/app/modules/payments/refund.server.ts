import { z } from 'zod';
import { paymentProvider } from '~/integrations/payment/payment.server.ts';
import { PaymentProviderError } from '~/integrations/payment/provider-error.ts';
import { type Database, db } from '~/platform/db.server.ts';
import { addJob, defineJob } from '~/platform/jobs.server.ts';
import { log } from '~/platform/log.server.ts';
import { isSponsorKey } from '~/modules/orders/sponsor-money.ts';
import { recordTransactions } from './provider/record-transactions.server.ts';
import { syncPayment } from './provider/sync-payment.server.ts';

/** Has the provider send money back. */
export const refundJob = defineJob({
  name: 'payment.refund',
  schema: z.object({ refundId: z.string() }),
  run: sendRefund,
});

/** What stands on a refund until the provider has said that it is done: nobody asks for the same money twice. */
export const UNCLEAR = 'Keine klare Antwort. Bitte beim Zahlungsanbieter nachsehen.';

export interface RefundWish {
  checkoutId: string;
  /** Key of the transaction that brought the money. */
  key: string;
  /** Rappen */
  amount: number;
  /** Shown to colleagues only. */
  reason: string;
  staffEmail: string;
}

/** `too-much` says in Rappen what may still go back of this transaction. */
export type RefundOrder = { kind: 'ordered'; id: string } | { kind: 'too-much'; most: number } | { kind: 'unknown' };

/**
 * Writes down that money goes back, and has it sent after this transaction. No more goes back than came.
 * @param database a transaction; whoever sends back of the same payment waits
 */
export async function orderRefund(database: Database, wish: RefundWish): Promise<RefundOrder> {
  const { checkoutId, key, amount, reason, staffEmail } = wish;
  await database.$queryRaw`select from payment where checkout_id = ${checkoutId}::uuid for update`;
  const transaction = await database.paymentTransaction.findFirst({
    where: { key, payment: { checkoutId }, status: { in: ['confirmed', 'partially_refunded'] } },
    select: { amount: true, paymentId: true },
  });
  // Money of sponsors goes back to them through their page.
  if (!transaction || isSponsorKey(key)) return { kind: 'unknown' };
  const { paymentId } = transaction;
  const { _sum } = await database.refund.aggregate({
    where: { paymentId, key, failure: null },
    _sum: { amount: true },
  });
  const unclear = await database.refund.aggregate({
    where: { paymentId, key, failure: UNCLEAR },
    _sum: { amount: true },
  });
  const most = transaction.amount - (_sum.amount ?? 0) - (unclear._sum.amount ?? 0);
  if (amount > most) return { kind: 'too-much', most };
  const { id } = await database.refund.create({
    data: { paymentId, key, amount, reason, staffEmail },
    select: { id: true },
  });
  await addJob(database, refundJob, { refundId: id }, { key: `refund:${id}` });
  return { kind: 'ordered', id };
}

/**
 * Sends a refund, at most once: where the provider's answer stays away, nobody asks again by itself, and the row says so. Money of
 * the bank account is sent by a colleague: then this writes down that it has gone.
 */
async function sendRefund({ refundId }: { refundId: string }): Promise<void> {
  const open = { id: refundId, doneAt: null, failure: null };
  const { count } = await db.refund.updateMany({ where: open, data: { failure: UNCLEAR } });
  if (count === 0) return;
  const refund = await db.refund.findUniqueOrThrow({ where: { id: refundId } });
  const failure = refund.key.startsWith('bank:') ? undefined : await askProvider(refund);
  await db.refund.update({
    where: { id: refundId },
    data: failure === undefined ? { failure: null, doneAt: new Date() } : { failure },
  });
  if (failure !== undefined) return log.error({ refundId, reason: failure }, 'a refund was not sent');
  await (refund.key.startsWith('bank:') ? noteBankRefund(refund) : syncPayment(refund));
}

/** @returns why the money was not sent; undefined where it was */
async function askProvider(refund: { paymentId: string; key: string; amount: number }): Promise<string | undefined> {
  const provider = paymentProvider();
  if (!provider) return 'Es ist kein Zahlungsanbieter eingerichtet.';
  try {
    await provider.refund(refund.key.replace(/^provider:/, ''), refund.amount);
    return undefined;
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    return error.temporary ? UNCLEAR : error.message;
  }
}

async function noteBankRefund({ paymentId, key, amount }: { paymentId: string; key: string; amount: number }) {
  const transaction = await db.paymentTransaction.findUniqueOrThrow({ where: { key } });
  const { _sum } = await db.refund.aggregate({
    where: { paymentId, key, doneAt: { not: null } },
    _sum: { amount: true },
  });
  const isAll = (_sum.amount ?? amount) >= transaction.amount;
  const { means, at } = transaction;
  const status = isAll ? 'refunded' : 'partially_refunded';
  await recordTransactions(paymentId, [{ key, status, amount: transaction.amount, means, at }]);
}
