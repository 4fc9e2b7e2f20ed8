import { z } from 'zod';
import { db, Prisma } from '~/platform/db.server.ts';
import { fileSlice, type Listed, readList, type Slice } from '~/platform/list-query.ts';
import { directionSql } from '~/platform/list-sql.server.ts';
import { listCsv } from './list-csv.server.ts';
import { jobWords, type OutboxJob, outboxList, type OutboxQuery } from './outbox.ts';
import type { StaffMember } from './role.server.ts';
import { noteAct } from './staff-log.server.ts';

/*
 * The outbox as the staff sees it: what waits, what hangs and why, and what an order has sent. Payloads stay where they are: of an
 * order's job its number is shown, of all others nothing.
 */

const ofOrder = z.object({ checkoutId: z.uuid() });

/** Keeps that a job of an order is done; jobs of nothing else leave no trace. */
export async function noteDoneJob({
  name,
  payload,
  job,
}: {
  name: string;
  payload: unknown;
  job: { id: string; attempts: number; created_at: Date };
}): Promise<void> {
  const parsed = ofOrder.safeParse(payload);
  if (!parsed.success) return;
  const { checkoutId } = parsed.data;
  await db.$executeRaw`
    insert into done_job (id, name, checkout_id, attempts, created_at)
    select ${BigInt(job.id)}, ${name}, ${checkoutId}::uuid, ${job.attempts}, ${job.created_at}
    from checkout where id = ${checkoutId}::uuid on conflict (id) do nothing`;
}

interface JobRow {
  id: string;
  name: string;
  attempts: number;
  maxAttempts: number;
  lastError: string | null;
  runAt: Date;
  createdAt: Date;
  isLocked: boolean;
  orderNumber: string | null;
}

const jobs = Prisma.sql`
  select j.id::text as id, t.identifier as name, j.attempts::int as attempts, j.max_attempts::int as "maxAttempts",
    j.last_error as "lastError", j.run_at as "runAt", j.created_at as "createdAt", j.locked_at is not null as "isLocked",
    c.number as "orderNumber"
  from graphile_worker._private_jobs j
  join graphile_worker._private_tasks t on t.id = j.task_id
  left join checkout c on c.id::text = j.payload->>'checkoutId'`;

const orders: Readonly<Record<OutboxQuery['sort'], (direction: Prisma.Sql) => Prisma.Sql>> = {
  dringend: (direction) => Prisma.sql`(j.attempts >= j.max_attempts) ${direction}, j.attempts ${direction}, j.run_at`,
  alter: (direction) => Prisma.sql`j.created_at ${direction}`,
  naechster: (direction) => Prisma.sql`(j.attempts >= j.max_attempts), j.run_at ${direction}`,
};

function toJob(row: JobRow): OutboxJob {
  const isGivenUp = row.attempts >= row.maxAttempts;
  return {
    id: row.id,
    name: row.name,
    what: jobWords(row.name),
    orderNumber: row.orderNumber,
    tries: row.attempts,
    isGivenUp,
    isRunning: row.isLocked,
    // The first line says what happened; what follows is for developers, in the log.
    reason: row.lastError?.split('\n', 1)[0]?.slice(0, 200) ?? null,
    nextAt: isGivenUp ? null : row.runAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    doneAt: null,
  };
}

/** Jobs that failed and wait for another try, or were given up. */
export async function listHangingJobs(
  { sort, direction, filters }: OutboxQuery,
  { skip, take }: Slice,
): Promise<Listed<OutboxJob>> {
  const where = Prisma.sql`where j.last_error is not null and t.identifier = coalesce(${filters.was}, t.identifier)`;
  const [rows, [counted]] = await Promise.all([
    db.$queryRaw<
      JobRow[]
    >`${jobs} ${where} order by ${orders[sort](directionSql[direction])}, j.id limit ${take} offset ${skip}`,
    db.$queryRaw<{ count: number }[]>`select count(*)::int as count
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id ${where}`,
  ]);
  return { rows: rows.map(toJob), count: counted?.count ?? 0 };
}

/** What hangs as CSV. */
export const outboxCsv = (staff: StaffMember, params: URLSearchParams): Promise<string> =>
  listCsv(staff, { action: 'jobs.export', heads: 'Was;Wohin;Bestellung;Versuche;Ergebnis;Seit;Nächster' }, async () => {
    const { rows } = await listHangingJobs(readList(outboxList, params), fileSlice);
    return rows.map(({ what, orderNumber, tries, reason, createdAt, nextAt }) => [
      ...[what.title, what.to, orderNumber ?? '', String(tries), reason ?? '', createdAt, nextAt ?? 'aufgegeben'],
    ]);
  });

/** How many of them there are, and how many wait for their first try. */
export async function countJobs(): Promise<{ hanging: number; waiting: number }> {
  const [row] = await db.$queryRaw<{ hanging: number; waiting: number }[]>`
    select count(*) filter (where last_error is not null)::int as hanging,
      count(*) filter (where last_error is null and run_at <= now())::int as waiting
    from graphile_worker._private_jobs`;
  return row ?? { hanging: 0, waiting: 0 };
}

/** What one order has sent, and what of it still waits. */
export async function jobsOfOrder(checkoutId: string): Promise<OutboxJob[]> {
  const [waiting, done] = await Promise.all([
    db.$queryRaw<JobRow[]>`${jobs} where j.payload->>'checkoutId' = ${checkoutId}
      order by ${orders.dringend(directionSql.descending)} limit 50`,
    db.doneJob.findMany({ where: { checkoutId }, orderBy: { doneAt: 'asc' }, take: 100 }),
  ]);
  const sent = done.map((job): OutboxJob => {
    const { name, attempts: tries } = job;
    const [createdAt, doneAt] = [job.createdAt.toISOString(), job.doneAt.toISOString()];
    const times = { createdAt, doneAt, nextAt: null };
    return {
      id: String(job.id),
      name,
      what: jobWords(name),
      orderNumber: null,
      tries,
      isGivenUp: false,
      isRunning: false,
      reason: null,
      ...times,
    };
  });
  return [...sent, ...waiting.map(toJob)];
}

/**
 * Has jobs tried again now, with all their tries.
 * @param ids of the queue; absent: all that hang
 * @returns how many
 */
export async function retryJobs(staff: StaffMember, ids?: readonly string[]): Promise<number> {
  const numbers = (ids ?? []).filter((id) => /^\d{1,18}$/.test(id)).map(BigInt);
  return db.$transaction(async (database) => {
    const rows = await database.$queryRaw<{ id: bigint }[]>(
      ids
        ? Prisma.sql`select id from graphile_worker._private_jobs where id = any(${numbers}::bigint[]) and locked_at is null`
        : Prisma.sql`select id from graphile_worker._private_jobs where last_error is not null and locked_at is null`,
    );
    const found = rows.map(({ id }) => id);
    if (found.length === 0) return 0;
    await database.$executeRaw`
      select from graphile_worker.reschedule_jobs(${found}::bigint[], run_at => now(), attempts => 0)`;
    await noteAct(staff, { action: 'job.retry', subject: found.join(', ').slice(0, 200) }, database);
    return found.length;
  });
}
