import { type Database, db } from '~/platform/db.server.ts';

/** The result of a decision about a payment of a statement. */
export type TransactionDecision = 'done' | 'changed';

/** States in which staff can still decide. */
const open = ['matched', 'proposed', 'held'] as const;

/**
 * Records that a payment belongs to no order of the shop.
 * @param reason as written by the staff member
 * @param note also called in the same transaction
 */
export async function setAside(
  id: string,
  { reason, staffEmail }: { reason: string; staffEmail: string },
  note: (database: Database) => Promise<void>,
): Promise<TransactionDecision> {
  return db.$transaction(async (database) => {
    const { count } = await database.bankTransaction.updateMany({
      where: { id, state: { in: [...open] } },
      data: { state: 'set_aside', reason, decidedBy: staffEmail, decidedAt: new Date() },
    });
    if (count === 0) return 'changed';
    await note(database);
    return 'done';
  });
}

/** Removes a statement that was uploaded by mistake, unless one of its payments has been decided. */
export async function removeStatement(
  id: string,
  note: (database: Database) => Promise<void>,
): Promise<TransactionDecision> {
  return db.$transaction(async (database) => {
    await database.$queryRaw`select from bank_statement where id = ${id}::uuid for update`;
    const decided = { OR: [{ decidedAt: { not: null } }, { bookings: { gt: 0 } }] };
    if ((await database.bankTransaction.count({ where: { statementId: id, ...decided } })) > 0) return 'changed';
    const { count } = await database.bankStatement.deleteMany({ where: { id } });
    if (count === 0) return 'changed';
    await note(database);
    return 'done';
  });
}
