import { entryList, type EntriesQuery } from '~/modules/user-forms/entry-list.ts';
import { entryTitles, listEntries, markEntry } from '~/modules/user-forms/user-forms.server.ts';
import { db } from '~/platform/db.server.ts';
import { fileSlice, pageSlice, readList } from '~/platform/list-query.ts';
import { listCsv } from './list-csv.server.ts';
import type { StaffMember } from './role.server.ts';
import { noteAct } from './staff-log.server.ts';

/** What was sent with forms; the look is in the log. */
export async function readEntries(staff: StaffMember, query: EntriesQuery) {
  await noteAct(staff, { action: 'user-forms.list', subject: query.filters.stand ?? 'offen' });
  const [list, titles] = await Promise.all([listEntries(query, pageSlice(query)), entryTitles()]);
  return { list, titles };
}

/** Notes that an entry is dealt with, or open again. @returns false where it is so already */
export function markStaffEntry(staff: StaffMember, id: string, isDone: boolean): Promise<boolean> {
  return db.$transaction(async (database) => {
    const isMarked = await markEntry(database, id, isDone);
    if (isMarked) await noteAct(staff, { action: isDone ? 'user-form.done' : 'user-form.open', subject: id }, database);
    return isMarked;
  });
}

/** What was sent as CSV with a column for each question; it is in the log. */
export async function entriesCsv(staff: StaffMember, params: URLSearchParams): Promise<string> {
  const { rows } = await listEntries(readList(entryList, params), fileSlice);
  const labels = [...new Set(rows.flatMap(({ answers }) => answers.map(({ label }) => label)))];
  return listCsv(
    staff,
    { action: 'user-forms.export', heads: ['Formular', 'Sprache', 'Gesendet', 'Erledigt', ...labels] },
    async () =>
      rows.map(({ title, locale, createdAt, doneAt, answers }) => [
        ...[title, locale, createdAt, doneAt ?? ''],
        ...labels.map((label) => answers.find((answer) => answer.label === label)?.value ?? ''),
      ]),
  );
}
