import { type Database, db } from '~/platform/db.server.ts';
import { recordRefundSent } from '~/modules/payments/refund-sent.server.ts';

/**
 * Records that a bank statement lists a transfer as sent. Its refund is then done.
 * @param bankTransactionId the debit of the statement
 * @returns false if it was recorded before
 */
export async function recordPayoutSent(bankTransactionId: string): Promise<boolean> {
  const debit = await db.bankTransaction.findUniqueOrThrow({ where: { id: bankTransactionId } });
  const payout = await db.payout.findUnique({ where: { endToEndId: debit.endToEndId ?? '' } });
  return db.$transaction(async (database) => {
    const { count } = await database.bankTransaction.updateMany({
      where: { id: bankTransactionId, state: 'matched' },
      data: payout?.amount === debit.amount ? { state: 'booked' } : { state: 'held', reason: 'details' },
    });
    if (count === 0 || payout?.amount !== debit.amount) return false;
    return finishPayout(database, payout.id, debit.bookedOn ?? new Date());
  });
}

/** Records that a transfer was sent, with everything that follows. @returns false if it was recorded before */
export async function finishPayout(database: Database, id: string, doneAt: Date): Promise<boolean> {
  const { count } = await database.payout.updateMany({ where: { id, doneAt: null }, data: { doneAt } });
  if (count === 0) return false;
  const { refund } = await database.payout.findUniqueOrThrow({ where: { id }, include: { refund: true } });
  if (refund) await recordRefundSent(database, refund);
  return true;
}
