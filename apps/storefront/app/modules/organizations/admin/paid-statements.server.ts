import type { Organization } from '~/modules/content/content.ts';
import { type StatementStatus, getStatementStatus } from '~/modules/organizations/statement.ts';
import { type Database, db } from '~/platform/db.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';

type OrganizationRef = Pick<Organization, 'id'>;

/** What the team has noted as paid: Rappen by month. */
export async function paidStatements({ id }: OrganizationRef): Promise<ReadonlyMap<string, number>> {
  const rows = await db.paidStatement.findMany({
    where: { organizationId: id },
    select: { month: true, amount: true },
  });
  return new Map(rows.map(({ month, amount }) => [month, amount]));
}

/** Returns a function that gives the status of a month's statement, from the payments the team has recorded. */
export async function statementStates(organization: OrganizationRef, now = new Date()) {
  const paid = await paidStatements(organization);
  const today = zurichDate(now);
  return (month: string, total: number): StatementStatus => getStatementStatus(month, total, paid.get(month), today);
}

/** Records that a month's statement is settled. @param amount Rappen that it comes to */
export async function recordPaid(
  database: Database,
  { id }: OrganizationRef,
  month: string,
  amount: number,
): Promise<void> {
  await database.paidStatement.upsert({
    where: { organizationId_month: { organizationId: id, month } },
    create: { organizationId: id, month, amount },
    update: { amount, notedAt: new Date() },
  });
}

/** Takes the note back. */
export async function recordUnpaid(database: Database, { id }: OrganizationRef, month: string): Promise<void> {
  await database.paidStatement.deleteMany({ where: { organizationId: id, month } });
}
