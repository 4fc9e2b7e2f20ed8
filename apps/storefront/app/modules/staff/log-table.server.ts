import { db } from '~/platform/db.server.ts';
import { defineTable } from '~/platform/table.server.ts';
import { staffActions } from './areas.ts';
import { readLog, type StaffLogEntry } from './staff-log.server.ts';

/** The log, in the order in which things happened. Its page goes on from entry to entry, its export is read at once. */
export const logTable = defineTable<StaffLogEntry, 'neu', 'wer' | 'was'>({
  path: '/admin/protokoll',
  sorts: { neu: 'descending' },
  filters: {
    wer: { label: 'Wer', all: 'Alle im Team', choices: null },
    was: { label: 'Was', all: 'Alles', choices: staffActions },
  },
  read: async (query, { take }) => {
    const rows = await readLog({ query, take });
    return { rows, count: rows.length };
  },
  csv: {
    file: 'velory-protokoll',
    action: 'log.export',
    columns: [
      ['Wann', ({ at }) => at],
      ['Wer', ({ staffEmail }) => staffEmail],
      ['Was', ({ action }) => action],
      ['Bestellung', ({ orderNumber }) => orderNumber],
      ['Woran', ({ subject }) => subject],
    ],
  },
});

/**
 * Everyone who is in the log, those included who are no longer in the team: from one to the next in an index, however
 * long it is.
 */
export async function loggedStaff(): Promise<string[]> {
  const colleagues = await db.$queryRaw<{ email: string }[]>`
    with recursive colleague(email) as (
      select min(staff_email) from staff_log
      union all select (select min(staff_email) from staff_log where staff_email > email) from colleague where email is not null)
    select email from colleague where email is not null`;
  return colleagues.map(({ email }) => email);
}
