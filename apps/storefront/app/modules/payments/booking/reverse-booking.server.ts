import { formatChfWithRappen } from '~/i18n/money.ts';
import { chatJob } from '~/integrations/team-chat/chat-job.server.ts';
import { type Database, db } from '~/platform/db.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { revertPayment } from '~/modules/fulfilment/fulfilment.server.ts';
import { isSponsorKey } from '~/modules/orders/sponsor-money.ts';
import { isBookedByHand } from '~/modules/payments/bookings.ts';
import { lockPayment } from '~/modules/payments/provider/lock-payment.server.ts';
import { recordIn } from '~/modules/payments/provider/record-transactions.server.ts';

export interface Reversal {
  /** Id of the transaction. */
  id: string;
  reason: string;
  staffEmail: string;
}

export type ReversalResult =
  | 'reversed'
  | 'unknown'
  /** Only the provider can reverse its own transactions. */
  | 'of-provider'
  /** Part of it was refunded or is being refunded. */
  | 'refunded'
  /** The workshop has started. */
  | 'too-late';

class TooLate extends Error {}

/**
 * Reverses a mistaken booking: wrong order, wrong amount. Its row stays, with the staff member and the reason. An order
 * that is no longer paid returns to its earlier stage; a payment of a statement can be assigned again.
 * @param note also called in the same transaction
 */
export async function reverseBooking(
  { id, reason, staffEmail }: Reversal,
  note: (database: Database, booking: { checkoutId: string; amount: number }) => Promise<void>,
): Promise<ReversalResult> {
  const found = await db.paymentTransaction.findUnique({ where: { id }, select: { paymentId: true, key: true } });
  if (!found) return 'unknown';
  if (!isBookedByHand(found.key) || isSponsorKey(found.key)) return 'of-provider';
  const { paymentId, key } = found;
  return db
    .$transaction(async (database): Promise<ReversalResult> => {
      await lockPayment(database, paymentId);
      const refunds = await database.refund.count({ where: { paymentId, key, failure: null } });
      if (refunds > 0) return 'refunded';
      const reversed = { reversedBy: staffEmail, reversedAt: new Date(), reversalReason: reason };
      const { count } = await database.paymentTransaction.updateMany({
        where: { id, status: 'confirmed' },
        data: { status: 'reversed', ...reversed },
      });
      if (count === 0) return 'unknown';
      const { amount } = await database.paymentTransaction.findUniqueOrThrow({ where: { id } });
      const { held, due } = await recordIn(database, paymentId, []);
      const { checkoutId, checkout, paidAt } = await database.payment.findUniqueOrThrow({
        where: { id: paymentId },
        select: { checkoutId: true, paidAt: true, checkout: { select: { number: true } } },
      });
      if (paidAt && held < due) {
        // The shopper, who was told that the payment is there, is reminded before the order is cancelled.
        await database.payment.update({ where: { id: paymentId }, data: { paidAt: null, remindedAt: null } });
        if ((await revertPayment(database, { checkoutId, note: reason })) === 'too-late') throw new TooLate();
      }
      await database.bankTransaction.updateMany({
        where: { bookedKey: key, state: 'booked' },
        data: { state: 'held', reason: 'taken', bookedKey: null },
      });
      const text = `Buchung zurückgenommen: ${formatChfWithRappen(amount)} für Bestellung ${checkout.number}. Grund: ${reason}`;
      await addJob(database, chatJob, { text }, { key: `booking-reversed:${id}` });
      await note(database, { checkoutId, amount });
      return 'reversed';
    })
    .catch((error: unknown) => {
      if (error instanceof TooLate) return 'too-late' as const;
      throw error;
    });
}
