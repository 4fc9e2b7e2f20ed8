import { z } from 'zod';
import type { Organization } from '~/modules/content/content.ts';
import type { MonthCount, EmployeeOrder } from '~/modules/organizations/admin.ts';
import { signedInstalments } from '~/modules/financing/financing.ts';
import { monthPlus, type SharedOrder, sharesOf } from '~/modules/organizations/statement.ts';
import { db } from '~/platform/db.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';

const contactSchema = z.object({ firstname: z.string().catch(''), lastname: z.string().catch('') });
const scheduleSchema = z.array(z.object({ date: z.string(), amount: z.number(), kind: z.string() }));

/** An order of which the employer may know that it is there, with whose it is. */
export interface KnownOrder extends SharedOrder {
  userId: string;
}

/**
 * The orders of an organization's shop as its employer may know them: those of which it pays a part and of which the
 * buyer agreed that it learns (decision 102). Every list, count, chart and statement of an employer is made of these
 * alone, and the query asks for nothing else of them, so that no page can show more.
 */
export async function sharedOrders({ id: instanceId }: Pick<Organization, 'id'>): Promise<KnownOrder[]> {
  const rows = await db.checkout.findMany({
    where: { instanceId, employerShare: { gt: 0 }, employerMonths: { gt: 0 }, employerToldAt: { not: null } },
    orderBy: { createdAt: 'desc' },
    select: {
      userId: true,
      contact: true,
      createdAt: true,
      schedule: true,
      employerShare: true,
      employerMonths: true,
      employerUntil: true,
      fulfilment: { select: { stage: true } },
      orderEvents: {
        where: { kind: { in: ['contract', 'cancelled', 'returned'] } },
        orderBy: { id: 'desc' },
        select: { kind: true, at: true },
      },
    },
  });
  const users = await db.userOrganization.findMany({
    where: { organizationId: instanceId, leftAt: { not: null } },
    select: { userId: true, leftAt: true },
  });
  const left = new Map(users.map(({ userId, leftAt }) => [userId, leftAt]));
  return rows.map((row) => {
    const isEnded = row.fulfilment?.stage === 'cancelled' || row.fulfilment?.stage === 'returned';
    const signed = row.orderEvents.findLast(({ kind }) => kind === 'contract');
    const ended = row.orderEvents.find(({ kind }) => kind !== 'contract');
    const ends = [isEnded ? (ended?.at ?? row.createdAt) : null, left.get(row.userId)];
    // A date of the database, of no time: its day is that of UTC.
    const until = row.employerUntil?.toISOString().slice(0, 10);
    const days = [...ends.map((end) => end && zurichDate(end)), until].filter((day) => day != null).sort();
    const { firstname, lastname } = contactSchema.parse(row.contact);
    return {
      userId: row.userId,
      name: `${firstname} ${lastname}`.trim() || '–',
      placedOn: zurichDate(row.createdAt),
      share: row.employerShare ?? 0,
      months: row.employerMonths ?? 0,
      instalments: signed ? signedInstalments(scheduleSchema.parse(row.schedule), zurichDate(signed.at)) : [],
      endedOn: days[0] ?? null,
      isCancelled: row.fulfilment?.stage === 'cancelled',
    };
  });
}

/** How many of the employer's parts of an order are due by a day. */
export const paidBy = (order: SharedOrder, day: string): number =>
  sharesOf(order).filter(({ date }) => date <= day).length;

/** The orders of a month, or all, the newest first. @param month `2026-11` */
export function ordersOf(orders: readonly KnownOrder[], month: string | null, now = new Date()): EmployeeOrder[] {
  const today = zurichDate(now);
  return orders
    .filter(({ placedOn }) => month === null || placedOn.startsWith(month))
    .map((order) => ({
      name: order.name,
      placedOn: order.placedOn,
      months: order.months,
      paid: paidBy(order, today),
      share: order.share,
      isEnded: order.endedOn !== null && order.endedOn <= today,
    }));
}

/** Orders of the last twelve months, the oldest first. */
export function ordersPerMonth(orders: readonly KnownOrder[], now = new Date()): MonthCount[] {
  const current = zurichDate(now).slice(0, 7);
  return Array.from({ length: 12 }, (_, index) => {
    const month = monthPlus(current, index - 11);
    return { month, count: orders.filter(({ placedOn }) => placedOn.startsWith(month)).length };
  });
}
