import type { ExportPart, Person } from '~/platform/modules.server.ts';
import { type Database, db } from '~/platform/db.server.ts';

/** Removes the calls that were booked with a person's address. */
export async function eraseCalls(database: Database, { email }: Person): Promise<void> {
  if (email) await database.consultationCall.deleteMany({ where: { email } });
}

/** The calls that were booked with a person's address. */
export async function exportCalls({ email }: Person): Promise<ExportPart[]> {
  const calls = email ? await db.consultationCall.findMany({ where: { email }, orderBy: { startsAt: 'asc' } }) : [];
  return [
    {
      name: 'calls',
      rows: calls.map(({ startsAt, firstName: firstname, phone, question: text, bike: product, createdAt }) => ({
        firstname,
        phone,
        email,
        text,
        product,
        callAt: startsAt.toISOString(),
        since: createdAt.toISOString(),
      })),
    },
  ];
}

/** Calls of an anonymous visitor become those of the account that they turn out to be. */
export async function mergeCalls(database: Database, fromUserId: string, toUserId: string): Promise<void> {
  await database.consultationCall.updateMany({ where: { userId: fromUserId }, data: { userId: toUserId } });
}
