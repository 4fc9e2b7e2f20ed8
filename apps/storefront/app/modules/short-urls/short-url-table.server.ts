import { db, Prisma } from '~/platform/db.server.ts';
import type { Listed, ListQuery, Slice } from '~/platform/list-query.ts';
import { directionSql } from '~/platform/list-sql.server.ts';
import { defineTable } from '~/platform/table.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';

const DAY = 24 * 60 * 60 * 1000;

type ShortUrlSort = 'neu' | 'code' | 'letzthin' | 'gefolgt';

/** A short address as the staff lists it. Times are ISO 8601. */
export interface ListedShortUrl {
  code: string;
  target: string;
  note: string;
  createdAt: string;
  isEnded: boolean;
  /** How often it was followed: in all that is still counted, and in the last thirty days. */
  followed: number;
  lately: number;
}

const orders: Readonly<Record<ShortUrlSort, Prisma.Sql>> = {
  neu: Prisma.sql`s.created_at`,
  code: Prisma.sql`s.code`,
  letzthin: Prisma.sql`coalesce(f.lately, 0)`,
  gefolgt: Prisma.sql`coalesce(f.followed, 0)`,
};

/** The short addresses that are asked for, with how often they were followed. */
async function listShortUrls(
  { sort, direction, filters }: ListQuery<ShortUrlSort, 'suchen' | 'stand'>,
  { skip, take }: Slice,
  now = new Date(),
): Promise<Listed<ListedShortUrl>> {
  const since = zurichDate(new Date(now.getTime() - 30 * DAY));
  const pattern = `%${(filters.suchen ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  const where = Prisma.sql`where (s.code || ' ' || s.target || ' ' || s.note) ilike ${pattern}
    ${filters.stand === null ? Prisma.empty : filters.stand === 'gilt' ? Prisma.sql`and ended_at is null` : Prisma.sql`and ended_at is not null`}`;
  const followed = Prisma.sql`left join (
    select code, sum(count)::int as followed, coalesce(sum(count) filter (where day > ${since}::date), 0)::int as lately
    from short_url_day group by code) f on f.code = s.code`;
  const [rows, [counted]] = await Promise.all([
    db.$queryRaw<(Omit<ListedShortUrl, 'createdAt'> & { createdAt: Date })[]>`
      select s.code, s.target, s.note, s.created_at as "createdAt", s.ended_at is not null as "isEnded",
        coalesce(f.followed, 0) as followed, coalesce(f.lately, 0) as lately
      from short_url s ${followed} ${where} order by ${orders[sort]} ${directionSql[direction]}, s.code limit ${take} offset ${skip}`,
    db.$queryRaw<{ count: number }[]>`select count(*)::int as count from short_url s ${where}`,
  ]);
  return {
    rows: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    count: counted?.count ?? 0,
  };
}

export const shortUrlTable = defineTable({
  path: '/admin/kurzlinks',
  sorts: { neu: 'descending', code: 'ascending', letzthin: 'descending', gefolgt: 'descending' },
  filters: {
    suchen: { label: 'Code, Ziel oder Notiz', all: 'Code, Ziel, Notiz', choices: null },
    stand: { label: 'Stand', all: 'Alle', choices: { gilt: 'gilt', 'zu-ende': 'zu Ende' } },
  },
  read: (query, slice) => listShortUrls(query, slice),
  csv: {
    file: 'velory-kurzlinks',
    action: 'short-urls.export',
    columns: [
      ['Code', ({ code }) => code],
      ['Ziel', ({ target }) => target],
      ['Wofür', ({ note }) => note],
      ['Gemacht', ({ createdAt }) => createdAt],
      ['30 Tage', ({ lately }) => lately],
      ['Gefolgt', ({ followed }) => followed],
      ['Stand', ({ isEnded }) => (isEnded ? 'zu Ende' : 'gilt')],
    ],
  },
});
