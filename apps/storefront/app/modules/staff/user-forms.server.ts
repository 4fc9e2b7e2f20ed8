import { listEntries, markEntry } from '~/modules/user-forms/user-forms.server.ts';
import type { ListedEntry } from '~/modules/user-forms/user-forms.ts';
import { csvOf } from '~/platform/csv.ts';
import { db } from '~/platform/db.server.ts';
import type { StaffMember } from './role.server.ts';
import { noteAct } from './staff-log.server.ts';

export const entryStates = ['offen', 'erledigt', 'alle'] as const;
export type EntryState = (typeof entryStates)[number];

/** What was sent with forms; the look is in the log. */
export async function readEntries(staff: StaffMember, state: EntryState): Promise<ListedEntry[]> {
  await noteAct(staff, { action: 'user-forms.list', subject: state });
  return listEntries(state);
}

/** Notes that an entry is dealt with, or open again. @returns false where it is so already */
export function markStaffEntry(staff: StaffMember, id: string, isDone: boolean): Promise<boolean> {
  return db.$transaction(async (database) => {
    const isMarked = await markEntry(database, id, isDone);
    if (isMarked) await noteAct(staff, { action: isDone ? 'user-form.done' : 'user-form.open', subject: id }, database);
    return isMarked;
  });
}

const MOST_ROWS = 20_000;

/** Everything that was sent, as CSV with a column for each question; it is in the log. */
export async function entriesCsv(staff: StaffMember): Promise<string> {
  await noteAct(staff, { action: 'user-forms.export' });
  const entries = await listEntries('alle', MOST_ROWS);
  const labels = [...new Set(entries.flatMap(({ answers }) => answers.map(({ label }) => label)))];
  const rows = entries.map(({ title, locale, createdAt, doneAt, answers }) => [
    ...[title, locale, createdAt, doneAt ?? ''],
    ...labels.map((label) => answers.find((answer) => answer.label === label)?.value ?? ''),
  ]);
  return csvOf([['Formular', 'Sprache', 'Gesendet', 'Erledigt', ...labels], ...rows]);
}
