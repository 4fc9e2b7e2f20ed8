import { listInstances } from '~/modules/instances/instances.server.ts';
import { recordPaid, recordUnpaid, paidStatements, sharedOrders } from '~/modules/organizations/admin.server.ts';
import {
  dueOn,
  monthPlus,
  sharesOf,
  getStatementStatus,
  statementOf,
  type StatementStatus,
} from '~/modules/organizations/statement.ts';
import { db } from '~/platform/db.server.ts';
import { MAIN_SHOP } from '~/platform/instance-id.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import type { StaffMember } from './role.server.ts';
import { storedDeal } from '~/modules/orders/stored-order.schema.server.ts';
import { changeAndRecord } from './staff-log.server.ts';

/** The status of a statement, in words. */
export const statementWords = { open: 'Offen', paid: 'Bezahlt', overdue: 'Überfällig', nothing: '' } as const;

/** A month's statement of an employer. Amounts are Rappen, days ISO dates. */
export interface EmployerStatement extends StatementStatus {
  organizationId: string;
  name: string;
  /** Whether the organization's shop is there no more. */
  isRetired: boolean;
  month: string;
  total: number;
  dueOn: string;
  /** The status as text. */
  stateWords: string;
}

/** Months that the list goes back; what is not settled stays as long as it is not. */
const MONTHS = 12;

type Employer = Pick<EmployerStatement, 'name' | 'isRetired'> & { id: string };

const dealSchema = storedDeal.pick({ store_front_instance: true });

/**
 * Every employer that owes something or has paid: those whose shop is published, and those that are gone, by their
 * last slug.
 */
async function employers(): Promise<Employer[]> {
  const published = new Map(listInstances().map(({ id, name }) => [id as string, name]));
  const [buying, paying] = await Promise.all([
    db.checkout.findMany({
      where: { instanceId: { not: MAIN_SHOP }, employerShare: { gt: 0 } },
      distinct: ['instanceId'],
      orderBy: { createdAt: 'desc' },
      select: { instanceId: true, deals: { take: 1, select: { properties: true } } },
    }),
    db.paidStatement.findMany({ distinct: ['organizationId'], select: { organizationId: true } }),
  ]);
  const slugs = new Map(
    buying.map(({ instanceId, deals: [deal] }) => [
      instanceId,
      dealSchema.safeParse(deal?.properties).data?.store_front_instance,
    ]),
  );
  const ids = new Set([...slugs.keys(), ...paying.map(({ organizationId }) => organizationId)]);
  return [...ids].map((id) => ({
    id,
    name: published.get(id) ?? slugs.get(id) ?? id,
    isRetired: !published.has(id),
  }));
}

/** What the employers are called, by their letters. */
export const employerNames = async (): Promise<string[]> =>
  [...new Set((await employers()).map(({ name }) => name))].sort((one, other) => one.localeCompare(other, 'de-CH'));

/** Statements of one employer: those of the last year, and older ones that are not settled. */
async function statementsOf({ id, name, isRetired }: Employer, today: string): Promise<EmployerStatement[]> {
  const orders = await sharedOrders({ id });
  const paid = await paidStatements({ id });
  const current = today.slice(0, 7);
  const shared = orders.flatMap((order) => sharesOf(order).map(({ date }) => date.slice(0, 7)));
  const months = new Set([...shared, ...paid.keys()].filter((month) => month <= current));
  return [...months].flatMap((month) => {
    const { total } = statementOf(orders, month);
    const standing = getStatementStatus(month, total, paid.get(month), today);
    const isSettled = standing.outstanding + standing.credit === 0;
    if (standing.state === 'nothing' || (isSettled && month < monthPlus(current, -MONTHS))) return [];
    return [
      {
        organizationId: id,
        name,
        isRetired,
        month,
        total,
        dueOn: dueOn(month),
        ...standing,
        stateWords: statementWords[standing.state],
      },
    ];
  });
}

/** Statements of all organizations that come to something, the newest first. */
export async function listStatements(now = new Date()): Promise<EmployerStatement[]> {
  const lists = await Promise.all(
    (await employers()).map((organization) => statementsOf(organization, zurichDate(now))),
  );
  return lists
    .flat()
    .sort((one, other) => other.month.localeCompare(one.month) || one.name.localeCompare(other.name, 'de-CH'));
}

type Marked = 'done' | 'unknown' | 'changed';

/**
 * Records that a month's statement is settled, or that it is not, and who noted it.
 * @param mark total: Rappen that the person who marks it has seen
 */
export async function markStatement(
  staff: StaffMember,
  { organizationId, month, total, isPaid }: { organizationId: string; month: string; total: number; isPaid: boolean },
): Promise<Marked> {
  const found = (await listStatements()).find((each) => each.organizationId === organizationId && each.month === month);
  if (!found) return 'unknown';
  if (isPaid && found.total !== total) return 'changed';
  const organization = { id: organizationId };
  const act = { action: isPaid ? 'statement.paid' : 'statement.open', subject: `${found.name}, ${month}` } as const;
  await changeAndRecord(
    staff,
    async (database) => {
      await (isPaid ? recordPaid(database, organization, month, total) : recordUnpaid(database, organization, month));
      return true;
    },
    act,
  );
  return 'done';
}
