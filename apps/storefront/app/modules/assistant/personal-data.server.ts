import type { ExportPart, Person } from '~/platform/modules.server.ts';
import { type Database, db } from '~/platform/db.server.ts';

/** Removes what a person has handed on to the team, by their address; other questions name no one. */
export async function eraseHandedOver(database: Database, { email }: Person): Promise<void> {
  if (email) await database.assistantAnswer.deleteMany({ where: { email } });
}

export async function exportHandedOver({ email }: Person): Promise<ExportPart[]> {
  const rows = email ? await db.assistantAnswer.findMany({ where: { email }, orderBy: { createdAt: 'asc' } }) : [];
  if (rows.length === 0) return [];
  return [
    {
      name: 'assistant',
      rows: rows.map(({ question, bikeSlug, createdAt }) => ({
        email,
        product: bikeSlug,
        text: question,
        since: createdAt.toISOString(),
      })),
    },
  ];
}
