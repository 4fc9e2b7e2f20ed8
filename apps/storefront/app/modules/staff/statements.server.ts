import { listInstances } from '~/modules/instances/instances.server.ts';
import { dueOn, notePaid, noteUnpaid, sharedOrders, statementStates } from '~/modules/organizations/desk.server.ts';
import { monthPlus, type StatementState, statementOf } from '~/modules/organizations/statement.ts';
import { db } from '~/platform/db.server.ts';
import { MAIN_SHOP } from '~/platform/instance-id.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import type { StaffMember } from './role.server.ts';
import { noteAct } from './staff-log.server.ts';

/** Months that the list goes back. */
const MONTHS = 12;

/** A month's statement of an employer. Amounts are Rappen, days ISO dates. */
export interface EmployerStatement {
  organizationId: string;
  name: string;
  month: string;
  total: number;
  dueOn: string;
  state: StatementState;
}

/** Statements of all organizations that come to something, this month's and those of the year before, the newest first. */
export async function listStatements(now = new Date()): Promise<EmployerStatement[]> {
  const current = zurichDate(now).slice(0, 7);
  const organizations = listInstances().filter(({ id }) => id !== MAIN_SHOP);
  const lists = await Promise.all(
    organizations.map(async (organization) => {
      const [orders, stateOf] = [await sharedOrders(organization), await statementStates(organization, now)];
      return Array.from({ length: MONTHS + 1 }, (_, back): EmployerStatement => {
        const month = monthPlus(current, -back);
        const { total } = statementOf(orders, month);
        const { id: organizationId, name } = organization;
        return { organizationId, name, month, total, dueOn: dueOn(month), state: stateOf(month, total) };
      });
    }),
  );
  return lists
    .flat()
    .filter(({ state }) => state !== 'nothing')
    .sort((one, other) => other.month.localeCompare(one.month) || one.name.localeCompare(other.name, 'de-CH'));
}

/**
 * Notes that an employer has paid a month's statement, or that it has not, and who noted it.
 * @returns false where there is no such statement
 */
export async function markStatement(
  staff: StaffMember,
  { organizationId, month, isPaid }: { organizationId: string; month: string; isPaid: boolean },
): Promise<boolean> {
  const found = (await listStatements()).find((each) => each.organizationId === organizationId && each.month === month);
  if (!found) return false;
  const house = { id: organizationId };
  await db.$transaction(async (database) => {
    if (isPaid) await notePaid(database, house, month, found.total);
    else await noteUnpaid(database, house, month);
    const action = isPaid ? 'statement.paid' : 'statement.open';
    await noteAct(staff, { action, subject: `${found.name}, ${month}` }, database);
  });
  return true;
}
