import { type Database, db } from '~/platform/db.server.ts';
import type { StaffMember } from './role.server.ts';
import { getOwnEntry } from '~/platform/own-entry.ts';
import type { ListQuery } from '~/platform/list-query.ts';
import { type StaffAction, staffActions } from './areas.ts';

export interface StaffLogEntry {
  id: string;
  /** ISO 8601 */
  at: string;
  staffEmail: string;
  /** In words. */
  action: string;
  subject: string | null;
  /** Number of the order it is about, as long as that is there. */
  orderNumber: string | null;
}

interface Act {
  action: StaffAction;
  checkoutId?: string;
  /** What it was done to or what was chosen; nothing of a person. */
  subject?: string;
}

/**
 * Notes what a staff member did; in the transaction of a change, or before what is read is handed out.
 * @param database the transaction of the change
 */
export async function recordAction(staff: StaffMember, act: Act, database: Database = db): Promise<void> {
  const { userId: staffId, email: staffEmail } = staff;
  await database.staffLog.create({ data: { staffId, staffEmail, ...act }, select: { id: true } });
}

/**
 * Changes something and notes it, in one transaction. A change that was not made leaves no entry.
 * @param change returns something falsy where there was nothing to change
 * @param act a function where the entry depends on what was changed; null: nothing was
 */
export function changeAndRecord<Done>(
  staff: StaffMember,
  change: (database: Database) => Promise<Done>,
  act: Act | ((changed: NonNullable<Done>) => Act | null),
): Promise<Done> {
  return db.$transaction(async (database) => {
    const changed = await change(database);
    const entry = changed ? (typeof act === 'function' ? act(changed) : act) : null;
    if (entry) await recordAction(staff, entry, database);
    return changed;
  });
}

/** The result of an action: `refused` says why in a sentence. */
export type ActResult = { kind: 'done' } | { kind: 'refused'; reason: string };

export const done: ActResult = { kind: 'done' };
export const refused = (reason: string): ActResult => ({ kind: 'refused', reason });

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
}: { checkoutId?: string; past?: bigint; take?: number; query?: ListQuery<'neu', 'wer' | 'was'> } = {}): Promise<
  StaffLogEntry[]
> {
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
    // An action that is no longer known is shown as it is stored.
    action: getOwnEntry<string>(staffActions, row.action) ?? row.action,
    subject: row.subject,
    orderNumber: (row.checkoutId && numbers.get(row.checkoutId)) || null,
  }));
}
