import type { Organization } from '~/modules/content/content.ts';
import { monthPlus, type StatementState } from '~/modules/organizations/statement.ts';
import { type Database, db } from '~/platform/db.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';

type House = Pick<Organization, 'id'>;

/** The day until which a month's statement is to be paid, ISO date. */
export const dueOn = (month: string): string => `${monthPlus(month, 1)}-10`;

/** Where statements of an organization stand, by what the team has noted. @returns for a month and its sum in Rappen */
export async function statementStates({ id }: House, now = new Date()) {
  const rows = await db.paidStatement.findMany({ where: { organizationId: id }, select: { month: true } });
  const paid = new Set(rows.map(({ month }) => month));
  const today = zurichDate(now);
  return (month: string, total: number): StatementState => {
    if (paid.has(month)) return 'paid';
    if (total === 0) return 'nothing';
    return dueOn(month) < today ? 'overdue' : 'open';
  };
}

/** Notes that a month's statement was paid. @param amount Rappen that it came to */
export async function notePaid(database: Database, { id }: House, month: string, amount: number): Promise<void> {
  await database.paidStatement.createMany({ data: [{ organizationId: id, month, amount }], skipDuplicates: true });
}

/** Takes the note back. */
export async function noteUnpaid(database: Database, { id }: House, month: string): Promise<void> {
  await database.paidStatement.deleteMany({ where: { organizationId: id, month } });
}
