import { db, Prisma } from '~/platform/db.server.ts';
import type { Listed, ListQuery, Slice } from '~/platform/list-query.ts';
import { directionSql } from '~/platform/list-sql.server.ts';
import { defineTable } from '~/platform/table.server.ts';
import { likePattern } from './order-query.server.ts';

type FailureSort = 'zuletzt' | 'mal';

/** What failed in browsers, put together over all its minutes. Times are ISO 8601. */
export interface ListedFailure {
  fingerprint: string;
  /** On any page, or reported by the checkout itself. */
  place: 'seite' | 'checkout';
  placeName: string;
  message: string;
  stack: string | null;
  path: string | null;
  count: number;
  lastAt: string;
}

/** The words of a place. */
const failurePlaces = { seite: 'Seiten', checkout: 'Checkout' } as const;

const orders: Readonly<Record<FailureSort, Prisma.Sql>> = {
  zuletzt: Prisma.sql`"lastAt"`,
  mal: Prisma.sql`count`,
};

/** What failed in shoppers' browsers in the last thirty days, on any page and in the checkout. */
async function listFailures(
  { sort, direction, filters }: ListQuery<FailureSort, 'wo' | 'suchen'>,
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
    db.$queryRaw<(Omit<ListedFailure, 'lastAt' | 'placeName'> & { lastAt: Date })[]>`select * from ${found} ${where}
      order by ${orders[sort]} ${directionSql[direction]}, fingerprint limit ${take} offset ${skip}`,
    db.$queryRaw<{ count: number }[]>`select count(*)::int as count from ${found} ${where}`,
  ]);
  return {
    rows: rows.map((row) => ({ ...row, placeName: failurePlaces[row.place], lastAt: row.lastAt.toISOString() })),
    count: counted?.count ?? 0,
  };
}

/** The failures in shoppers' browsers. */
export const failureTable = defineTable({
  path: '/admin/fehler',
  sorts: { zuletzt: 'descending', mal: 'descending' },
  filters: {
    wo: { label: 'Wo', all: 'Überall', choices: failurePlaces },
    suchen: { label: 'Meldung', all: 'Meldung', choices: null },
  },
  read: listFailures,
  csv: {
    file: 'velory-fehler',
    action: 'failures.export',
    columns: [
      ['Wo', ({ placeName }) => placeName],
      ['Meldung', ({ message }) => message],
      ['Pfad', ({ path }) => path],
      ['Mal', ({ count }) => count],
      ['Zuletzt', ({ lastAt }) => lastAt],
      ['Spur', ({ stack }) => stack],
    ],
  },
});
