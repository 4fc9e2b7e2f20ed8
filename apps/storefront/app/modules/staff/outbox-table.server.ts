import { db, Prisma } from '~/platform/db.server.ts';
import type { Listed, ListQuery, Slice } from '~/platform/list-query.ts';
import { directionSql } from '~/platform/list-sql.server.ts';
import { defineTable } from '~/platform/table.server.ts';
import { jobNames, jobOrders, type JobRow, type OutboxJob, selectJobs, toJob } from './outbox.server.ts';

/** Jobs that failed and wait for another try, or were given up. */
async function listHangingJobs(
  { sort, direction, filters }: ListQuery<'dringend' | 'alter' | 'naechster', 'was'>,
  { skip, take }: Slice,
): Promise<Listed<OutboxJob>> {
  const where = Prisma.sql`where j.last_error is not null and t.identifier = coalesce(${filters.was}, t.identifier)`;
  const [rows, [counted]] = await Promise.all([
    db.$queryRaw<
      JobRow[]
    >`${selectJobs} ${where} order by ${jobOrders[sort](directionSql[direction])}, j.id limit ${take} offset ${skip}`,
    db.$queryRaw<{ count: number }[]>`select count(*)::int as count
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id ${where}`,
  ]);
  return { rows: rows.map(toJob), count: counted?.count ?? 0 };
}

/** What hangs: what was given up and failed most often first. */
export const outboxTable = defineTable({
  path: '/admin/ausgang',
  sorts: { dringend: 'descending', alter: 'ascending', naechster: 'ascending' },
  filters: {
    was: {
      label: 'Was',
      all: 'Alles',
      choices: Object.fromEntries(Object.entries(jobNames).map(([name, [title]]) => [name, title])),
    },
  },
  read: listHangingJobs,
  csv: {
    file: 'velory-ausgang',
    action: 'jobs.export',
    columns: [
      ['Was', ({ what }) => what.title],
      ['Wohin', ({ what }) => what.to],
      ['Bestellung', ({ orderNumber }) => orderNumber],
      ['Versuche', ({ tries }) => tries],
      ['Ergebnis', ({ reason }) => reason],
      ['Seit', ({ createdAt }) => createdAt],
      ['Nächster', ({ nextAt }) => nextAt ?? 'aufgegeben'],
    ],
  },
});
