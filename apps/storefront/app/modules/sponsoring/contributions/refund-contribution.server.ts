import { z } from 'zod';
import { formatChfWithRappen } from '~/i18n/money.ts';
import { paymentProvider } from '~/integrations/payment/payment.server.ts';
import { PaymentProviderError } from '~/integrations/payment/provider-error.ts';
import { chatJob } from '~/integrations/team-chat/chat-job.server.ts';
import { type Database, db, type SponsorMeRefund } from '~/platform/db.server.ts';
import { addJob, defineJob } from '~/platform/jobs.server.ts';
import { log } from '~/platform/log.server.ts';
import { sponsorMail } from '~/modules/sponsoring/emails/sponsor-mail.server.ts';

/** Sends money of a contribution back the way it came. */
export const refundJob = defineJob({
  name: 'sponsoring.refund',
  schema: z.object({ refundId: z.uuid() }),
  run: sendBack,
});

export type RefundReason = SponsorMeRefund['reason'];

/** What is on a refund until the provider has said that it is done: no one asks for the same money twice. */
export const NO_CLEAR_ANSWER = 'Keine klare Antwort. Bitte beim Zahlungsanbieter nachsehen.';

/** Rappen of a transaction that went back or are on their way. */
export async function sumRefunded(database: Database, transactionId: string): Promise<number> {
  const { _sum } = await database.sponsorMeRefund.aggregate({ where: { transactionId }, _sum: { amount: true } });
  return _sum.amount ?? 0;
}

/**
 * Writes down that money goes back, and has it sent after this transaction; never more than came.
 * @param database a transaction that holds the rider's page
 * @param amount Rappen; what has gone back already is taken off
 */
export async function refundContribution(
  database: Database,
  { transactionId, amount, reason }: { transactionId: string; amount: number; reason: RefundReason },
): Promise<void> {
  const transaction = await database.sponsorMeTransaction.findUniqueOrThrow({ where: { id: transactionId } });
  const rest = Math.min(amount, transaction.amount - (await sumRefunded(database, transactionId)));
  if (rest <= 0) return;
  const { id } = await database.sponsorMeRefund.create({
    data: { transactionId, amount: rest, reason },
    select: { id: true },
  });
  await addJob(database, refundJob, { refundId: id }, { key: `sponsor-refund:${id}` });
}

/**
 * Sends a refund, at most once: where the provider's answer stays away no one asks again by itself, and the team hears
 * of it.
 */
async function sendBack({ refundId }: { refundId: string }): Promise<void> {
  const open = { id: refundId, doneAt: null, failure: null };
  const { count } = await db.sponsorMeRefund.updateMany({ where: open, data: { failure: NO_CLEAR_ANSWER } });
  if (count === 0) return;
  const refund = await db.sponsorMeRefund.findUniqueOrThrow({ where: { id: refundId } });
  const failure = await askProvider(refund);
  if (failure === undefined) return recordSent(refundId);
  await db.$transaction(async (database) => {
    await database.sponsorMeRefund.update({ where: { id: refundId }, data: { failure } });
    const text = `Sponsor me: ${formatChfWithRappen(refund.amount)} konnten nicht zurückgehen. Bitte im Bereich Sponsor me nachsehen.`;
    await addJob(database, chatJob, { text }, { key: `sponsor-refund-failed:${refundId}` });
  });
  log.error({ refundId, reason: failure }, 'sponsor refund failed');
}

/** @returns why the money was not sent; undefined if it was */
async function askProvider({ transactionId, amount }: SponsorMeRefund): Promise<string | undefined> {
  const provider = paymentProvider();
  if (!provider) return 'Es ist kein Zahlungsanbieter eingerichtet.';
  try {
    await provider.refund(transactionId, amount);
    return undefined;
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    return error.temporary ? NO_CLEAR_ANSWER : error.message;
  }
}

/** Records a refund and notifies the contributor; once. */
export async function recordSent(refundId: string, now = new Date()): Promise<void> {
  await db.$transaction(async (database) => {
    const { count } = await database.sponsorMeRefund.updateMany({
      where: { id: refundId, doneAt: null },
      data: { doneAt: now, failure: null },
    });
    if (count === 0) return;
    // Of two refunds of one transaction, the second sees the first one's amount.
    await database.$queryRaw`
      select from sponsor_me_transaction
      where id = (select transaction_id from sponsor_me_refund where id = ${refundId}::uuid) for update`;
    const { transaction } = await database.sponsorMeRefund.findUniqueOrThrow({
      where: { id: refundId },
      include: { transaction: { include: { refunds: { where: { doneAt: { not: null } } } } } },
    });
    const removed = transaction.refunds.reduce((sum, { amount }) => sum + amount, 0);
    const status = removed >= transaction.amount ? 'refunded' : 'partially_refunded';
    await database.sponsorMeTransaction.update({ where: { id: transaction.id }, data: { status } });
    await addJob(database, sponsorMail, { kind: 'returned', id: refundId }, { key: `sponsor-returned:${refundId}` });
  });
}

/**
 * Has a refund sent again that failed; staff have looked at the provider before.
 * @returns whether there was one
 */
export async function sendAgain(refundId: string): Promise<boolean> {
  return db.$transaction(async (database) => {
    const { count } = await database.sponsorMeRefund.updateMany({
      where: { id: refundId, doneAt: null, failure: { not: null } },
      data: { failure: null },
    });
    if (count > 0) await addJob(database, refundJob, { refundId }, { key: `sponsor-refund:${refundId}:${Date.now()}` });
    return count > 0;
  });
}
