import { eraseHooks } from '~/modules/identity/erasure/person-hooks.server.ts';
import { type ExportPart, exportPerson, type Person } from '~/modules/identity/erasure.server.ts';
import { db } from '~/platform/db.server.ts';
import { wireModules } from '~/wiring.server.ts';

/** Removes what every module of the wired shop keeps of a person, as an erasure does. */
export async function eraseWired(person: Person): Promise<void> {
  wireModules();
  await db.$transaction(async (database) => {
    for (const hook of eraseHooks()) await hook(database, person);
  });
}

/** What the wired shop gives a person of what it keeps: the rows of one part. @param name of the part */
export async function exportedRows(person: Person, name: string): Promise<ExportPart['rows']> {
  wireModules();
  const parts = await exportPerson(person, 'de');
  return parts.filter((part) => part.name === name).flatMap(({ rows }) => rows);
}
