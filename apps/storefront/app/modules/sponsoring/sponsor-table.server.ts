import { db, Prisma } from '~/platform/db.server.ts';
import type { Listed, ListQuery, Slice } from '~/platform/list-query.ts';
import { directionSql } from '~/platform/list-sql.server.ts';
import { defineTable, francsCell } from '~/platform/table.server.ts';
import { type ListedPage, toListedPage, withPaid } from './staff-lists.server.ts';

type SponsorSort = 'neu' | 'beisammen' | 'beitraege' | 'endet';

/** What the table shows of a page; whose it is says the opened page. */
export type ListedSponsorPage = ReturnType<typeof toRow>;

function toRow(row: Parameters<typeof toListedPage>[0]) {
  const { id, title, firstname, state, end, collected, goal, contributions, endsOn, createdAt }: ListedPage =
    toListedPage(row);
  return { id, title, firstname, state, end, collected, goal, contributions, endsOn, createdAt };
}

const orders: Readonly<Record<SponsorSort, Prisma.Sql>> = {
  neu: Prisma.sql`s.created_at`,
  beisammen: Prisma.sql`coalesce(p.amount, 0)`,
  beitraege: Prisma.sql`coalesce(p.count, 0)`,
  endet: Prisma.sql`s.ends_on`,
};

/** Riders' pages as the team's list asks for them. */
async function listSponsorPages(
  { sort, direction, filters }: ListQuery<SponsorSort, 'stand'>,
  { skip, take }: Slice,
): Promise<Listed<ListedSponsorPage>> {
  const where = filters.stand === null ? Prisma.empty : Prisma.sql`where s.state = ${filters.stand}::sponsor_state`;
  const isOfMoney = sort === 'beisammen' || sort === 'beitraege';
  const paid = Prisma.sql`left join (select sponsor_me_id, sum(amount) as amount, count(*) as count
    from sponsor_me_payment where state = 'paid' group by 1) p on p.sponsor_me_id = s.id`;
  const [found, [counted]] = await Promise.all([
    db.$queryRaw<{ id: string }[]>`select s.id from sponsor_me s ${isOfMoney ? paid : Prisma.empty} ${where}
      order by ${orders[sort]} ${directionSql[direction]}, s.id desc limit ${take} offset ${skip}`,
    db.$queryRaw<{ count: number }[]>`select count(*)::int as count from sponsor_me s ${where}`,
  ]);
  const ids = found.map(({ id }) => id);
  const rows = await db.sponsorMe.findMany({ where: { id: { in: ids } }, include: withPaid });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { rows: ids.flatMap((id) => byId.get(id) ?? []).map(toRow), count: counted?.count ?? 0 };
}

const states = { running: 'läuft', ordered: 'bestellt', ended: 'zu Ende' } as const;

/** The riders' pages. */
export const sponsorTable = defineTable({
  path: '/admin/sponsoring',
  sorts: { neu: 'descending', beisammen: 'descending', beitraege: 'descending', endet: 'ascending' },
  filters: {
    stand: {
      label: 'Stand',
      all: 'Alle',
      choices: states,
    },
  },
  read: listSponsorPages,
  csv: {
    file: 'velory-sponsor-me',
    action: 'sponsor.export',
    columns: [
      ['Seite', ({ title }) => title],
      ['Vorname', ({ firstname }) => firstname],
      ['Stand', ({ state }) => states[state]],
      ['Beisammen', ({ collected }) => francsCell(collected)],
      ['Ziel', ({ goal }) => francsCell(goal)],
      ['Beiträge', ({ contributions }) => contributions],
      ['Läuft bis', ({ endsOn }) => endsOn],
      ['Gemacht', ({ createdAt }) => createdAt],
    ],
  },
});
