import { randomUUID } from 'node:crypto';
import { formatChfWithRappen } from '~/i18n/money.ts';
import {
  bookStatement,
  bookTransaction,
  type ImportedFile,
  importStatementFile,
  removeStatement,
  returnTransaction,
  setAside,
} from '~/modules/payments/bank-statements.server.ts';
import { bookingMeans } from '~/modules/payments/bookings.ts';
import { meansWords } from '~/modules/payments/money-rows.ts';
import { bookPayment, dayOfBooking, reverseBooking, type ReversalResult } from '~/modules/payments/payments.server.ts';
import { normalOrderNumber } from '~/modules/orders/order-number.ts';
import { db } from '~/platform/db.server.ts';
import type { StaffMember } from './role.server.ts';
import { type ActResult, done, recordAction, refused } from './staff-log.server.ts';

/*
 * What a staff member does about money: statements, bookings, and taking them back. Each act is in the log.
 */

const REASON_LENGTH = 300;
const isUuid = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);

/** Reads a bank's file: nothing is booked yet. */
export const readStatementByStaff = (staff: StaffMember, file: File): Promise<ImportedFile> =>
  importStatementFile(file, staff.email, (database, { count }) =>
    recordAction(
      staff,
      { action: 'bank-statement.read', subject: `${file.name.slice(0, 100)}, ${count} Zahlungen` },
      database,
    ),
  );

export async function bookStatementByStaff(staff: StaffMember, id: string): Promise<ActResult> {
  if (!isUuid(id)) return refused('Diesen Auszug gibt es nicht.');
  await recordAction(staff, { action: 'bank-statement.book', subject: id });
  const { booked, sent, left } = await bookStatement(id);
  if (left > 0) return refused(`${booked + sent} gebucht. ${left} gingen nicht: sieh sie unter «Zuordnen» an.`);
  return done;
}

/** Removes a statement of which nothing was decided. */
export async function removeStatementByStaff(staff: StaffMember, id: string): Promise<ActResult> {
  const removed = isUuid(id)
    ? await removeStatement(id, (database) =>
        recordAction(staff, { action: 'bank-statement.remove', subject: id }, database),
      )
    : 'changed';
  return removed === 'done' ? done : refused('Von diesem Auszug ist schon etwas gebucht oder entschieden.');
}

const CHANGED = 'Über diese Zahlung hat inzwischen jemand entschieden.';

/** Books a payment of a statement for an order. @param typed its number */
export async function assignByStaff(staff: StaffMember, id: string, typed: string): Promise<ActResult> {
  if (!isUuid(id)) return refused('Diese Zahlung gibt es nicht.');
  const number = normalOrderNumber(typed);
  const result = await bookTransaction(id, { number, staffEmail: staff.email }, (database, { checkoutId, amount }) =>
    recordAction(
      staff,
      { action: 'order.book', checkoutId, subject: `${formatChfWithRappen(amount)}, Auszug` },
      database,
    ),
  );
  switch (result.kind) {
    case 'booked':
      return done;
    case 'unknown-order':
      return refused(`Eine Bestellung ${number} gibt es nicht.`);
    case 'nothing-due':
      return refused(`Bei der Bestellung ${number} ist nichts auf einmal zu zahlen. Zahl das Geld zurück.`);
    case 'not-bookable':
      return refused('Diese Zahlung lässt sich nicht zuordnen: trag den Betrag in Franken selbst ein.');
    case 'changed':
      return refused(CHANGED);
  }
}

/** Records that a payment of a statement is of no order. */
export async function setAsideByStaff(staff: StaffMember, id: string, typed: string): Promise<ActResult> {
  const reason = typed.trim().slice(0, REASON_LENGTH);
  if (!reason) return refused('Schreib kurz, was das für Geld ist.');
  const result = isUuid(id)
    ? await setAside(id, { reason, staffEmail: staff.email }, (database) =>
        recordAction(staff, { action: 'bank-entry.set-aside', subject: reason }, database),
      )
    : 'changed';
  return result === 'done' ? done : refused(CHANGED);
}

/** Puts a payment of a statement on the list of what goes back. */
export async function returnByStaff(staff: StaffMember, id: string): Promise<ActResult> {
  const result = isUuid(id)
    ? await returnTransaction(id, { staffEmail: staff.email }, (database) =>
        recordAction(staff, { action: 'bank-entry.return', subject: id }, database),
      )
    : 'changed';
  return result === 'done' ? done : refused(CHANGED);
}

/** A booking as a form sends it. */
export interface TypedBooking {
  number: string;
  /** Rappen; undefined if what was typed is no amount. */
  amount: number | undefined;
  /** `YYYY-MM-DD` */
  day: string;
  means: string;
  /** Of the form: sent twice, it is booked once. */
  key: string;
}

/** Books money that came past provider and statements: any amount, for any order that owes something. */
export async function bookMoneyByStaff(staff: StaffMember, typed: TypedBooking): Promise<ActResult> {
  const { amount, day, key } = typed;
  const means = bookingMeans.find((each) => each === typed.means);
  const at = dayOfBooking(day);
  const number = normalOrderNumber(typed.number);
  if (amount === undefined || amount <= 0)
    return refused('Gib einen Betrag in Franken ein, zum Beispiel 80 oder 80.50.');
  if (!at) return refused('Gib den Tag an, an dem das Geld gekommen ist, höchstens heute.');
  if (!means || !isUuid(key)) return refused('Wähl, wie das Geld gekommen ist.');
  const booking = { number, amount, means, at, entry: `form:${key}`, staffEmail: staff.email };
  const result = await bookPayment(booking, (database, _amount, { checkoutId }) => {
    const subject = `${formatChfWithRappen(amount)}, ${meansWords[means] ?? means}, ${day}`;
    return recordAction(staff, { action: 'order.book', checkoutId, subject }, database);
  });
  if (result.kind === 'booked' || result.kind === 'known') return done;
  if (result.kind === 'unknown-order') return refused(`Eine Bestellung ${number} gibt es nicht.`);
  return refused(`Bei der Bestellung ${number} ist nichts auf einmal zu zahlen.`);
}

/** A key for a form that books: the same form sent twice is one booking. */
export const newBookingKey = (): string => randomUUID();

const reversalWords: Readonly<Record<Exclude<ReversalResult, 'reversed'>, string>> = {
  unknown: 'Diese Buchung gibt es nicht, oder sie ist schon zurückgenommen.',
  'of-provider': 'Das hat der Zahlungsanbieter gemeldet: nur er kann es ändern.',
  refunded: 'Davon ist schon etwas zurückgegangen.',
  'too-late': 'Die Werkstatt hat schon begonnen. Sprich zuerst mit ihr.',
};

/** Takes a booking back. */
export async function reverseByStaff(staff: StaffMember, id: string, typed: string): Promise<ActResult> {
  const reason = typed.trim().slice(0, REASON_LENGTH);
  if (!reason) return refused('Schreib kurz, warum die Buchung falsch ist.');
  const result = isUuid(id)
    ? await reverseBooking({ id, reason, staffEmail: staff.email }, (database, { checkoutId, amount }) =>
        recordAction(staff, { action: 'payment.reverse', checkoutId, subject: formatChfWithRappen(amount) }, database),
      )
    : 'unknown';
  return result === 'reversed' ? done : refused(reversalWords[result]);
}

/** A booking that can be taken back, for the page that asks why; null if it cannot. */
export async function findReversible(
  id: string,
): Promise<{ id: string; number: string; amount: number; day: string } | null> {
  const row = isUuid(id)
    ? await db.paymentTransaction.findFirst({
        where: { id, status: 'confirmed', key: { startsWith: 'bank:' } },
        select: { amount: true, at: true, payment: { select: { checkout: { select: { number: true } } } } },
      })
    : null;
  if (!row) return null;
  return { id, number: row.payment.checkout.number, amount: row.amount, day: row.at.toISOString().slice(0, 10) };
}
