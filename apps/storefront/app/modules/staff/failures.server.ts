import { db, Prisma } from '~/platform/db.server.ts';
import { fileSlice, type Listed, readList, type Slice } from '~/platform/list-query.ts';
import { directionSql } from '~/platform/list-sql.server.ts';
import { failureList, failurePlaces, type FailuresQuery, type ListedFailure } from './failures.ts';
import { listCsv } from './list-csv.server.ts';
import { likePattern } from './order-query.server.ts';
import type { StaffMember } from './role.server.ts';

const orders: Readonly<Record<FailuresQuery['sort'], Prisma.Sql>> = {
  zuletzt: Prisma.sql`"lastAt"`,
  mal: Prisma.sql`count`,
};

/** What failed in shoppers' browsers in the last thirty days, on any page and in the checkout. */
export async function listFailures(
  { sort, direction, filters }: FailuresQuery,
  { skip, take }: Slice,
): Promise<Listed<ListedFailure>> {
  const where = Prisma.sql`where place = coalesce(${filters.wo}, place)
    and message ilike ${filters.suchen === null ? '%' : likePattern(filters.suchen)}`;
  const found = Prisma.sql`(
    select fingerprint, 'seite' as place, min(message) as message, min(stack) as stack, min(path) as path,
      sum(count)::int as count, max(minute) as "lastAt"
    from breaking_error_log where minute > now() - interval '30 days' group by fingerprint
    union all
    select fingerprint, 'checkout', min(message), null, null, sum(count)::int, max(hour)
    from checkout_bug where hour > now() - interval '30 days' group by fingerprint) found`;
  const [rows, [counted]] = await Promise.all([
    db.$queryRaw<(Omit<ListedFailure, 'lastAt'> & { lastAt: Date })[]>`select * from ${found} ${where}
      order by ${orders[sort]} ${directionSql[direction]}, fingerprint limit ${take} offset ${skip}`,
    db.$queryRaw<{ count: number }[]>`select count(*)::int as count from ${found} ${where}`,
  ]);
  return { rows: rows.map((row) => ({ ...row, lastAt: row.lastAt.toISOString() })), count: counted?.count ?? 0 };
}

/** The same list as CSV. */
export const failuresCsv = (staff: StaffMember, params: URLSearchParams): Promise<string> =>
  listCsv(staff, { action: 'failures.export', heads: 'Wo;Meldung;Pfad;Mal;Zuletzt;Spur' }, async () => {
    const { rows } = await listFailures(readList(failureList, params), fileSlice);
    return rows.map(({ place, message, path, count, lastAt, stack }) => [
      ...[failurePlaces[place], message, path ?? '', String(count), lastAt, stack ?? ''],
    ]);
  });
