import { type Database, db } from '~/platform/db.server.ts';
import type { ExportPart, Person } from '~/platform/modules.server.ts';
import { storedAnswers } from './user-forms.schema.server.ts';

/** Removes what was sent with a person's address. */
export async function eraseEntries(database: Database, { email }: Person): Promise<void> {
  if (email) await database.userFormEntry.deleteMany({ where: { email: email.toLowerCase() } });
}

/** What was sent with a person's address, with the sentence they agreed to. */
export async function exportEntries({ email }: Person): Promise<ExportPart[]> {
  if (!email) return [];
  const rows = await db.userFormEntry.findMany({
    where: { email: email.toLowerCase() },
    orderBy: { createdAt: 'asc' },
  });
  return [
    {
      name: 'userForms',
      rows: rows.map(({ title, answers, consentText, pageUri, createdAt }) => ({
        form: title,
        text: consentText,
        page: pageUri,
        since: createdAt.toISOString(),
        answers: storedAnswers
          .parse(answers)
          .map(({ label, value }) => `${label}: ${value}`)
          .join('\n'),
      })),
    },
  ];
}
