import { csvOf } from '~/platform/csv.ts';
import { type Database, db } from '~/platform/db.server.ts';
import type { StaffMember } from './role.server.ts';
import { actionWords, type LogQuery, type StaffAction, type StaffLogEntry } from './staff-log.ts';

/** What is noted of one act. */
interface Act {
  action: StaffAction;
  checkoutId?: string;
  /** What it was done to or what was chosen; nothing of a person. */
  subject?: string;
}

/**
 * Notes what somebody of the team did; in the transaction of a change, or before what is read is handed out.
 * @param database the transaction of the change
 */
export async function noteAct(staff: StaffMember, act: Act, database: Database = db): Promise<void> {
  const { userId: staffId, email: staffEmail } = staff;
  await database.staffLog.create({ data: { staffId, staffEmail, ...act }, select: { id: true } });
}

/** Entries that one page of the log shows. */
export const LOG_PAGE = 50;

/**
 * The log, the newest first.
 * @param checkoutId entries about this order only
 * @param before entries older than this one
 * @param query whose entries, and of what
 */
export async function readLog({
  checkoutId,
  before,
  take = LOG_PAGE,
  query: { who, action } = { who: null, action: null },
}: { checkoutId?: string; before?: bigint; take?: number; query?: LogQuery } = {}): Promise<StaffLogEntry[]> {
  const rows = await db.staffLog.findMany({
    where: {
      checkoutId,
      staffEmail: who ?? undefined,
      action: action ?? undefined,
      ...(before !== undefined && { id: { lt: before } }),
    },
    orderBy: { id: 'desc' },
    take,
  });
  const ids = [...new Set(rows.flatMap((row) => row.checkoutId ?? []))];
  const orders = await db.checkout.findMany({ where: { id: { in: ids } }, select: { id: true, number: true } });
  const numbers = new Map(orders.map(({ id, number }) => [id, number]));
  return rows.map((row) => ({
    id: String(row.id),
    at: row.at.toISOString(),
    staffEmail: row.staffEmail,
    action: actionWords(row.action),
    subject: row.subject,
    orderNumber: (row.checkoutId && numbers.get(row.checkoutId)) || null,
  }));
}

/** Rows of a CSV at most. */
const MOST_EXPORTED = 20_000;

/** The same entries as CSV, the newest first. */
export async function logCsv(staff: StaffMember, query: LogQuery): Promise<string> {
  await noteAct(staff, { action: 'log.export' });
  const entries = await readLog({ query, take: MOST_EXPORTED });
  const rows = entries.map(({ at, staffEmail, action, orderNumber, subject }) => [
    ...[at, staffEmail, action, orderNumber ?? '', subject ?? ''],
  ]);
  return csvOf([['Wann', 'Wer', 'Was', 'Bestellung', 'Woran'], ...rows]);
}

/** Everybody who stands in the log, those included who are no longer in the team. */
export async function loggedStaff(): Promise<string[]> {
  const colleagues = await db.staffLog.groupBy({ by: 'staffEmail', orderBy: { staffEmail: 'asc' } });
  return colleagues.map(({ staffEmail }) => staffEmail);
}
