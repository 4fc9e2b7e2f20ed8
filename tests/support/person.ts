import { runEraseHooks } from '~/modules/identity/erase-person.server.ts';
import { exportPerson } from '~/modules/identity/erasure.server.ts';
import { db } from '~/platform/db.server.ts';
import type { ExportPart, Person } from '~/platform/modules.server.ts';
import { wireModules } from '~/wiring.server.ts';

/** Removes what every module of the wired shop stores about a person, as an erasure does. */
export async function eraseWired(person: Person): Promise<void> {
  wireModules();
  await db.$transaction((database) => runEraseHooks(database, person));
}

/** What the wired shop exports for a person: the rows of one part. @param name of the part */
export async function exportedRows(person: Person, name: string): Promise<ExportPart['rows']> {
  wireModules();
  const parts = await exportPerson(person, 'de');
  return parts.filter((part) => part.name === name).flatMap(({ rows }) => rows);
}
