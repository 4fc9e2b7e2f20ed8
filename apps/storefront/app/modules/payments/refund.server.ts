import { z } from 'zod';
import { formatChfWithRappen } from '~/i18n/money.ts';
import { paymentProvider } from '~/integrations/payment/payment.server.ts';
import { PaymentProviderError } from '~/integrations/payment/provider-error.ts';
import { chatJob } from '~/integrations/team-chat/chat-job.server.ts';
import { type Database, db } from '~/platform/db.server.ts';
import { addJob, defineJob } from '~/platform/jobs.server.ts';
import { log } from '~/platform/log.server.ts';
import { isSponsorKey } from '~/modules/orders/sponsor-money.ts';
import { UNCLEAR } from '~/modules/orders/money-held.ts';
import { isBookedByHand } from './bookings.ts';
import { lockPayment } from './provider/lock-payment.server.ts';
import { recordRefundSent } from './refund-sent.server.ts';
import { createRefundPayout } from './payouts/create-payout.server.ts';

/** Sends a refund through the provider. */
export const refundJob = defineJob({
  name: 'payment.refund',
  schema: z.object({ refundId: z.string() }),
  run: sendRefund,
});

export interface RefundWish {
  checkoutId: string;
  /** Key of the original transaction. */
  key: string;
  /** Rappen */
  amount: number;
  /** Visible to staff only. */
  reason: string;
  staffEmail: string;
}

/** `too-much` has the maximum in Rappen that can still be refunded of this transaction. */
export type RefundOrder = { kind: 'ordered'; id: string } | { kind: 'too-much'; most: number } | { kind: 'unknown' };

/**
 * Records a refund and has it sent after this transaction; money from the bank account waits for a transfer instead. A
 * refund never exceeds the amount received: the payment's row is locked, as by every change of its refunds, and refunds
 * that are done or under way are summed in one statement.
 * @param database a transaction; other refunds of the same payment wait for its end
 */
export async function orderRefund(database: Database, wish: RefundWish): Promise<RefundOrder> {
  const { checkoutId, key, amount, reason, staffEmail } = wish;
  await database.$queryRaw`select from payment where checkout_id = ${checkoutId}::uuid for update`;
  const transaction = await database.paymentTransaction.findFirst({
    where: { key, payment: { checkoutId }, status: { in: ['confirmed', 'partially_refunded'] } },
    select: { amount: true, paymentId: true, means: true },
  });
  // Sponsors' money is refunded by their page.
  if (!transaction || isSponsorKey(key)) return { kind: 'unknown' };
  const { paymentId } = transaction;
  const { _sum } = await database.refund.aggregate({
    where: { paymentId, key, OR: [{ failure: null }, { failure: UNCLEAR }] },
    _sum: { amount: true },
  });
  const most = transaction.amount - (_sum.amount ?? 0);
  if (amount > most) return { kind: 'too-much', most };
  const { id } = await database.refund.create({
    data: { paymentId, key, amount, reason, staffEmail },
    select: { id: true },
  });
  // Bank money is returned by a transfer; the bank's statement or a staff member confirms it.
  if (transaction.means === 'bank' && isBookedByHand(key))
    await createRefundPayout(database, { refundId: id, checkoutId, key, amount });
  else await addJob(database, refundJob, { refundId: id }, { key: `refund:${id}` });
  return { kind: 'ordered', id };
}

/**
 * Sends a refund at most once: if the provider does not respond, the request is not repeated and the row is marked
 * `UNCLEAR`. Money that was booked by hand is sent by staff: then this only records it.
 */
async function sendRefund({ refundId }: { refundId: string }): Promise<void> {
  const refund = await db.refund.findUniqueOrThrow({ where: { id: refundId } });
  const begun = await db.$transaction(async (database) => {
    await lockPayment(database, refund.paymentId);
    const open = { id: refundId, doneAt: null, failure: null };
    return (await database.refund.updateMany({ where: open, data: { failure: UNCLEAR } })).count;
  });
  if (begun === 0) return;
  const failure = isBookedByHand(refund.key) ? undefined : await askProvider(refund);
  if (failure === undefined) return db.$transaction((database) => recordRefundSent(database, refund));
  await db.$transaction(async (database) => {
    await lockPayment(database, refund.paymentId);
    const { payment } = await database.refund.update({
      where: { id: refundId },
      data: { failure },
      select: { payment: { select: { checkout: { select: { number: true } } } } },
    });
    const amount = formatChfWithRappen(refund.amount);
    const text = `Rückzahlung von ${amount} für Bestellung ${payment.checkout.number} ging nicht: ${failure}`;
    await addJob(database, chatJob, { text }, { key: `refund-failed:${refundId}` });
  });
  log.error({ refundId, reason: failure }, 'refund failed');
}

/** @returns why the money was not sent; undefined if it was */
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
