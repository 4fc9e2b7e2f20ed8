import { bookPayment, dayOfBooking } from '~/modules/payments/payments.server.ts';
import { bookingMeans } from '~/modules/payments/bookings.ts';
import { meansWords } from '~/modules/payments/money-rows.ts';
import { db } from '~/platform/db.server.ts';
import type { StaffMember } from './role.server.ts';
import { type ActResult, done, recordAction, refused } from './staff-log.server.ts';

export interface BookingForm {
  /** `YYYY-MM-DD`, the day the money came on. */
  day: string;
  means: string;
  /** Of the form: sent twice, it is booked once. */
  key: string;
}

/** Books all that is open of an order, with a line in the log in the same transaction. */
export async function bookByStaffMember(
  staff: StaffMember,
  checkoutId: string,
  { day, means: typed, key }: BookingForm,
): Promise<ActResult> {
  const means = bookingMeans.find((each) => each === typed);
  const at = dayOfBooking(day);
  if (!at) return refused('Gib den Tag an, an dem das Geld gekommen ist, höchstens heute.');
  if (!means || !/^[\da-f-]{36}$/.test(key)) return refused('Wähl, wie das Geld gekommen ist.');
  const { number } = await db.checkout.findUniqueOrThrow({ where: { id: checkoutId }, select: { number: true } });
  const result = await bookPayment(
    { number, means, at, entry: `form:${key}`, staffEmail: staff.email },
    (database, amount) => {
      const subject = `CHF ${(amount / 100).toFixed(2)}, ${meansWords[means] ?? means}, ${day}`;
      return recordAction(staff, { action: 'order.book', checkoutId, subject }, database);
    },
  );
  if (result.kind === 'booked' || result.kind === 'known') return done;
  return refused('Es ist nichts mehr offen.');
}
