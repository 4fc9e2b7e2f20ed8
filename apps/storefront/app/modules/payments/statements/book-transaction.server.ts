import { type Database, db } from '~/platform/db.server.ts';
import { dayOfBooking } from '~/modules/payments/booking/booking-day.server.ts';
import { type BookResult, bookPayment } from '~/modules/payments/booking/book-payment.server.ts';
import { recordPayoutSent } from '~/modules/payments/payouts/send-payouts.server.ts';

/** The result of booking a payment of a statement. */
export type TransactionBooking =
  | Extract<BookResult, { kind: 'booked' }>
  /** It was decided otherwise meanwhile. */
  | { kind: 'changed' }
  | { kind: 'unknown-order' }
  /** Nothing is due at once for the order: the payment is held for review. */
  | { kind: 'nothing-due' }
  /** Another currency, outgoing money, or a batch without its single payments. */
  | { kind: 'not-bookable' };

/** States in which a payment can be booked. */
const bookable = ['matched', 'proposed', 'held'] as const;

/** Thrown in the booking's transaction to roll it back. */
class ChangedMeanwhile extends Error {}

/**
 * Books a payment of a statement for an order, once: the booking and the payment's new state are one transaction.
 * @param options.number of the order; by default the one found by the rules
 * @param options.staffEmail of the staff member who decided; absent if the reference decided
 * @param note also called in the same transaction
 */
export async function bookTransaction(
  id: string,
  { number, staffEmail }: { number?: string; staffEmail?: string } = {},
  note?: (database: Database, booked: { checkoutId: string; amount: number }) => Promise<void>,
): Promise<TransactionBooking> {
  const found = await db.bankTransaction.findUnique({ where: { id } });
  if (!found || !bookable.some((state) => state === found.state)) return { kind: 'changed' };
  const { direction, currency, amount, reason, bookedOn, bookings } = found;
  if (direction !== 'credit' || currency !== 'CHF' || amount <= 0 || reason === 'batch')
    return { kind: 'not-bookable' };
  const order = number ?? (await numberOf(found.checkoutId));
  if (order === undefined) return { kind: 'unknown-order' };
  const entry = `camt:${id}:${bookings + 1}`;
  const at = dayOfBooking(bookedOn?.toISOString().slice(0, 10) ?? '') ?? new Date();
  const result = await bookPayment(
    { number: order, amount, entry, at, staffEmail },
    async (database, _amount, booked) => {
      const { count } = await database.bankTransaction.updateMany({
        where: { id, state: { in: [...bookable] }, bookings },
        data: {
          state: 'booked',
          reason: null,
          checkoutId: booked.checkoutId,
          bookedKey: booked.key,
          bookings: bookings + 1,
          decidedBy: staffEmail ?? null,
          decidedAt: new Date(),
        },
      });
      if (count === 0) throw new ChangedMeanwhile();
      await note?.(database, { checkoutId: booked.checkoutId, amount });
    },
  ).catch((error: unknown) => {
    if (error instanceof ChangedMeanwhile) return { kind: 'known' } as const;
    throw error;
  });
  switch (result.kind) {
    case 'booked':
    case 'unknown-order':
      return result;
    case 'nothing-due':
      await db.bankTransaction.updateMany({
        where: { id, state: { in: [...bookable] } },
        data: { state: 'held', reason: 'nothing-due' },
      });
      return result;
    default:
      return { kind: 'changed' };
  }
}

async function numberOf(checkoutId: string | null): Promise<string | undefined> {
  const order = checkoutId && (await db.checkout.findUnique({ where: { id: checkoutId }, select: { number: true } }));
  return order ? order.number : undefined;
}

/** The result of booking a statement. */
export interface StatementBooking {
  booked: number;
  /** Transfers of the shop that the bank has sent. */
  sent: number;
  /** Matched payments that could not be booked: they are held for review, or were decided meanwhile. */
  left: number;
}

/**
 * Books all payments of a statement that matched by reference, each in a separate transaction. Called again after a
 * failure, it continues.
 */
export async function bookStatement(statementId: string): Promise<StatementBooking> {
  const matched = await db.bankTransaction.findMany({
    where: { statementId, state: 'matched' },
    orderBy: [{ bookedOn: 'asc' }, { id: 'asc' }],
    select: { id: true, direction: true },
  });
  const result: StatementBooking = { booked: 0, sent: 0, left: 0 };
  for (const { id, direction } of matched) {
    if (direction === 'debit') {
      const isSent = await recordPayoutSent(id);
      result[isSent ? 'sent' : 'left'] += 1;
      continue;
    }
    const booking = await bookTransaction(id);
    result[booking.kind === 'booked' ? 'booked' : 'left'] += 1;
  }
  return result;
}
