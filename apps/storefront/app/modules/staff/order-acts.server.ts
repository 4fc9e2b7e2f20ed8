import { z } from 'zod';
import { sendDocument } from '~/modules/after-order/magic-docs.server.ts';
import { documentNames, magicDocKinds } from '~/modules/after-order/magic-docs.ts';
import { type Database, db } from '~/platform/db.server.ts';
import { typedText } from '~/platform/typed-text.server.ts';
import { moveOrder, type MoveResult } from '~/modules/fulfilment/fulfilment.server.ts';
import { type OrderFact, orderFacts } from '~/modules/orders/order-facts.ts';
import { orderRefund } from '~/modules/payments/payments.server.ts';
import { idCheckRows, idCheckState } from './id-check.ts';
import { listIdChecks } from './id-checks.server.ts';
import { factWords } from './order-list.ts';
import type { StaffMember } from './role.server.ts';
import { type ActResult, changeAndRecord, done, recordAction, refused } from './staff-log.server.ts';

/*
 * What a staff member does about an order. Each act is one transaction with its line in the log; what follows
 * from it (mails, partners, stock) follows from the fact, no matter who tells it.
 */

const NOTE_LENGTH = 2000;

const optionalNote = z.string().trim().max(500).optional();

/** The order of a number; null if there is none. */
export async function orderIdOf(number: string): Promise<string | null> {
  const order = await db.checkout.findUnique({ where: { number }, select: { id: true } });
  return order?.id ?? null;
}

/** The facts that a form may name; cancelling is an act of its own, and a payment is booked. */
const movable = orderFacts.filter((fact) => fact !== 'cancelled' && fact !== 'paid');

/**
 * Records that an order has come further, by the transition table. That the credit check is passed is recorded once
 * every row of the identity document is answered and in order.
 */
export async function moveByStaffMember(
  staff: StaffMember,
  checkoutId: string,
  { fact: typed, note }: { fact: string; note?: string },
): Promise<ActResult> {
  const fact = movable.find((each) => each === typed);
  if (!fact) return refused('Diesen Schritt gibt es nicht.');
  return db.$transaction(async (database) => {
    if (fact === 'checked' && !idCheckState(await listIdChecks(checkoutId, database)).isDone) {
      return refused('Zuerst müssen alle Angaben mit dem Ausweis verglichen und in Ordnung sein.');
    }
    return noteFact(database, staff, { checkoutId, fact, note });
  });
}

/** Cancels an order: everything that the page lists before the button follows from it. */
export async function cancelByStaffMember(
  staff: StaffMember,
  checkoutId: string,
  reason: string | undefined,
): Promise<ActResult> {
  return db.$transaction((database) => noteFact(database, staff, { checkoutId, fact: 'cancelled', note: reason }));
}

async function noteFact(
  database: Database,
  staff: StaffMember,
  { checkoutId, fact, note }: { checkoutId: string; fact: OrderFact; note?: string },
): Promise<ActResult> {
  const parsed = optionalNote.safeParse(note);
  if (!parsed.success) return refused('Die Bemerkung ist zu lang.');
  const result = await moveOrder(database, { checkoutId, fact, who: 'staff', note: parsed.data || undefined });
  if (result.kind !== 'moved') return refused(whyNot(result, fact));
  const action = fact === 'cancelled' ? 'order.cancel' : 'order.move';
  await recordAction(staff, { action, checkoutId, subject: factWords[fact] }, database);
  return done;
}

function whyNot(result: Exclude<MoveResult, { kind: 'moved' }>, fact: OrderFact): string {
  if (result.kind === 'unknown-order') return 'Diese Bestellung gibt es nicht mehr.';
  if (result.kind === 'known') return `«${factWords[fact]}» ist schon eingetragen.`;
  const reasons = {
    'not-on-way': 'Das kommt bei dieser Bestellung nicht vor.',
    'too-early': 'Vorher muss noch etwas anderes geschehen.',
    'too-late': 'Dafür ist es zu spät.',
  } as const;
  return `«${factWords[fact]}» geht nicht: ${reasons[result.refusal]}`;
}

/**
 * Answers rows of the identity document: `stimmt`, or `stimmt nicht` with or without a remark that makes it all right.
 */
export async function answerIdCheck(
  staff: StaffMember,
  checkoutId: string,
  answers: readonly { row: string; answer: string; remark: string }[],
): Promise<ActResult> {
  const found = idCheckRows.flatMap((row) => {
    const given = answers.find((each) => each.row === row);
    const matches = given?.answer === 'ja';
    if (!given || (!matches && given.answer !== 'nein')) return [];
    return { row, matches, remark: matches ? null : given.remark.trim().slice(0, 300) || null };
  });
  if (found.length === 0) return refused('Es ist noch nichts beantwortet.');
  await db.$transaction(async (database) => {
    const { email: staffEmail } = staff;
    for (const { row, ...answer } of found) {
      const data = { ...answer, staffEmail, at: new Date() };
      await database.idCheck.upsert({
        where: { checkoutId_row: { checkoutId, row } },
        create: { checkoutId, row, ...data },
        update: data,
      });
    }
    const subject = found.map(({ row, matches }) => `${row}: ${matches ? 'stimmt' : 'stimmt nicht'}`).join(', ');
    await recordAction(staff, { action: 'order.id-check', checkoutId, subject }, database);
  });
  return done;
}

/** Writes one note for colleagues to an order, or to several: to all of them or to none. */
export async function addOrderNote(
  staff: StaffMember,
  orders: string | readonly string[],
  text: string,
): Promise<ActResult> {
  const parsed = typedText(NOTE_LENGTH).trim().min(1).safeParse(text);
  if (!parsed.success) return refused(`Eine Notiz hat 1 bis ${NOTE_LENGTH} Zeichen.`);
  await db.$transaction(async (database) => {
    for (const checkoutId of [orders].flat()) {
      await database.orderNote.create({ data: { checkoutId, text: parsed.data, staffEmail: staff.email } });
      await recordAction(staff, { action: 'order.note', checkoutId }, database);
    }
  });
  return done;
}

/** Records that a suspicious order was looked at and is all right. */
export async function clearSuspicion(staff: StaffMember, checkoutId: string): Promise<ActResult> {
  await changeAndRecord(
    staff,
    async (database) => {
      const where = { checkoutId, clearedAt: null };
      const { count } = await database.orderOrigin.updateMany({ where, data: { clearedAt: new Date() } });
      return count > 0;
    },
    { action: 'order.clear', checkoutId },
  );
  return done;
}

export interface RefundForm {
  key: string;
  /** Rappen; undefined if what was typed is no amount. */
  amount: number | undefined;
  reason: string;
}

/** Sends money back. The caller has seen that the link is fresh. */
export async function refundByStaffMember(
  staff: StaffMember,
  checkoutId: string,
  { key, amount, reason }: RefundForm,
): Promise<ActResult> {
  if (amount === undefined || amount <= 0)
    return refused('Gib einen Betrag in Franken ein, zum Beispiel 80 oder 80.50.');
  if (!reason.trim()) return refused('Schreib kurz, wofür das Geld zurückgeht.');
  return db.$transaction(async (database) => {
    const wish = { checkoutId, key, amount, reason: reason.trim().slice(0, 300), staffEmail: staff.email };
    const ordered = await orderRefund(database, wish);
    if (ordered.kind === 'unknown') return refused('Von dieser Zahlung kann nichts zurückgehen.');
    if (ordered.kind === 'too-much')
      return refused(`Höchstens ${(ordered.most / 100).toFixed(2)} Franken können zurückgehen.`);
    await recordAction(
      staff,
      { action: 'order.refund', checkoutId, subject: `CHF ${(amount / 100).toFixed(2)}` },
      database,
    );
    return done;
  });
}

/** Sends the shopper of an order a link to a document. @param typed which one, as the form says it */
export function sendStaffDocument(staff: StaffMember, checkoutId: string, typed: string): Promise<ActResult> {
  return db.$transaction(async (database): Promise<ActResult> => {
    const kind = magicDocKinds.find((each) => each === typed);
    const id = kind && (await sendDocument(database, { checkoutId, kind }));
    if (!id) return refused('Dieses Dokument hat die Bestellung nicht, oder nicht mehr.');
    await recordAction(staff, { action: 'document.send', checkoutId, subject: documentNames[kind] }, database);
    return done;
  });
}
