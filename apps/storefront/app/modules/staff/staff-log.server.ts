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
 * The log, the newest first unless it is asked for the other way round.
 * @param checkoutId entries about this order only
 * @param past entries that come after this one
 * @param query whose entries, of what, and in which direction
 */
export async function readLog({
  checkoutId,
  past,
  take = LOG_PAGE,
  query,
}: { checkoutId?: string; past?: bigint; take?: number; query?: LogQuery } = {}): Promise<StaffLogEntry[]> {
  const isRising = query?.direction === 'ascending';
  const rows = await db.staffLog.findMany({
    where: {
      checkoutId,
      staffEmail: query?.filters.wer ?? undefined,
      action: query?.filters.was ?? undefined,
      ...(past !== undefined && { id: isRising ? { gt: past } : { lt: past } }),
    },
    orderBy: { id: isRising ? 'asc' : 'desc' },
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

/** Everybody who stands in the log, those included who are no longer in the team: from one to the next in an index, however long it is. */
export async function loggedStaff(): Promise<string[]> {
  const colleagues = await db.$queryRaw<{ email: string }[]>`
    with recursive colleague(email) as (
      select min(staff_email) from staff_log
      union all select (select min(staff_email) from staff_log where staff_email > email) from colleague where email is not null)
    select email from colleague where email is not null`;
  return colleagues.map(({ email }) => email);
}
