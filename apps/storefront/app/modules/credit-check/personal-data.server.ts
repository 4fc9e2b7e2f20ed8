import type { ExportPart, Person } from '~/platform/modules.server.ts';
import { type Database, db } from '~/platform/db.server.ts';
import { dropCheckPictures } from './check-pictures.server.ts';

/** Hands a person's checks to the person they turn out to be. */
export async function mergeChecks(database: Database, fromUserId: string, toUserId: string): Promise<void> {
  await database.creditCheck.updateMany({ where: { userId: fromUserId }, data: { userId: toUserId } });
}

/** Everything by which a check is a person's: by its owner, or by the verified address that a person was asked with. */
const checksOf = ({ userId, email }: Person) => ({ OR: [{ userId }, ...(email ? [{ email }] : [])] });

/** Removes a person's checks with their pictures. Reminders wait in the queue by their address, and go with it. */
export async function eraseChecks(database: Database, person: Person): Promise<void> {
  await dropCheckPictures(database, { check: checksOf(person) });
  await database.creditCheck.deleteMany({ where: checksOf(person) });
}

export async function exportChecks(person: Person): Promise<ExportPart[]> {
  const checks = await db.creditCheck.findMany({ where: checksOf(person), orderBy: { createdAt: 'asc' } });
  return [
    {
      name: 'creditChecks',
      rows: checks.map((check) => ({
        since: check.createdAt.toISOString(),
        birthDate: check.birthDate.toISOString().slice(0, 10),
        isResident: check.isResident,
        idType: check.documentKind,
        residentSince: check.residentSince?.toISOString().slice(0, 10) ?? null,
        debt: check.debt,
        reasons: check.reasons.join(', '),
        firstname: check.firstName,
        email: check.email,
        text: check.reviewText,
        decision: check.decision,
        answer: check.decisionText,
      })),
    },
  ];
}
