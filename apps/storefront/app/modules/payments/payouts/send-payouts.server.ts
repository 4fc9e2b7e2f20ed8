import { type Database, db } from '~/platform/db.server.ts';
import { recordRefundSent } from '~/modules/payments/refund-sent.server.ts';

/**
 * Records that the bank has sent a transfer: its statement has the transfer's id. The refund that it carries is done then.
 * @param bankTransactionId the debit of the statement
 * @returns false where somebody else was faster
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

/**
 * Records that a transfer was sent, with all that follows from it.
 * @returns false where it was noted before
 */
export async function finishPayout(database: Database, id: string, doneAt: Date): Promise<boolean> {
  const { count } = await database.payout.updateMany({ where: { id, doneAt: null }, data: { doneAt } });
  if (count === 0) return false;
  const { refund } = await database.payout.findUniqueOrThrow({ where: { id }, include: { refund: true } });
  if (refund) await recordRefundSent(database, refund);
  return true;
}
