import { PaymentProviderError } from '~/integrations/payment/provider-error.ts';
import { type Database, db } from '~/platform/db.server.ts';
import { log } from '~/platform/log.server.ts';
import { findLedger } from '~/modules/orders/ledger.server.ts';
import { moneyHeld } from '~/modules/orders/money-held.ts';
import { type BookingOutcome, compareBooking } from '~/modules/payments/booking-outcome.ts';
import type { BookingMeans } from '~/modules/payments/bookings.ts';
import { lockPayment } from '~/modules/payments/provider/lock-payment.server.ts';
import { type RecordedPayment, recordIn } from '~/modules/payments/provider/record-transactions.server.ts';
import { syncPayment } from '~/modules/payments/provider/sync-payment.server.ts';
import { notOfSponsors } from '~/modules/orders/sponsor-money.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';

export interface Booking {
  /** Order number, e.g. `VE-7K3M-Q9TF`. */
  number: string;
  /** Rappen; by default the whole open amount. */
  amount?: number;
  /** The bank account by default. */
  means?: BookingMeans;
  /** The bank's reference of the entry, or the id of the form; used once, so that a repeated request books nothing. */
  entry: string;
  /** When the money was received; now by default. */
  at?: Date;
  /** The staff member who books it; absent for bookings by a statement or a command. */
  staffEmail?: string;
}

export type BookResult =
  | ({ kind: 'booked'; amount: number; outcome: BookingOutcome } & RecordedPayment)
  /** This entry is already booked; nothing was changed. */
  | { kind: 'known' }
  | { kind: 'unknown-order' }
  /** Nothing is due at once for this order. */
  | { kind: 'nothing-due' }
  /** The amount due is already paid. */
  | { kind: 'nothing-open' };

/**
 * Books money received outside the payment provider: on the bank account, by TWINT or card in the shop, in cash. It
 * settles the payment once the amount is complete. This is the only way in which staff change a payment: no stage moves
 * to `paid` without a booking.
 * @param note also called in the same transaction if something was booked, with the order and the new transaction's key
 */
export async function bookPayment(
  { number, amount, means = 'bank', entry, at = new Date(), staffEmail: bookedBy }: Booking,
  note?: (database: Database, amount: number, booked: { checkoutId: string; key: string }) => Promise<void>,
): Promise<BookResult> {
  const order = await db.checkout.findUnique({
    where: { number },
    select: { id: true, payment: { select: { id: true } } },
  });
  if (!order) return { kind: 'unknown-order' };
  if (!order.payment) return { kind: 'nothing-due' };
  const { id: paymentId } = order.payment;
  const checkoutId = order.id;
  const key = `bank:${entry}`;
  if (amount === undefined) await askProvider(paymentId);
  return db.$transaction(async (database): Promise<BookResult> => {
    await lockPayment(database, paymentId);
    if (await database.paymentTransaction.findUnique({ where: { key }, select: { id: true } }))
      return { kind: 'known' };
    const booked = amount ?? (await openAmount(database, paymentId));
    if (booked <= 0) return { kind: 'nothing-open' };
    const paid = { key, status: 'confirmed', amount: booked, means, at, bookedBy } as const;
    const before = await readAmounts(database, paymentId);
    const recorded = await recordIn(database, paymentId, [paid]);
    await note?.(database, booked, { checkoutId, key });
    const { money, ended } = await findLedger(checkoutId, { database });
    const outcome = compareBooking(money, { amount: booked, day: zurichDate(at), isEnded: ended !== null, ...before });
    return { kind: 'booked', amount: booked, outcome, ...recorded };
  });
}

/** What a booking is compared with: the last day to pay, and earlier payments. */
async function readAmounts(database: Database, paymentId: string): Promise<{ payBy: string; others: number[] }> {
  const { payBy, transactions } = await database.payment.findUniqueOrThrow({
    where: { id: paymentId },
    select: { payBy: true, transactions: { where: { status: 'confirmed', ...notOfSponsors } } },
  });
  return { payBy: payBy.toISOString().slice(0, 10), others: transactions.map(({ amount }) => amount) };
}

/** Rappen still open of the amount due. @param database a transaction that has locked the payment */
async function openAmount(database: Database, paymentId: string): Promise<number> {
  const { amount, transactions, refunds } = await database.payment.findUniqueOrThrow({
    where: { id: paymentId },
    select: { amount: true, transactions: true, refunds: true },
  });
  return amount - moneyHeld(transactions, refunds);
}

/**
 * Fetches online payments first, so that nothing is booked twice; if the provider is unavailable, the staff's entry is
 * accepted.
 */
async function askProvider(paymentId: string): Promise<void> {
  try {
    await syncPayment({ paymentId });
  } catch (err) {
    if (!(err instanceof PaymentProviderError)) throw err;
    log.warn({ err, paymentId }, 'payment booked without the provider’s status');
  }
}
