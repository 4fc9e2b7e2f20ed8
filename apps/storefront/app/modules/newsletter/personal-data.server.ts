import { type Database, db } from '~/platform/db.server.ts';
import { currentInstanceId } from '~/platform/instance-scope.server.ts';
import type { ExportPart, Person } from '~/platform/modules.server.ts';

/** Removes the newsletter's row of a person's address, left or not. */
export async function eraseSubscription(database: Database, { email }: Person): Promise<void> {
  if (email) await database.newsletterSubscription.deleteMany({ where: { email, instanceId: currentInstanceId() } });
}

/** What is stored about a person's newsletter, with the sentence they agreed to. */
export async function exportSubscription({ email }: Person): Promise<ExportPart[]> {
  const row = email
    ? await db.newsletterSubscription.findFirst({ where: { email, instanceId: currentInstanceId() } })
    : null;
  if (!row) return [];
  return [
    {
      name: 'newsletter',
      rows: [
        {
          email: row.email,
          firstname: row.firstName,
          lastname: row.lastName,
          text: row.consentText,
          page: row.pageUri,
          since: row.askedAt.toISOString(),
          confirmedAt: row.confirmedAt?.toISOString() ?? null,
          leftAt: row.leftAt?.toISOString() ?? null,
        },
      ],
    },
  ];
}
