import type { ExportPart, Person } from '~/platform/modules.server.ts';
import { type Database, db } from '~/platform/db.server.ts';
import { currentInstanceId } from '~/platform/instance-scope.server.ts';

/** Removes the reminder of a person's address. */
export async function eraseReminder(database: Database, { email }: Person): Promise<void> {
  if (email) await database.blackFridayReminder.deleteMany({ where: { email, instanceId: currentInstanceId() } });
}

/** The reminder that waits for a person's address, with the sentence they agreed to. */
export async function exportReminder({ email }: Person): Promise<ExportPart[]> {
  const row = email
    ? await db.blackFridayReminder.findFirst({ where: { email, instanceId: currentInstanceId() } })
    : null;
  if (!row) return [];
  const moments = {
    since: row.askedAt.toISOString(),
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    sentAt: row.sentAt?.toISOString() ?? null,
  };
  return [{ name: 'black-friday-reminder', rows: [{ email: row.email, text: row.consentText, ...moments }] }];
}
